import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/loyalty";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { loyaltyMessages } from "../messages.ts";
import { LoyaltyFields } from "./loyalty-fields.tsx";
import { type Loyalty, loyaltyBody, loyaltyValues } from "./loyalty-values.ts";

/** Names, public texts, place and photo of a programme. */
export function LoyaltySettings({ loyalty }: { loyalty: Loyalty }) {
  const t = useMessages(loyaltyMessages);
  const path = { loyaltyId: loyalty.id };
  const form = useCallForm(calls.loyalty.change, {
    values: useMemo(() => loyaltyValues(loyalty), [loyalty]),
    version: loyalty.version,
    rules: rules.add,
    request: (_, changed) => ({ path, body: loyaltyBody(changed) }),
    fieldOf: { "time_zone.unknown": "time_zone", "country.unknown": "country" },
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <LoyaltyFields form={form} />
      <PhotoSection
        title={t.photo}
        explanation={t.photoHint}
        alt={t.photoAlt}
        photo={loyalty.photo}
        store={calls.loyalty.photo}
        remove={calls.loyalty.removePhoto}
        path={path}
      />
    </FormScreen>
  );
}
