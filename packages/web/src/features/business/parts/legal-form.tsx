import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { useCall } from "#kit/call/use-call.ts";
import { TextAreaField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "../messages.ts";

/** The particulars that stand on the business's and companies' copies of receipts. */
export function LegalForm() {
  return (
    <Loaded of={useCall(calls.business.legalInfo, {})} fields={6}>
      {(legal) => <Particulars legal={legal} />}
    </Loaded>
  );
}

function Particulars({ legal }: { legal: ReplyOf<typeof business.legalInfo> }) {
  const t = useMessages(businessMessages);
  const form = useRecordForm(calls.business.changeLegalInfo, {
    ...{ rules: rules.changeLegalInfo, texts: t, record: legal, fieldOf: { "iban.invalid": "iban" } },
  });
  return (
    <FormScreen form={form}>
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
    </FormScreen>
  );
}
