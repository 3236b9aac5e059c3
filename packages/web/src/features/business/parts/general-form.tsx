import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "../messages.ts";
import { PlaceSection, placeFaults } from "./place-section.tsx";
import type { Shown } from "./shown.ts";

/** Name, code, place and logo. */
export function GeneralForm({ business }: Shown) {
  const t = useMessages(businessMessages);
  const { title, country, currency, time_zone, language } = business;
  const form = useCallForm(calls.business.change, {
    values: useMemo(
      () => ({ title, country, currency, time_zone, language }),
      [title, country, currency, time_zone, language],
    ),
    version: business.version,
    rules: rules.add,
    request: (_, changed) => ({ body: changed }),
    fieldOf: { ...placeFaults, "business.currency_locked": "currency" },
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Section title={t.general} explanation={t.generalHint}>
        <TextField form={form} name="title" label={t.name} autoComplete="organization" />
        <CopyField label={t.code} value={business.business_code} hint={t.codeHint} />
      </Section>
      <PlaceSection form={form} currencyLocked={(business.counters?.transactions ?? 0) > 0} />
      <PhotoSection
        title={t.logo}
        explanation={t.logoHint}
        alt={t.logoAlt}
        photo={business.photo}
        store={calls.business.photo}
        remove={calls.business.removePhoto}
        path={{}}
      />
    </FormScreen>
  );
}
