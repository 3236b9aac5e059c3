import type { Language } from "@patron/contract/enums";
import { SelectField } from "#kit/form/fields.tsx";
import { CountryField, CurrencyField, TimeZoneField } from "#kit/form/place-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { everyLanguage, languageNames } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { businessMessages } from "../messages.ts";

export interface PlaceValues {
  country: string;
  currency: string;
  time_zone: string;
  language: Language;
}

/** Where a business is, what it counts in and which language it speaks. */
export function PlaceSection<V extends PlaceValues>(props: { form: CallForm<V>; currencyLocked?: boolean }) {
  const t = useMessages(businessMessages);
  const form = props.form as unknown as CallForm<PlaceValues>; // Its own fields and these; only these are bound here.
  return (
    <Section title={t.place} explanation={t.placeHint}>
      <FieldRow>
        <CountryField form={form} name="country" label={t.country} />
        <CurrencyField
          form={form}
          name="currency"
          label={t.currency}
          lockedBecause={props.currencyLocked && t.currencyLocked}
        />
      </FieldRow>
      <TimeZoneField form={form} name="time_zone" label={t.timeZone} hint={t.timeZoneHint} />
      <SelectField
        form={form}
        name="language"
        label={t.language}
        hint={t.languageHint}
        options={everyLanguage.map((value) => ({ value, label: languageNames[value] }))}
      />
    </Section>
  );
}

/** The fields that a refused place belongs to. */
export const placeFaults = {
  "country.unknown": "country",
  "currency.unknown": "currency",
  "time_zone.unknown": "time_zone",
} as const;
