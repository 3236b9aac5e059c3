import type { cardCategories } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/cardCategories";
import type { FormValues } from "#kit/form/form-values.ts";
import { ColorField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { categoryMessages } from "../messages.ts";

/** The fields of a new or existing category, and the field that shows each error. */
export const categoryForm = { rules: rules.add, fieldOf: { "card_category.default_inactive": "active" } as const };

/** Every field of a customer category, in sections. */
export function CategoryFields({ form }: { form: CallForm<FormValues<BodyOf<typeof cardCategories.add>>> }) {
  const t = useMessages(categoryMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", ["sort_order", "external_code"], "is_default", "active"]} />
      </Section>
      <Section title={t.public} explanation={t.publicHint}>
        <RecordFields form={form} names={["public_title", "public_description"]} />
        <ColorField form={form} name="color" />
        <ColorField form={form} name="text_color" />
      </Section>
      <Section title={t.notices} explanation={t.ownNoticesHint}>
        <RecordFields form={form} names={["notify_on_assign"]} placeholders={{ notify_on_assign: t.ownNoticesEmpty }} />
      </Section>
    </>
  );
}
