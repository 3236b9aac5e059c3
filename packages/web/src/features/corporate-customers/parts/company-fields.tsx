import { DayField } from "#kit/form/choice-fields.tsx";
import { PhoneField, SelectField, SwitchField, TextAreaField } from "#kit/form/fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { everyLanguage, languageNames } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { companyMessages } from "../messages.ts";
import { asBusiness, type CompanyValues } from "./company-values.ts";

type Form = { form: CallForm<CompanyValues> };

/** Everything that is known of a company. */
export function CompanyFields({ form }: Form) {
  const t = useMessages(companyMessages);
  return (
    <>
      <NameFields form={form} />
      <ContactFields form={form} />
      <Section title={t.contract} explanation={t.contractHint}>
        <TextField form={form} name="contract_number" label={t.contractNumber} />
        <FieldRow>
          <DayField form={form} name="contract_date" label={t.contractDate} />
          <DayField form={form} name="contract_end_date" label={t.contractEnd} />
        </FieldRow>
      </Section>
      <Section title={t.bankAccount}>
        <TextField form={form} name="bank" label={t.bank} />
        <TextField form={form} name="iban" label="IBAN" />
      </Section>
      <Section title={t.notes} explanation={t.notesHint}>
        <TextAreaField form={form} name="comment" label={t.comment} />
        <SwitchField form={form} name="suspended" label={t.suspend} hint={t.suspendHint} />
      </Section>
    </>
  );
}

function NameFields({ form }: Form) {
  const t = useMessages(companyMessages);
  return (
    <Section title={t.company} explanation={t.companyHint}>
      <TextField form={form} name="title" label={t.name} />
      <TextField form={form} name="legal_name" label={t.legalName} />
      <FieldRow>
        <TextField form={form} name="tax_id" label={t.taxId} />
        <TextField form={form} name="vat_id" label={t.vatId} />
      </FieldRow>
      <TextField form={form} name="registration_address" label={t.address} />
      <FieldRow>
        <TextField form={form} name="code" label={t.code} hint={t.codeHint} />
        <TextField form={form} name="external_id" label={t.externalId} hint={t.externalIdHint} />
      </FieldRow>
    </Section>
  );
}

function ContactFields({ form }: Form) {
  const t = useMessages(companyMessages);
  const languages = everyLanguage.map((value) => ({ value, label: languageNames[value] }));
  return (
    <Section title={t.contact} explanation={t.contactHint}>
      <TextField form={form} name="contact_name" label={t.contactName} />
      <PhoneField form={form} name="phone" label={t.phone} />
      <FieldRow>
        <TextField form={form} name="email" label={t.email} type="email" />
        <SelectField
          form={form}
          name="language"
          label={t.language}
          options={[{ value: asBusiness, label: t.languageOfBusiness }, ...languages]}
        />
      </FieldRow>
    </Section>
  );
}
