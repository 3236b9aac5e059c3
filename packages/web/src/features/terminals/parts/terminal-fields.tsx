import { DISPLAY_TYPES, TERMINAL_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { currencyExponent } from "@patron/engine/money";
import { useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField, PhoneField, SelectField, SwitchField } from "#kit/form/fields.tsx";
import { CurrencyField, PickField } from "#kit/form/place-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { everyLanguage, languageNames } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { terminalsMessages } from "../messages.ts";
import type { TerminalValues } from "./terminal-values.ts";

interface FieldsProps {
  form: CallForm<TerminalValues>;
  /** Checks keep it in its currency. */
  hasSold?: boolean;
}

/** Every field of a terminal but what it signs in with. */
export function TerminalFields({ form, hasSold = false }: FieldsProps) {
  const t = useMessages(terminalsMessages);
  return (
    <>
      <General form={form} />
      <Selling form={form} hasSold={hasSold} />
      <Display form={form} />
      <Section title={t.work} explanation={t.workHint}>
        <PhoneField form={form} name="phone" label={t.phone} />
        <SwitchField form={form} name="staff_auth_required" label={t.staffAuth} />
        <SwitchField form={form} name="active" label={t.active} />
      </Section>
    </>
  );
}

function General({ form }: FieldsProps) {
  const t = useMessages(terminalsMessages);
  const places = useCall(calls.embedded.pos, {}).data?.items;
  return (
    <Section title={t.general} explanation={t.generalHint}>
      <TextField form={form} name="title" label={t.name} />
      <FieldRow>
        <PickField
          form={form}
          name="pos_id"
          label={t.pos}
          loading={!places}
          options={(places ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        />
        <SelectField
          form={form}
          name="terminal_type"
          label={t.type}
          options={TERMINAL_TYPES.map((value) => ({ value, label: t.types[value] }))}
        />
      </FieldRow>
      <SelectField
        form={form}
        name="language"
        label={t.language}
        hint={t.languageHint}
        options={everyLanguage.map((value) => ({ value, label: languageNames[value] }))}
      />
    </Section>
  );
}

function Selling({ form, hasSold }: FieldsProps) {
  const t = useMessages(terminalsMessages);
  const [posId, currency] = useWatch({ control: form.control.control, name: ["pos_id", "currency"] });
  const places = useCall(calls.embedded.pos, {}).data?.items ?? [];
  const loyaltyId = places.find(({ id }) => id === posId)?.loyalty_id ?? "";
  const requested = { path: { loyaltyId }, query: /^[A-Z]{3}$/.test(currency ?? "") ? { currency } : {} };
  const groups = useCall(calls.priceGroups.list, requested, { enabled: loyaltyId !== "" }).data?.items ?? [];
  return (
    <Section title={t.selling} explanation={t.sellingHint}>
      <CurrencyField form={form} name="currency" label={t.currency} lockedBecause={hasSold && t.currencyLocked} />
      <PickField
        form={form}
        name="price_group_id"
        label={t.priceGroup}
        hint={t.priceGroupHint}
        options={groups.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <DecimalField
        form={form}
        name="line_tolerance"
        label={t.tolerance}
        hint={t.toleranceHint}
        digits={currencyExponent(currency ?? "") ?? 2}
        suffix={currency}
      />
    </Section>
  );
}

function Display({ form }: FieldsProps) {
  const t = useMessages(terminalsMessages);
  const on = useWatch({ control: form.control.control, name: "display_active" });
  return (
    <Section title={t.display} explanation={t.displayHint}>
      <SwitchField form={form} name="display_active" label={t.displayActive} />
      {on && (
        <SelectField
          form={form}
          name="display_type"
          label={t.displayType}
          options={DISPLAY_TYPES.map((value) => ({ value, label: t.displayTypes[value] }))}
        />
      )}
    </Section>
  );
}
