import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useProgrammeCrumbs } from "#kit/screen/programme-crumbs.tsx";
import { taxesMessages } from "./messages.ts";
import { TaxFields } from "./parts/tax-fields.tsx";
import { taxForm } from "./parts/tax-form.ts";

/** Adds a tax to a programme. */
export default function TaxCreateScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  return (
    <CreateScreen
      {...taxForm}
      call={calls.taxes.add}
      texts={useMessages(taxesMessages)}
      crumbs={useProgrammeCrumbs(loyaltyId)}
      values={{ type: "percentage", precision: 2, active: true }}
    >
      {(form) => <TaxFields form={form} loyaltyId={loyaltyId} />}
    </CreateScreen>
  );
}
