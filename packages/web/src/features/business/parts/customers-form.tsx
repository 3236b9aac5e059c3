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

const { session_hours: _hours, transaction_comment_required: _comment, ...shown } = rules.changeSettings;
const fieldOf = { "app_store.bad_link": "app_store_url", "google_play.bad_link": "google_play_url" } as const;

/** What customers see of the business: its name, the text on receipts, its terms, its app. The other settings are in a separate form. */
export function CustomersForm({ settings }: Shown) {
  const t = useMessages(businessMessages);
  const form = useRecordForm(calls.business.changeSettings, { rules: shown, texts: t, record: settings, fieldOf });
  return (
    <FormScreen form={form}>
      <Section title={t.receipts} explanation={t.receiptsHint}>
        <RecordFields form={form} names={["public_name", "receipt_text"]} />
      </Section>
      <Section title={t.terms} explanation={t.termsHint}>
        <TextField form={form} name="terms_url" placeholder="https://" inputMode="url" />
        <TextField form={form} name="personal_data_url" placeholder="https://" inputMode="url" />
      </Section>
      <Section title={t.app} explanation={t.appHint}>
        <TextField form={form} name="app_store_url" placeholder="https://apps.apple.com/…" inputMode="url" />
        <TextField form={form} name="google_play_url" placeholder="https://play.google.com/…" inputMode="url" />
      </Section>
      <Section title={t.advertising} explanation={t.advertisingHint}>
        <RecordFields form={form} names={["message_consent_required"]} />
      </Section>
    </FormScreen>
  );
}
