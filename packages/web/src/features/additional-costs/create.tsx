import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useProgrammeCrumbs } from "#kit/screen/programme-crumbs.tsx";
import { costsMessages } from "./messages.ts";
import { CostFields } from "./parts/cost-fields.tsx";
import { costForm } from "./parts/cost-form.ts";

/** Adds an extra charge to a programme. */
export default function CostCreateScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  return (
    <CreateScreen
      {...costForm}
      call={calls.additionalCosts.add}
      texts={useMessages(costsMessages)}
      crumbs={useProgrammeCrumbs(loyaltyId)}
      values={{ kind: "commission", type: "percentage", precision: 2, active: true }}
    >
      {(form) => <CostFields form={form} />}
    </CreateScreen>
  );
}
