import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { RecordForm } from "#kit/form/record-form.tsx";
import { shortDecimal } from "#kit/form/short-decimal.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { RemoveRecord } from "#kit/record/remove-record.tsx";
import { useProgrammeCrumbs } from "#kit/screen/programme-crumbs.tsx";
import { taxesMessages } from "./messages.ts";
import { TaxFields } from "./parts/tax-fields.tsx";
import { taxForm } from "./parts/tax-form.ts";

/** One tax of a programme. */
export default function TaxEditScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const texts = useMessages(taxesMessages);
  return (
    <RecordScreen call={calls.taxes.get} crumbs={useProgrammeCrumbs(loyaltyId)}>
      {(tax) => (
        <RecordForm
          {...taxForm}
          call={calls.taxes.change}
          texts={texts}
          record={tax}
          values={{ rate: shortDecimal(tax.rate) }}
        >
          {(form) => (
            <>
              <TaxFields form={form} loyaltyId={loyaltyId} />
              {!tax.is_used && <RemoveRecord call={calls.taxes.remove} record={tax} texts={texts} />}
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
