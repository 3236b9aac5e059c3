import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/loyalty";
import { useNavigate } from "@tanstack/react-router";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { loyaltyMessages } from "./messages.ts";
import { LoyaltyFields, refusedField } from "./parts/loyalty-fields.tsx";
import { paths } from "./screens.ts";

/** Adds a loyalty programme; place and language are the business's at first. */
export default function LoyaltyCreateScreen() {
  const t = useMessages(loyaltyMessages);
  const navigate = useNavigate();
  const business = useSession()?.business;
  const form = useRecordForm(calls.loyalty.add, {
    ...{ rules: rules.add, texts: t, fieldOf: refusedField },
    values: {
      active: true,
      ...(business && {
        country: business.country,
        default_language: business.language,
        time_zone: business.time_zone,
      }),
    },
    onDone: ({ id }) => void navigate({ to: paths.edit({ loyaltyId: id }), replace: true }),
  });
  return (
    <>
      <ScreenHeader />
      <FormScreen form={form}>
        <LoyaltyFields form={form} />
      </FormScreen>
    </>
  );
}
