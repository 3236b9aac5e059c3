import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { deliveryMessages } from "./messages.ts";
import { DeliveryFields } from "./parts/store/delivery-fields.tsx";
import { deliveryForm } from "./parts/store/delivery-form.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** Adds a delivery type to a programme. */
export default function DeliveryCreateScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  return (
    <CreateScreen
      {...deliveryForm}
      call={calls.deliveries.add}
      texts={useMessages(deliveryMessages)}
      crumbs={useLoyaltyCrumbs(loyaltyId, "store")}
      values={{ loyalty_id: loyaltyId, address_mode: "address", active: true }}
    >
      {(form) => <DeliveryFields form={form} loyaltyId={loyaltyId} />}
    </CreateScreen>
  );
}
