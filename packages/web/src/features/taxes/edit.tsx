import type { taxes } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { taxesMessages } from "./messages.ts";
import { RemoveTax } from "./parts/remove-tax.tsx";
import { TaxFields } from "./parts/tax-fields.tsx";
import { taxForm } from "./parts/tax-form.ts";
import { useTaxCrumbs } from "./parts/use-crumbs.tsx";

/** One tax of a programme. */
export default function TaxEditScreen() {
  const path = usePathParams<"loyaltyId" | "taxId">();
  return (
    <RecordScreen call={calls.taxes.get} path={path} crumbs={useTaxCrumbs(path.loyaltyId)} title={(tax) => tax.title}>
      {(tax) => <TaxForm tax={tax} />}
    </RecordScreen>
  );
}

function TaxForm({ tax }: { tax: ReplyOf<typeof taxes.get> }) {
  const form = useRecordForm(calls.taxes.change, {
    ...taxForm,
    ...{ texts: useMessages(taxesMessages), record: tax, path: { loyaltyId: tax.loyalty_id, taxId: tax.id } },
    // The rate without zeros at its end.
    values: { rate: tax.rate.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "") },
  });
  return (
    <FormScreen form={form}>
      <TaxFields form={form} loyaltyId={tax.loyalty_id} />
      {!tax.is_used && <RemoveTax tax={tax} />}
    </FormScreen>
  );
}
