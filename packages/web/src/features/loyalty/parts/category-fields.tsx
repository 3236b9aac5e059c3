import { ColorField } from "#kit/form/choice-fields.tsx";
import { SwitchField, WholeField } from "#kit/form/fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { categoryMessages } from "../messages.ts";
import type { CategoryValues } from "./category-values.ts";

/** Every field of a customer category, in sections. */
export function CategoryFields({ form }: { form: CallForm<CategoryValues> }) {
  const t = useMessages(categoryMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <TextField form={form} name="title" label={t.name} />
        <FieldRow>
          <WholeField form={form} name="sort_order" label={t.order} hint={t.orderHint} />
          <TextField form={form} name="external_code" label={t.code} hint={t.codeHint} />
        </FieldRow>
        <SwitchField form={form} name="is_default" label={t.isDefault} hint={t.isDefaultHint} />
        <SwitchField form={form} name="active" label={t.active} />
      </Section>
      <Section title={t.public} explanation={t.publicHint}>
        <TextsField form={form} name="public_title" label={t.publicTitle} />
        <TextsField form={form} name="public_description" label={t.publicDescription} rows={3} />
        <ColorField form={form} name="color" label={t.color} />
        <ColorField form={form} name="text_color" label={t.textColor} />
      </Section>
    </>
  );
}
