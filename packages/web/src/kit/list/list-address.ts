import type { PageQuery, RouteTo } from "@patron/contract/client";
import { useMemo } from "react";
import type { RowsPerPage } from "#ui/table/pagination.tsx";
import type { Sort } from "#ui/table/table-column.ts";
import { type Search, useAddress } from "../address/address.ts";
import { useFittingRows, useListsSettings } from "./list-settings.ts";
import { rowsPerPageOf } from "./rows-per-page.ts";

/** The state of a list in its address: page, rows per page, order. */
export interface ListAddress {
  search: Search;
  change: (change: Search) => void;
  page: number;
  /** Rows of a page. */
  count: number;
  rowsPerPage: RowsPerPage;
  sort: Sort | null;
}

/** Returns the list's part of the address; unknown values count as absent. By default pages have the length that the user chose last. */
export function useListAddress(): ListAddress {
  const [search, change] = useAddress();
  const [settings] = useListsSettings();
  const fitting = useFittingRows(settings.density);
  const rowsPerPage = rowsPerPageOf(search.count) ?? settings.rowsPerPage;
  const { sort: column, order } = search;
  const sort = useMemo(() => (column ? { column, descending: order === "desc" } : null), [column, order]);
  return {
    search,
    change,
    page: Math.max(1, Math.trunc(Number(search.page ?? "1")) || 1),
    count: rowsPerPage === "fit" ? fitting : rowsPerPage,
    rowsPerPage,
    sort,
  };
}

/** Returns the requested page as this call takes it. */
export function usePageQuery(call: RouteTo): { page: Required<Pick<PageQuery, "page" | "count">> & PageQuery } {
  return { page: pageQueryOf(call, useListAddress()) };
}

/** The same for a given address; an order that the call does not know is none. */
export function pageQueryOf(
  { sorts = [] }: Pick<RouteTo, "sorts">,
  { page, count, sort }: Pick<ListAddress, "page" | "count" | "sort">,
) {
  const order = sort?.descending ? ("desc" as const) : ("asc" as const); // The values of the call.
  return { page, count, ...(sort && sorts.includes(sort.column) ? { sort: sort.column, order } : {}) };
}
