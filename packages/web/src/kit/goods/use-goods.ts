import { calls } from "@patron/contract/routes";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Option } from "#ui/fields/option.tsx";
import { loadOf, queries, useCall } from "../call/use-call.ts";
import { useDebounced } from "../use-debounced.ts";
import { withBatchesFor } from "./goods-batches.ts";

/** What names an item where it is stored. */
export type GoodsKey = "id" | "code";

/** The items that a picker offers: of a programme, or of the whole business. */
export interface OfferedGoods {
  loyaltyId?: string | undefined;
  by?: GoodsKey;
  onlyActive?: boolean;
}

const shownAtMost = 50;
const debounceMs = 150;

/**
 * Searches items for a picker as its user types. A business may have tens of thousands, so the server finds them, and the first ones are shown;
 * `more` says that there are others.
 */
export function useGoodsSearch({ loyaltyId, by = "id", onlyActive = false }: OfferedGoods) {
  const [text, onSearch] = useState("");
  const search_text = useDebounced(text, debounceMs).trim();
  const { data, error, isPlaceholderData, refetch } = useCall(calls.embedded.goods, {
    query: {
      ...(loyaltyId !== undefined && { loyalty_id: loyaltyId }),
      ...(onlyActive && { only_active: true }),
      ...(search_text !== "" && { search_text }),
      count: shownAtMost + 1,
    },
  });
  const items = data?.items;
  const options: Option[] = useMemo(
    () => (items ?? []).slice(0, shownAtMost).map((one) => ({ value: one[by], label: one.title, hint: one.code })),
    [items, by],
  );
  return {
    options,
    onSearch,
    loading: text.trim() !== search_text || isPlaceholderData || (items === undefined && error === null),
    more: (items?.length ?? 0) > shownAtMost,
    error,
    retry: () => void refetch(),
  };
}

/** Loads the titles of stored items by their keys; of an item that no longer exists there is none. */
export function useGoodsTitles(keys: readonly string[], by: GoodsKey = "id") {
  const [batches, setBatches] = useState<readonly (readonly string[])[]>([]);
  const wanted = withBatchesFor(batches, keys);
  if (wanted !== batches) setBatches(wanted);
  const asked = wanted.map((some) =>
    loadOf(calls.embedded.goods, { query: by === "id" ? { ids: [...some] } : { codes: [...some] } }),
  );
  return useQueries({ queries: asked, combine: by === "id" ? titlesById : titlesByCode }, queries);
}

interface Titled {
  id: string;
  code: string;
  title: string;
}
const titlesBy = (by: GoodsKey) => (batches: UseQueryResult<{ items: Titled[] }>[]) => ({
  titles: new Map(batches.flatMap(({ data }) => (data?.items ?? []).map((one) => [one[by], one.title] as const))),
  isReady: batches.every(({ data, error }) => data !== undefined || error !== null),
});
// Each is one function, so that titles stay the same object as long as nothing was loaded.
const titlesById = titlesBy("id");
const titlesByCode = titlesBy("code");
