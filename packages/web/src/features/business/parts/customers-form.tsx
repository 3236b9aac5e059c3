import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "../messages.ts";
import type { Shown } from "./shown.ts";

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

/** What customers read of the business: its name and last words on receipts, its terms. */
export function CustomersForm({ settings }: Shown) {
  const t = useMessages(businessMessages);
  const { public_name, receipt_text, terms_url, personal_data_url } = settings;
  const form = useCallForm(calls.business.changeSettings, {
    values: useMemo(
      () => ({ public_name, receipt_text, terms_url, personal_data_url }),
      [public_name, receipt_text, terms_url, personal_data_url],
    ),
    version: settings.version,
    rules: rules.changeSettings,
    request: (_, changed) => ({
      body: {
        ...changed,
        terms_url: orNull(changed.terms_url),
        personal_data_url: orNull(changed.personal_data_url),
      },
    }),
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Section title={t.receipts} explanation={t.receiptsHint}>
        <TextsField form={form} name="public_name" label={t.publicName} hint={t.publicNameHint} />
        <TextsField form={form} name="receipt_text" label={t.receiptText} hint={t.receiptTextHint} rows={3} />
      </Section>
      <Section title={t.terms} explanation={t.termsHint}>
        <TextField form={form} name="terms_url" label={t.termsUrl} placeholder="https://" inputMode="url" />
        <TextField form={form} name="personal_data_url" label={t.personalData} placeholder="https://" inputMode="url" />
      </Section>
    </FormScreen>
  );
}
