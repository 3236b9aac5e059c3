import type { news } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/news";
import type { FormValues } from "#kit/form/form-values.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { newsMessages } from "../messages.ts";

/** The rules of the fields of news, and the field that shows each error. */
export const newsForm = {
  rules: rules.add,
  fieldOf: {
    "loyalty.not_found": "loyalty_id",
    "pos.not_found": "pos_ids",
    "news.dates_reversed": "date_to",
  } as const,
};

/** Every field of news, in sections. */
export function NewsFields({ form }: { form: CallForm<FormValues<BodyOf<typeof news.add>>> }) {
  const t = useMessages(newsMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", "loyalty_id", "pos_ids", "active"]} />
      </Section>
      <Section title={t.text} explanation={t.textHint}>
        <RecordFields form={form} names={["public_title", "public_text", "url"]} />
      </Section>
      <Section title={t.period} explanation={t.periodHint}>
        <RecordFields form={form} names={[["date_from", "date_to"], "priority"]} />
      </Section>
    </>
  );
}
