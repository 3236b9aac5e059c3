import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { RecordForm } from "#kit/form/record-form.tsx";
import { shortDecimal } from "#kit/form/short-decimal.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { RemoveRecord } from "#kit/record/remove-record.tsx";
import { useProgrammeCrumbs } from "#kit/screen/programme-crumbs.tsx";
import { costsMessages } from "./messages.ts";
import { CostFields } from "./parts/cost-fields.tsx";
import { costForm } from "./parts/cost-form.ts";

/** One extra charge of a programme. */
export default function CostEditScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const texts = useMessages(costsMessages);
  return (
    <RecordScreen call={calls.additionalCosts.get} crumbs={useProgrammeCrumbs(loyaltyId)}>
      {(cost) => (
        <RecordForm
          {...costForm}
          call={calls.additionalCosts.change}
          texts={texts}
          record={cost}
          values={{ value: shortDecimal(cost.value) }}
        >
          {(form) => (
            <>
              <CostFields form={form} locked={cost.is_used} />
              {!cost.is_used && <RemoveRecord call={calls.additionalCosts.remove} record={cost} texts={texts} />}
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
