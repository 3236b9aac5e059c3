import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { optionsOf } from "#kit/options.ts";
import type { Option } from "#ui/fields/option.tsx";

/** Returns the items and categories of a programme, for pickers. */
export function useGoodsOptions(loyaltyId: string): { goods: Option[]; categories: Option[] } {
  const goods = useCall(calls.embedded.goods, { query: { loyalty_id: loyaltyId } }).data?.items;
  const categories = useCall(calls.goods.categories, { path: { loyaltyId } }).data?.items;
  return useMemo(
    () => ({
      goods: (goods ?? []).map(({ id, title, code }) => ({ value: id, label: title, hint: code })),
      categories: optionsOf(categories),
    }),
    [goods, categories],
  );
}
