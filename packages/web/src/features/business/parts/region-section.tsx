import type { Language } from "@patron/contract/enums";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "../messages.ts";

export interface RegionValues {
  country: string;
  currency: string;
  time_zone: string;
  language: Language;
}

/** Country, currency, time zone and language of a business. */
export function RegionSection<V extends RegionValues>(props: { form: CallForm<V>; currencyLocked?: boolean }) {
  const t = useMessages(businessMessages);
  const form = props.form as unknown as CallForm<RegionValues>; // Its own fields and these; only these are bound here.
  return (
    <Section title={t.place} explanation={t.placeHint}>
      <RecordFields
        form={form}
        names={[["country", "currency"], "time_zone", "language"]}
        locked={{ currency: props.currencyLocked && t.currencyLocked }}
      />
    </Section>
  );
}

/** The field of each refused regional value. */
export const regionFailures = {
  "country.unknown": "country",
  "currency.unknown": "currency",
  "time_zone.unknown": "time_zone",
} as const;
