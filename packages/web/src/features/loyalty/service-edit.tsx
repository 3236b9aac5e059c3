import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { RemoveRecord } from "#kit/record/remove-record.tsx";
import { serviceMessages } from "./messages.ts";
import { ServiceFields } from "./parts/store/service-fields.tsx";
import { serviceForm } from "./parts/store/service-form.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";
import { paths } from "./screens.ts";

/** One additional service of a programme. */
export default function ServiceEditScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const texts = useMessages(serviceMessages);
  const list = `${paths.edit({ loyaltyId })}?tab=store`;
  return (
    <RecordScreen call={calls.additionalServices.get} crumbs={useLoyaltyCrumbs(loyaltyId, "store")}>
      {(record) => (
        <RecordForm {...serviceForm} call={calls.additionalServices.change} texts={texts} record={record}>
          {(form) => (
            <>
              <ServiceFields form={form} loyaltyId={loyaltyId} />
              <RemoveRecord call={calls.additionalServices.remove} record={record} texts={texts} leadsTo={list} />
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
