import type { PageAsk } from "@patron/contract/client";
import { pageSizes } from "#ui/pagination.tsx";
import type { Sort } from "#ui/table-column.ts";
import { type Search, useAddress } from "../address.ts";

/** What the address says of a list: which page, how many rows, sorted by what. */
export interface ListAddress {
  search: Search;
  change: (change: Search) => void;
  page: number;
  count: number;
  sort: Sort | null;
}

/** The list's part of the address. What means nothing there is as if it were not. */
export function useListAddress(): ListAddress {
  const [search, change] = useAddress();
  return {
    search,
    change,
    page: Math.max(1, Math.trunc(Number(search.page ?? "1")) || 1),
    count: pageSizes.find((size) => String(size) === search.count) ?? 10,
    sort: search.sort ? { column: search.sort, descending: search.order === "desc" } : null,
  };
}

/** The page that the address asks for, as calls take it. */
export function usePageAsk(): { page: Required<Pick<PageAsk, "page" | "count">> & PageAsk } {
  return { page: pageAskOf(useListAddress()) };
}

/** The same of an address that is at hand. */
export function pageAskOf({ page, count, sort }: Pick<ListAddress, "page" | "count" | "sort">) {
  const order = sort?.descending ? ("desc" as const) : ("asc" as const); // The call's own words.
  return { page, count, ...(sort ? { sort: sort.column, order } : {}) };
}
