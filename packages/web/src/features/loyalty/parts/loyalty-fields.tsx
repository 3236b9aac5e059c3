import { BUSINESS_CATEGORIES } from "@patron/contract/enums";
import { ManyField } from "#kit/form/choice-fields.tsx";
import { SelectField, SwitchField } from "#kit/form/fields.tsx";
import { CountryField, TimeZoneField } from "#kit/form/place-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { everyLanguage, languageNames } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { loyaltyMessages } from "../messages.ts";
import type { LoyaltyValues } from "./loyalty-values.ts";

/** Every field of a programme, in sections. */
export function LoyaltyFields({ form }: { form: CallForm<LoyaltyValues> }) {
  const t = useMessages(loyaltyMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <TextField form={form} name="title" label={t.name} />
        <ManyField
          form={form}
          name="business_categories"
          label={t.businessCategories}
          options={BUSINESS_CATEGORIES.map((value) => ({ value, label: t.categories[value] }))}
        />
        <SwitchField form={form} name="active" label={t.active} hint={t.activeHint} />
      </Section>
      <Section title={t.public} explanation={t.publicHint}>
        <TextsField form={form} name="public_title" label={t.publicTitle} hint={t.publicTitleHint} />
        <TextsField form={form} name="public_description" label={t.publicDescription} rows={3} />
        <TextField form={form} name="web_site" label={t.webSite} placeholder="https://" inputMode="url" />
      </Section>
      <Section title={t.place} explanation={t.placeHint}>
        <FieldRow>
          <CountryField form={form} name="country" label={t.country} />
          <SelectField
            form={form}
            name="default_language"
            label={t.language}
            options={everyLanguage.map((value) => ({ value, label: languageNames[value] }))}
          />
        </FieldRow>
        <TimeZoneField form={form} name="time_zone" label={t.timeZone} />
      </Section>
    </>
  );
}
