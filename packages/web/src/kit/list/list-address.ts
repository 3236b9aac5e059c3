import type { PageQuery } from "@patron/contract/client";
import { useMemo } from "react";
import { pageSizes } from "#ui/table/pagination.tsx";
import type { Sort } from "#ui/table/table-column.ts";
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
  const { sort: column, order } = search;
  const sort = useMemo(() => (column ? { column, descending: order === "desc" } : null), [column, order]);
  return {
    search,
    change,
    page: Math.max(1, Math.trunc(Number(search.page ?? "1")) || 1),
    count: pageSizes.find((size) => String(size) === search.count) ?? 10,
    sort,
  };
}

/** The page that the address asks for, as calls take it. */
export function usePageQuery(): { page: Required<Pick<PageQuery, "page" | "count">> & PageQuery } {
  return { page: pageQueryOf(useListAddress()) };
}

/** The same of an address that is at hand. */
export function pageQueryOf({ page, count, sort }: Pick<ListAddress, "page" | "count" | "sort">) {
  const order = sort?.descending ? ("desc" as const) : ("asc" as const); // The call's own words.
  return { page, count, ...(sort ? { sort: sort.column, order } : {}) };
}
