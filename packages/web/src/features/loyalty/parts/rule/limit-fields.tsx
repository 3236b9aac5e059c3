import { GENDERS, PAYMENT_TYPES } from "@patron/contract/enums";
import { useWatch } from "react-hook-form";
import { ManyField } from "#kit/form/choice-fields.tsx";
import { DecimalField, SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import type { RulePart } from "./values.ts";
import { isOnGoods } from "./values.ts";

/** What the rule asks of the customer. */
export function PersonFields({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const genders = [
    { value: "any", label: t.anyGender },
    ...GENDERS.map((value) => ({ value, label: t.genders[value] })),
  ];
  return (
    <Section title={t.person} explanation={t.personHint}>
      <FieldRow>
        <WholeField form={form} name="birthday_before_days" label={t.birthdayBefore} hint={t.birthdayHint} />
        <WholeField form={form} name="birthday_after_days" label={t.birthdayAfter} />
      </FieldRow>
      <FieldRow>
        <WholeField form={form} name="age_from" label={t.ageFrom} />
        <WholeField form={form} name="age_to" label={t.ageTo} />
      </FieldRow>
      <FieldRow>
        <SelectField form={form} name="gender" label={t.gender} options={genders} />
        <WholeField form={form} name="registered_within_days" label={t.registeredWithin} />
      </FieldRow>
      <SwitchField form={form} name="first_purchase_only" label={t.firstOnly} />
    </Section>
  );
}

/** Size of the check, way of paying, and how often. */
export function LimitFields({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const action = useWatch({ control: form.control.control, name: "action_type" });
  return (
    <Section title={t.limits} explanation={t.limitsHint}>
      <FieldRow>
        <DecimalField form={form} name="check_amount_min" label={t.checkMin} digits={3} />
        <DecimalField form={form} name="check_amount_max" label={t.checkMax} digits={3} />
      </FieldRow>
      {isOnGoods(action) && (
        <FieldRow>
          <DecimalField form={form} name="goods_amount_min" label={t.goodsMin} digits={3} />
          <DecimalField form={form} name="goods_amount_max" label={t.goodsMax} digits={3} />
        </FieldRow>
      )}
      <ManyField
        form={form}
        name="payment_types"
        label={t.payments}
        placeholder={t.anyPayment}
        options={PAYMENT_TYPES.map((value) => ({ value, label: t.paymentTypes[value] }))}
      />
      <FieldRow>
        <WholeField form={form} name="limit_per_customer" label={t.perCustomer} />
        <WholeField form={form} name="limit_per_day" label={t.perDay} />
        <WholeField form={form} name="limit_total" label={t.inAll} />
      </FieldRow>
    </Section>
  );
}
