import type { corporateCustomers } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { LANGUAGES } from "@patron/contract/enums";
import { SelectField, SwitchField } from "#kit/form/fields.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { PhoneField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { companyMessages } from "../messages.ts";

interface CompanyFieldsProps {
  form: CallForm<FormValues<BodyOf<typeof corporateCustomers.add>>>;
}

/** Every field of a company, in sections. */
export function CompanyFields({ form }: CompanyFieldsProps) {
  const t = useMessages(companyMessages);
  return (
    <>
      <Section title={t.company} explanation={t.companyHint}>
        <RecordFields form={form} names={["title", "legal_name", ["tax_id", "vat_id"]]} />
        <TextField form={form} name="registration_address" />
        <RecordFields form={form} names={[["code", "external_id"]]} />
      </Section>
      <Section title={t.contact} explanation={t.contactHint}>
        <RecordFields form={form} names={["contact_name"]} />
        <PhoneField form={form} name="phone" />
        <FieldRow>
          <RecordFields form={form} names={["email"]} />
          <SelectField
            form={form}
            name="language"
            none={t.languageOfBusiness}
            options={choices(LANGUAGES, t.values.language)}
          />
        </FieldRow>
      </Section>
      <Section title={t.contract} explanation={t.contractHint}>
        <RecordFields form={form} names={["contract_number", ["contract_date", "contract_end_date"]]} />
      </Section>
      <Section title={t.bankAccount}>
        <RecordFields form={form} names={["bank", "iban"]} />
      </Section>
      <Section title={t.notes} explanation={t.notesHint}>
        <RecordFields form={form} names={["comment"]} />
        <SwitchField form={form} name="suspended" label={t.suspend} />
      </Section>
    </>
  );
}
