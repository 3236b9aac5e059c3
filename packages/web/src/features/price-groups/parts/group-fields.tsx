import { PRICES_ENTERED_AS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { SelectField, SwitchField, TextAreaField } from "#kit/form/fields.tsx";
import { CurrencyField, PickField } from "#kit/form/place-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { priceGroupsMessages } from "../messages.ts";
import type { GroupValues } from "./group-values.ts";

interface GroupFieldsProps {
  form: CallForm<GroupValues>;
  /** Terminals that sell by it keep its currency. Undefined for a new group, whose programme is still to be chosen. */
  terminals?: number;
}

/** Every field of a price group. */
export function GroupFields({ form, terminals }: GroupFieldsProps) {
  const t = useMessages(priceGroupsMessages);
  const programmes = useCall(calls.embedded.loyalties, {}).data?.items ?? [];
  const isNew = terminals === undefined;
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <TextField form={form} name="title" label={t.name} />
        {isNew && programmes.length > 1 && (
          <PickField
            form={form}
            name="loyalty_id"
            label={t.programme}
            options={programmes.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <FieldRow>
          <CurrencyField
            form={form}
            name="currency"
            label={t.currency}
            lockedBecause={!isNew && terminals > 0 && t.currencyLocked}
          />
          <TextField form={form} name="code" label={t.code} />
        </FieldRow>
        <TextAreaField form={form} name="comment" label={t.comment} rows={2} />
      </Section>
      <Section title={t.entered} explanation={t.enteredHint}>
        <SelectField
          form={form}
          name="prices_entered_as"
          label={t.enteredAs}
          options={PRICES_ENTERED_AS.map((value) => ({ value, label: t.enteredAsWays[value] }))}
        />
        <SwitchField form={form} name="active" label={t.active} hint={t.activeHint} />
      </Section>
    </>
  );
}
