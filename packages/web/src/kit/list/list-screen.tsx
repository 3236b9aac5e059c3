import type { AnyCall } from "@patron/contract/client";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { useBrowserRows } from "./browser-rows.ts";
import { ListBody } from "./list-body.tsx";
import type { ListFace, ListLoad, ListRow } from "./list-face.ts";

interface ListScreenProps<C extends AnyCall> extends ListFace<ListRow<C>>, ListLoad<C> {
  /** Sums under the rows, of everything that was found. */
  totals?: (found: readonly ListRow<C>[]) => readonly TotalsRow[];
}

/** A list whose rows are all in the browser: search, filters, sorting, pages, all of them in the address. */
export function ListScreen<C extends AnyCall>(props: ListScreenProps<C>) {
  const { call, path, requested, waits, totals, ...face } = props;
  const found = useBrowserRows({ call, path, requested, waits }, face);
  return <ListBody {...face} found={totals ? { ...found, totals: totals(found.atHand ?? []) } : found} />;
}
