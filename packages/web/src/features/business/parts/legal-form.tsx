import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { TextAreaField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "../messages.ts";

/** The legal details on the copies of receipts for the business and for companies. */
export function LegalForm() {
  const t = useMessages(businessMessages);
  const { legalInfo, changeLegalInfo } = calls.business;
  const fieldOf = { "iban.invalid": "iban" } as const;
  return (
    <PartForm load={legalInfo} call={changeLegalInfo} rules={rules.changeLegalInfo} texts={t} fieldOf={fieldOf}>
      {(form) => (
        <>
          <Section title={t.legal} explanation={t.legalHint}>
            <TextField form={form} name="legal_name" />
            <TextAreaField form={form} name="address" rows={2} />
            <TextField form={form} name="director" />
          </Section>
          <Section title={t.numbers} explanation={t.numbersHint}>
            <RecordFields form={form} names={[["registration_number", "tax_id"], "vat_number"]} />
          </Section>
          <Section title={t.bank} explanation={t.bankHint}>
            <RecordFields form={form} names={["bank", "iban", "documents_email"]} />
          </Section>
        </>
      )}
    </PartForm>
  );
}
