import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { deliveryMessages } from "./messages.ts";
import { DeliveryFields } from "./parts/store/delivery-fields.tsx";
import { deliveryForm } from "./parts/store/delivery-form.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** One delivery type of a programme. */
export default function DeliveryEditScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const texts = useMessages(deliveryMessages);
  return (
    <RecordScreen call={calls.deliveries.get} crumbs={useLoyaltyCrumbs(loyaltyId, "store")}>
      {(record) => (
        <RecordForm {...deliveryForm} call={calls.deliveries.change} texts={texts} record={record}>
          {(form) => <DeliveryFields form={form} loyaltyId={loyaltyId} />}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
