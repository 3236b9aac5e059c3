import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "../messages.ts";
import { RegionSection, regionFailures } from "./region-section.tsx";
import type { Shown } from "./shown.ts";

/** Name, code, region and logo. */
export function GeneralForm({ business }: Shown) {
  const t = useMessages(businessMessages);
  const form = useRecordForm(calls.business.change, {
    ...{ rules: rules.add, texts: t, record: business },
    fieldOf: { ...regionFailures, "business.currency_locked": "currency" },
  });
  return (
    <FormScreen form={form}>
      <Section title={t.general} explanation={t.generalHint}>
        <TextField form={form} name="title" autoComplete="organization" />
        <CopyField label={t.fields.business_code} value={business.business_code} hint={t.codeHint} />
      </Section>
      <RegionSection form={form} currencyLocked={(business.counters?.transactions ?? 0) > 0} />
      <PhotoSection texts={t} photo={business.photo} store={calls.business.photo} remove={calls.business.removePhoto} />
    </FormScreen>
  );
}
