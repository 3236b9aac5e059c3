import { GENDERS, PAYMENT_TYPES } from "@patron/contract/enums";
import { useWatch } from "react-hook-form";
import { SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import type { RulePart } from "./values.ts";
import { isOnGoods } from "./values.ts";

/** What the rule asks of the customer. */
export function PersonFields({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const genders = [{ value: "any", label: t.anyGender }, ...choices(GENDERS, t.values.gender)];
  return (
    <Section title={t.person} explanation={t.personHint}>
      <FieldRow>
        <WholeField form={form} name="birthday_before_days" />
        <WholeField form={form} name="birthday_after_days" />
      </FieldRow>
      <FieldRow>
        <WholeField form={form} name="age_from" />
        <WholeField form={form} name="age_to" />
      </FieldRow>
      <FieldRow>
        <SelectField form={form} name="gender" options={genders} />
        <WholeField form={form} name="registered_within_days" />
      </FieldRow>
      <SwitchField form={form} name="first_purchase_only" />
    </Section>
  );
}

/** Size of the check, way of paying, and how often. */
export function LimitFields({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const action = useWatch({ control: form.control.control, name: "action_type" });
  return (
    <Section title={t.limits} explanation={t.limitsHint}>
      <RecordFields form={form} names={[["check_amount_min", "check_amount_max"]]} />
      {isOnGoods(action) && <RecordFields form={form} names={[["goods_amount_min", "goods_amount_max"]]} />}
      <ManyField
        form={form}
        name="payment_types"
        placeholder={t.anyPayment}
        options={choices(PAYMENT_TYPES, t.values.payment_types)}
      />
      <RecordFields form={form} names={[["limit_per_customer", "limit_per_day", "limit_total"]]} />
    </Section>
  );
}
