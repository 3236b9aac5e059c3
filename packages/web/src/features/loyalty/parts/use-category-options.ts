import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { optionsOf } from "#kit/options.ts";
import type { Option } from "#ui/fields/option.tsx";

/** Returns the categories of a programme, for pickers. */
export function useCategoryOptions(loyaltyId: string): Option[] {
  const categories = useCall(calls.goods.categories, { path: { loyaltyId } }).data?.items;
  return useMemo(() => optionsOf(categories), [categories]);
}
