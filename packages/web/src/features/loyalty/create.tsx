import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useSession } from "#kit/session/session.ts";
import { loyaltyMessages } from "./messages.ts";
import { LoyaltyFields, loyaltyForm } from "./parts/loyalty-fields.tsx";

/** Adds a loyalty programme, with the region and language of the business. */
export default function LoyaltyCreateScreen() {
  const business = useSession()?.business;
  return (
    <CreateScreen
      {...loyaltyForm}
      call={calls.loyalty.add}
      texts={useMessages(loyaltyMessages)}
      values={{
        active: true,
        ...(business && {
          country: business.country,
          default_language: business.language,
          time_zone: business.time_zone,
        }),
      }}
    >
      {(form) => <LoyaltyFields form={form} />}
    </CreateScreen>
  );
}
