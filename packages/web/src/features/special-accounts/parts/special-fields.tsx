import { EXPIRE_TYPES } from "@patron/contract/enums";
import { useWatch } from "react-hook-form";
import { type Counted, digitsOf, useCountedName } from "#kit/account-amount.ts";
import { DecimalField, SelectField, SwitchField } from "#kit/form/fields.tsx";
import { ListTextField } from "#kit/form/list-text-field.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { ManyGoodsField } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices, useOptions } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { specialAccountMessages } from "../messages.ts";
import { LifeField } from "./life-field.tsx";
import type { SpecialValues } from "./special-values.ts";

interface FieldsProps {
  form: CallForm<SpecialValues>;
  /** Whether customers have it: its type cannot change then. */
  used?: boolean;
}
type Part = FieldsProps & { counted: Counted };

/** Every field of a special account, in sections. */
export function SpecialFields({ form, used = false }: FieldsProps) {
  const t = useMessages(specialAccountMessages);
  const [type, currency, unit] = useWatch({ control: form.control.control, name: ["type", "currency", "unit"] });
  const counted = { type, currency: type === "money" ? currency : null, unit: type === "goods" ? unit : null };
  const part = { form, used, counted };
  return (
    <>
      <General {...part} />
      <Section title={t.texts} explanation={t.textsHint}>
        <RecordFields form={form} names={["public_title", "public_description"]} />
      </Section>
      <Where form={form} />
      <Credit {...part} />
      <Refills {...part} />
    </>
  );
}

function General({ form, used, counted: { type } }: Part) {
  const t = useMessages(specialAccountMessages);
  const locked = used && t.locked;
  return (
    <Section title={t.general} explanation={t.generalHint}>
      <RecordFields form={form} names={["title"]} />
      <FieldRow>
        <RecordFields form={form} names={["type"]} locked={{ type: locked }} />
        {type === "money" && <RecordFields form={form} names={["currency"]} locked={{ currency: locked }} />}
        {type === "goods" && <RecordFields form={form} names={["unit"]} locked={{ unit: locked }} />}
      </FieldRow>
      <RecordFields form={form} names={[["scope", "sort_order"]]} locked={{ scope: locked }} />
      <SwitchField form={form} name="active" label={t.active} />
    </Section>
  );
}

function Where({ form }: FieldsProps) {
  const t = useMessages(specialAccountMessages);
  return (
    <Section title={t.where} explanation={t.whereHint}>
      <ManyField form={form} name="loyalty_ids" {...useOptions("loyalty")} placeholder={t.everywhere} />
      <ManyField form={form} name="pos_ids" {...useOptions("pos")} placeholder={t.everywhere} />
      <ManyGoodsField form={form} name="goods_codes" by="code" placeholder={t.everything} />
    </Section>
  );
}

function Credit({ form, counted }: Part) {
  const t = useMessages(specialAccountMessages);
  const credit = useWatch({ control: form.control.control, name: "credit_type" });
  const amount = { form, digits: digitsOf(counted), suffix: useCountedName()(counted) };
  return (
    <Section title={t.creditTitle} explanation={t.creditHint}>
      <FieldRow>
        <RecordFields form={form} names={["credit_type"]} />
        {credit === "credit" && <DecimalField {...amount} name="credit_limit" />}
      </FieldRow>
      <FieldRow>
        <DecimalField {...amount} name="limit_without_pin" />
        <DecimalField {...amount} name="low_balance_notify" />
      </FieldRow>
      <RecordFields form={form} names={[["odometer", "vehicle_id"], "bonuses_on_payment"]} />
    </Section>
  );
}

function Refills({ form, used, counted }: Part) {
  const t = useMessages(specialAccountMessages);
  const [expires, inApp] = useWatch({ control: form.control.control, name: ["expire_type", "refill_allowed_in_app"] });
  const amount = { form, digits: digitsOf(counted), suffix: useCountedName()(counted) };
  // Once customers have it, an account with expiry keeps it, and one without gets none.
  const types = used ? EXPIRE_TYPES.filter((type) => (type === "none") === (expires === "none")) : EXPIRE_TYPES;
  return (
    <Section title={t.refills} explanation={t.refillsHint}>
      <FieldRow>
        <SelectField
          form={form}
          name="expire_type"
          options={choices(types, t.values.expire_type)}
          lockedBecause={used && expires === "none" && t.locked}
        />
        {expires !== "none" && <LifeField form={form} endsOn={expires === "date" ? "day" : "span"} />}
      </FieldRow>
      <ListTextField form={form} name="refill_presets" separator="; " itemsIn={amountsIn} />
      <RecordFields form={form} names={["refill_allowed_in_app"]} />
      {inApp && (
        <FieldRow>
          <DecimalField {...amount} name="refill_min" />
          <DecimalField {...amount} name="refill_max" />
        </FieldRow>
      )}
    </Section>
  );
}

const amountsIn = (text: string) =>
  text
    .split(/[;\s]+/)
    .map((amount) => amount.replace(",", "."))
    .filter(Boolean);
