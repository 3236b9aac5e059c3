import type { Sort } from "#ui/table-column.ts";
import { type Search, useAddress } from "../address.ts";
import { arrange } from "./arrange.ts";
import type { ListColumn } from "./columns.tsx";

/** What a list shows now, all of it read from the address. */
export interface ListState<Row> {
  search: Search;
  change: (change: Search) => void;
  clear: () => void;
  text: string;
  sort: Sort | null;
  page: number;
  count: number;
  shown: Row[] | undefined;
  total: number;
}

const sizes = [10, 25, 50, 100];

/** The state of a list whose rows are all in the browser. */
export function useListState<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly ListColumn<Row>[],
): ListState<Row> {
  const [search, change] = useAddress();
  const text = search.q ?? "";
  const sort = search.sort ? { column: search.sort, descending: search.order === "desc" } : null;
  const count = sizes.find((size) => String(size) === search.count) ?? 10;
  const page = Math.max(1, Math.trunc(Number(search.page ?? "1")) || 1);
  const { shown, total } = arrange(rows ?? [], columns, { text, sort, page, count });
  return {
    search,
    change,
    clear: () => change(Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))),
    text,
    sort,
    page,
    count,
    shown: rows && shown,
    total,
  };
}
