import { calls } from "@patron/contract/routes";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { RemoveRecord } from "#kit/record/remove-record.tsx";
import { priceMessages } from "./messages.ts";
import { PriceFields, priceForm } from "./parts/price/price-fields.tsx";
import { targetOf } from "./parts/price/target.ts";
import { usePriceCrumbs, usePriceScope } from "./parts/price/use-price-scope.tsx";

/** A price of a customer category for payments in a currency. */
export default function PriceInCurrencyEditScreen() {
  const t = useMessages(priceMessages);
  const { list } = usePriceScope();
  const { getInCurrency: get, changeInCurrency: change, removeInCurrency: remove } = calls.priceOptions;
  return (
    <RecordScreen call={get} crumbs={usePriceCrumbs()} title={(record) => targetOf(record, t)}>
      {(record) => (
        <RecordForm {...priceForm} call={change} texts={t} record={record}>
          {(form) => (
            <>
              <PriceFields form={form} />
              <RemoveRecord call={remove} record={{ ...record, title: targetOf(record, t) }} texts={t} leadsTo={list} />
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
