import {
  ACCOUNT_QUESTIONS,
  CREDIT_TYPES,
  EXPIRE_TYPES,
  SPECIAL_ACCOUNT_SCOPES,
  SPECIAL_ACCOUNT_TYPES,
  UNITS,
} from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useWatch } from "react-hook-form";
import { type Counted, digitsOf, useCountedName } from "#kit/account-amount.ts";
import { useCall } from "#kit/call/use-call.ts";
import { DayField } from "#kit/form/choice-fields.tsx";
import { DecimalField, SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { PickManyField } from "#kit/form/pick-many-field.tsx";
import { CurrencyField } from "#kit/form/place-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { specialAccountMessages } from "../messages.ts";
import type { SpecialValues } from "./special-values.ts";

interface FieldsProps {
  form: CallForm<SpecialValues>;
  /** Customers have it: what it counts stays. */
  used?: boolean;
}
type Part = FieldsProps & { counted: Counted };

export const optionsOf = <Word extends string>(common: readonly Word[], names: Record<Word, string>) =>
  common.map((value) => ({ value, label: names[value] }));

/** Every field of a special account, in sections. */
export function SpecialFields({ form, used = false }: FieldsProps) {
  const t = useMessages(specialAccountMessages);
  const [type, currency, unit] = useWatch({ control: form.control.control, name: ["type", "currency", "unit"] });
  const counted = {
    type,
    currency: type === "money" ? currency : null,
    unit: type === "goods" ? (unit as Counted["unit"]) : null, // One of the select's own values.
  };
  const part = { form, used, counted };
  return (
    <>
      <General {...part} />
      <Section title={t.texts} explanation={t.textsHint}>
        <TextsField form={form} name="public_title" label={t.publicTitle} />
        <TextsField form={form} name="public_description" label={t.publicDescription} rows={3} />
      </Section>
      <Where form={form} />
      <Credit {...part} />
      <Refills {...part} />
    </>
  );
}

function General({ form, used, counted }: Part) {
  const t = useMessages(specialAccountMessages);
  const common = useCommonMessages();
  const lockedBecause = used && t.locked;
  return (
    <Section title={t.general} explanation={t.generalHint}>
      <TextField form={form} name="title" label={t.name} hint={t.nameHint} />
      <FieldRow>
        <SelectField
          form={form}
          name="type"
          label={t.type}
          options={optionsOf(SPECIAL_ACCOUNT_TYPES, t.types)}
          lockedBecause={lockedBecause}
        />
        {counted.type === "money" && (
          <CurrencyField form={form} name="currency" label={t.currency} lockedBecause={lockedBecause} />
        )}
        {counted.type === "goods" && (
          <SelectField
            form={form}
            name="unit"
            label={t.unit}
            options={optionsOf(UNITS, common.units)}
            lockedBecause={lockedBecause}
          />
        )}
      </FieldRow>
      <FieldRow>
        <SelectField
          form={form}
          name="scope"
          label={t.scope}
          options={optionsOf(SPECIAL_ACCOUNT_SCOPES, t.scopes)}
          lockedBecause={lockedBecause}
        />
        <WholeField form={form} name="sort_order" label={t.order} />
      </FieldRow>
      <SwitchField form={form} name="active" label={t.active} />
    </Section>
  );
}

function Where({ form }: FieldsProps) {
  const t = useMessages(specialAccountMessages);
  const loyalties = useCall(calls.embedded.loyalties, {}).data?.items;
  const places = useCall(calls.embedded.pos, {}).data?.items;
  const goods = useCall(calls.embedded.goods, {}).data?.items;
  const titled = (all: readonly { id: string; title: string }[] = []) =>
    all.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Section title={t.where} explanation={t.whereHint}>
      <PickManyField
        form={form}
        name="loyalty_ids"
        label={t.programmes}
        options={titled(loyalties)}
        loading={!loyalties}
        placeholder={t.everywhere}
      />
      <PickManyField
        form={form}
        name="pos_ids"
        label={t.places}
        options={titled(places)}
        loading={!places}
        placeholder={t.everywhere}
      />
      <PickManyField
        form={form}
        name="goods_codes"
        label={t.goods}
        options={(goods ?? []).map(({ code, title }) => ({ value: code, label: title, hint: code }))}
        loading={!goods}
        placeholder={t.everything}
      />
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
        <SelectField form={form} name="credit_type" label={t.credit} options={optionsOf(CREDIT_TYPES, t.credits)} />
        {credit === "credit" && <DecimalField {...amount} name="credit_limit" label={t.creditLimit} />}
      </FieldRow>
      <FieldRow>
        <DecimalField {...amount} name="limit_without_pin" label={t.pin} hint={t.pinHint} />
        <DecimalField {...amount} name="low_balance_notify" label={t.low} hint={t.lowHint} />
      </FieldRow>
      <FieldRow>
        <SelectField
          form={form}
          name="odometer"
          label={t.odometer}
          options={optionsOf(ACCOUNT_QUESTIONS, t.questions)}
        />
        <SelectField
          form={form}
          name="vehicle_id"
          label={t.vehicle}
          options={optionsOf(ACCOUNT_QUESTIONS, t.questions)}
        />
      </FieldRow>
      <SwitchField form={form} name="bonuses_on_payment" label={t.bonusesOnPayment} />
    </Section>
  );
}

function Refills({ form, used, counted }: Part) {
  const t = useMessages(specialAccountMessages);
  const [expires, inApp] = useWatch({ control: form.control.control, name: ["expire_type", "refill_allowed_in_app"] });
  const amount = { form, digits: digitsOf(counted), suffix: useCountedName()(counted) };
  // Once somebody has it, value that ends stays so, and value that does not stays so too.
  const types = used ? EXPIRE_TYPES.filter((type) => (type === "none") === (expires === "none")) : EXPIRE_TYPES;
  return (
    <Section title={t.refills} explanation={t.refillsHint}>
      <FieldRow>
        <SelectField
          form={form}
          name="expire_type"
          label={t.expires}
          options={optionsOf(types, t.expireTypes)}
          lockedBecause={used && expires === "none" && t.locked}
        />
        {expires === "date" && <DayField form={form} name="last_date" label={t.expireDate} />}
        {(expires === "day" || expires === "month") && <WholeField form={form} name="life" label={t.expireValue} />}
      </FieldRow>
      <TextField form={form} name="presets" label={t.presets} hint={t.presetsHint} />
      <SwitchField form={form} name="refill_allowed_in_app" label={t.inApp} />
      {inApp && (
        <FieldRow>
          <DecimalField {...amount} name="refill_min" label={t.refillMin} />
          <DecimalField {...amount} name="refill_max" label={t.refillMax} />
        </FieldRow>
      )}
    </Section>
  );
}
