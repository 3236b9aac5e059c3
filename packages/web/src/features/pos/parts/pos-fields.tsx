import { POS_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField, PhoneField, SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { CountryField, PickField, TimeZoneField } from "#kit/form/place-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { posMessages } from "../messages.ts";
import type { PosValues } from "./pos-values.ts";

interface PosFieldsProps {
  form: CallForm<PosValues>;
  /** Active terminals keep the place from being switched off. */
  terminals?: number;
}

/** Every field of a point of sale, in sections. */
export function PosFields({ form, terminals = 0 }: PosFieldsProps) {
  const t = useMessages(posMessages);
  return (
    <>
      <General form={form} />
      <Place form={form} />
      <Section title={t.contact} explanation={t.contactHint}>
        <PhoneField form={form} name="phone" label={t.phone} />
        <TextField form={form} name="email" label={t.email} type="email" />
      </Section>
      <Section title={t.work} explanation={t.workHint}>
        <WholeField form={form} name="priority" label={t.priority} hint={t.priorityHint} />
        <SwitchField form={form} name="active" label={t.active} lockedBecause={terminals > 0 && t.activeLocked} />
      </Section>
    </>
  );
}

function General({ form }: PosFieldsProps) {
  const t = useMessages(posMessages);
  const loyalties = useCall(calls.embedded.loyalties, {}).data?.items;
  return (
    <Section title={t.general} explanation={t.generalHint}>
      <TextField form={form} name="title" label={t.name} />
      <FieldRow>
        <SelectField
          form={form}
          name="pos_type"
          label={t.type}
          options={POS_TYPES.map((value) => ({ value, label: t.types[value] }))}
        />
        <PickField
          form={form}
          name="loyalty_id"
          label={t.loyalty}
          loading={!loyalties}
          options={(loyalties ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        />
      </FieldRow>
      <TextsField form={form} name="public_title" label={t.publicTitle} hint={t.publicTitleHint} />
      <TextsField form={form} name="public_description" label={t.publicDescription} rows={3} />
    </Section>
  );
}

function Place({ form }: PosFieldsProps) {
  const t = useMessages(posMessages);
  return (
    <Section title={t.place} explanation={t.placeHint}>
      <TextField form={form} name="address.street" label={t.street} />
      <FieldRow>
        <TextField form={form} name="address.zip" label={t.zip} />
        <TextField form={form} name="address.city" label={t.city} />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="address.region" label={t.region} />
        <CountryField form={form} name="country" label={t.country} />
      </FieldRow>
      <TimeZoneField form={form} name="time_zone" label={t.timeZone} />
      <FieldRow>
        <DecimalField form={form} name="latitude" label={t.latitude} digits={6} negative hint={t.coordinatesHint} />
        <DecimalField form={form} name="longitude" label={t.longitude} digits={6} negative />
      </FieldRow>
    </Section>
  );
}
