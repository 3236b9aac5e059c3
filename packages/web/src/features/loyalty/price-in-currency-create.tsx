import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { priceMessages } from "./messages.ts";
import { newPrice, PriceFields, priceForm } from "./parts/price/price-fields.tsx";
import { usePriceCrumbs } from "./parts/price/use-price-scope.tsx";

/** Adds a price of a customer category for payments in a currency. */
export default function PriceInCurrencyCreateScreen() {
  return (
    <CreateScreen
      {...priceForm}
      call={calls.priceOptions.addInCurrency}
      texts={useMessages(priceMessages)}
      crumbs={usePriceCrumbs()}
      values={newPrice}
    >
      {(form) => <PriceFields form={form} />}
    </CreateScreen>
  );
}
