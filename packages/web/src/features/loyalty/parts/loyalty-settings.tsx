import type { loyalty } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/loyalty";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { loyaltyMessages } from "../messages.ts";
import { LoyaltyFields, refusedField } from "./loyalty-fields.tsx";

/** Names, public texts, place and photo of a programme. */
export function LoyaltySettings({ record }: { record: ReplyOf<typeof loyalty.get> }) {
  const t = useMessages(loyaltyMessages);
  const path = { loyaltyId: record.id };
  const form = useRecordForm(calls.loyalty.change, {
    ...{ rules: rules.add, texts: t, record, path, fieldOf: refusedField },
  });
  return (
    <FormScreen form={form}>
      <LoyaltyFields form={form} />
      <PhotoSection
        title={t.fields.photo}
        explanation={t.photoHint}
        alt={t.photoAlt}
        photo={record.photo}
        store={calls.loyalty.photo}
        remove={calls.loyalty.removePhoto}
        path={path}
      />
    </FormScreen>
  );
}
