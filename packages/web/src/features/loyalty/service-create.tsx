import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { serviceMessages } from "./messages.ts";
import { ServiceFields } from "./parts/store/service-fields.tsx";
import { serviceForm } from "./parts/store/service-form.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** Adds an additional service to a programme. */
export default function ServiceCreateScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  return (
    <CreateScreen
      {...serviceForm}
      call={calls.additionalServices.add}
      texts={useMessages(serviceMessages)}
      crumbs={useLoyaltyCrumbs(loyaltyId, "store")}
      values={{ active: true, sort_order: 0 }}
    >
      {(form) => <ServiceFields form={form} loyaltyId={loyaltyId} />}
    </CreateScreen>
  );
}
