import type { loyalty } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/loyalty";
import type { FormValues } from "#kit/form/form-values.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { loyaltyMessages } from "../messages.ts";

/** The fields of a new or existing programme, and the field that shows each error. */
export const loyaltyForm = {
  rules: rules.add,
  fieldOf: { "time_zone.unknown": "time_zone", "country.unknown": "country" } as const,
};

/** Every field of a programme, in sections. */
export function LoyaltyFields({ form }: { form: CallForm<FormValues<BodyOf<typeof loyalty.add>>> }) {
  const t = useMessages(loyaltyMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", "business_categories", "active"]} />
      </Section>
      <Section title={t.public} explanation={t.publicHint}>
        <RecordFields form={form} names={["public_title", "public_description"]} />
        <TextField form={form} name="web_site" placeholder="https://" inputMode="url" />
      </Section>
      <Section title={t.region} explanation={t.regionHint}>
        <RecordFields form={form} names={[["country", "default_language"], "time_zone"]} />
      </Section>
    </>
  );
}
