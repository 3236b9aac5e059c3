import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { useMemo } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { TextAreaField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { businessMessages } from "../messages.ts";

/** The particulars that stand on the business's and companies' copies of receipts. */
export function LegalForm() {
  const { data, error, refetch } = useCall(calls.business.legalInfo, {});
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return data ? <Particulars legal={data} /> : <SkeletonForm fields={6} />;
}

function Particulars({ legal }: { legal: ReplyOf<typeof business.legalInfo> }) {
  const t = useMessages(businessMessages);
  const form = useCallForm(calls.business.changeLegalInfo, {
    values: useMemo(() => {
      const { version: _, modified_dt: __, ...told } = legal;
      return told;
    }, [legal]),
    version: legal.version,
    rules: rules.changeLegalInfo,
    request: (_, { iban, documents_email, ...changed }) => ({
      body: {
        ...changed,
        ...(iban === undefined ? {} : { iban: iban || null }),
        ...(documents_email === undefined ? {} : { documents_email: documents_email || null }),
      },
    }),
    fieldOf: { "iban.invalid": "iban" },
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Section title={t.legal} explanation={t.legalHint}>
        <TextField form={form} name="legal_name" label={t.legalName} />
        <TextAreaField form={form} name="address" label={t.legalAddress} rows={2} />
        <TextField form={form} name="director" label={t.director} />
      </Section>
      <Section title={t.numbers} explanation={t.numbersHint}>
        <FieldRow>
          <TextField form={form} name="registration_number" label={t.registrationNumber} />
          <TextField form={form} name="tax_id" label={t.taxId} />
        </FieldRow>
        <TextField form={form} name="vat_number" label={t.vatNumber} />
      </Section>
      <Section title={t.bank} explanation={t.bankHint}>
        <TextField form={form} name="bank" label={t.bankName} />
        <TextField form={form} name="iban" label="IBAN" />
        <TextField form={form} name="documents_email" label={t.documentsEmail} type="email" />
      </Section>
    </FormScreen>
  );
}
