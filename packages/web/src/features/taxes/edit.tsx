import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address.ts";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { RemoveRecord } from "#kit/record/remove-record.tsx";
import { taxesMessages } from "./messages.ts";
import { TaxFields } from "./parts/tax-fields.tsx";
import { taxForm } from "./parts/tax-form.ts";
import { useTaxCrumbs } from "./parts/use-crumbs.tsx";

/** One tax of a programme. */
export default function TaxEditScreen() {
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const texts = useMessages(taxesMessages);
  return (
    <RecordScreen call={calls.taxes.get} crumbs={useTaxCrumbs(loyaltyId)}>
      {(tax) => (
        <RecordForm
          {...taxForm}
          call={calls.taxes.change}
          texts={texts}
          record={tax}
          values={{ rate: short(tax.rate) }}
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

/** A rate without trailing zeros. */
const short = (rate: string) => rate.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
