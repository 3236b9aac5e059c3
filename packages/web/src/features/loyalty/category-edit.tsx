import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { priceMessages } from "./messages.ts";
import { CategoryForm } from "./parts/category-form.tsx";
import { PriceList } from "./parts/price/price-list.tsx";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** One customer category: its settings, and its prices. */
export default function CategoryEditScreen() {
  const t = useMessages(priceMessages);
  const { loyaltyId } = usePathParams<"loyaltyId">();
  return (
    <RecordScreen
      call={calls.cardCategories.get}
      crumbs={useLoyaltyCrumbs(loyaltyId, "categories")}
      leaves={{ pay: undefined }}
      tabs={{ settings: [t.tabSettings, CategoryForm], prices: [t.title, PriceList] }}
    />
  );
}
