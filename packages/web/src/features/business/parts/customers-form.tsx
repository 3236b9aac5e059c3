import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "../messages.ts";
import type { Shown } from "./shown.ts";

const { public_name, receipt_text, terms_url, personal_data_url, message_consent_required } = rules.changeSettings;
/** The other settings are in a separate form. */
const shown = { public_name, receipt_text, terms_url, personal_data_url, message_consent_required };

/** What customers see of the business: its name, the text on receipts, its terms. */
export function CustomersForm({ settings }: Shown) {
  const t = useMessages(businessMessages);
  const form = useRecordForm(calls.business.changeSettings, { rules: shown, texts: t, record: settings });
  return (
    <FormScreen form={form}>
      <Section title={t.receipts} explanation={t.receiptsHint}>
        <RecordFields form={form} names={["public_name", "receipt_text"]} />
      </Section>
      <Section title={t.terms} explanation={t.termsHint}>
        <TextField form={form} name="terms_url" placeholder="https://" inputMode="url" />
        <TextField form={form} name="personal_data_url" placeholder="https://" inputMode="url" />
      </Section>
      <Section title={t.advertising} explanation={t.advertisingHint}>
        <RecordFields form={form} names={["message_consent_required"]} />
      </Section>
    </FormScreen>
  );
}
