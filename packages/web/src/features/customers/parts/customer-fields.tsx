import { CUSTOMER_GENDERS } from "@patron/contract/enums";
import { DayField } from "#kit/form/choice-fields.tsx";
import { PhoneField, SelectField, SwitchField, TextAreaField } from "#kit/form/fields.tsx";
import { CountryField } from "#kit/form/place-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { everyLanguage, languageNames } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { customerMessages } from "../messages.ts";
import { type CustomerValues, unknown } from "./customer-values.ts";

type Form = { form: CallForm<CustomerValues> };

/** How a customer is found. */
export function IdentityFields({ form }: Form) {
  const t = useMessages(customerMessages);
  return (
    <Section title={t.identity} explanation={t.identityHint}>
      <PhoneField form={form} name="phone" label={t.phone} />
      <FieldRow>
        <TextField form={form} name="email" label={t.email} type="email" />
        <TextField form={form} name="external_id" label={t.externalId} />
      </FieldRow>
    </Section>
  );
}

/** What a customer has told of themselves. */
export function PersonFields({ form }: Form) {
  const t = useMessages(customerMessages);
  const genders = CUSTOMER_GENDERS.map((value) => ({ value, label: t.genders[value] }));
  const languages = everyLanguage.map((value) => ({ value, label: languageNames[value] }));
  const nothing = { value: unknown, label: t.notKnown };
  return (
    <Section title={t.person} explanation={t.personHint}>
      <FieldRow>
        <TextField form={form} name="first_name" label={t.firstName} />
        <TextField form={form} name="last_name" label={t.lastName} />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="middle_name" label={t.middleName} />
        <DayField form={form} name="birth_date" label={t.birthday} />
      </FieldRow>
      <FieldRow>
        <SelectField form={form} name="gender" label={t.gender} options={[nothing, ...genders]} />
        <SelectField form={form} name="language" label={t.language} options={[nothing, ...languages]} />
      </FieldRow>
      <FieldRow>
        <CountryField form={form} name="country" label={t.country} />
        <TextField form={form} name="city" label={t.city} />
      </FieldRow>
    </Section>
  );
}

/** What the staff keeps of a customer. */
export function StaffFields({ form }: Form) {
  const t = useMessages(customerMessages);
  return (
    <Section title={t.notes} explanation={t.notesHint}>
      <TextField form={form} name="tags" label={t.tags} hint={t.tagsHint} />
      <TextAreaField form={form} name="comment" label={t.comment} />
      <SwitchField form={form} name="blocked" label={t.block} hint={t.blockHint} />
    </Section>
  );
}
