import type { AnyCall } from "@patron/contract/client";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { useBrowserRows } from "./browser-rows.ts";
import { ListBody } from "./list-body.tsx";
import type { ListFace, ListLoad, ListRow } from "./list-face.ts";

interface ListScreenProps<C extends AnyCall> extends ListFace<ListRow<C>>, ListLoad<C> {
  /** Sums of all found rows, below the rows. */
  totals?: (found: readonly ListRow<C>[]) => readonly TotalsRow[];
}

/** A list with all its rows in the browser: the address stores search, filters, order and page. */
export function ListScreen<C extends AnyCall>(props: ListScreenProps<C>) {
  const { call, path, requested, waits, totals, ...face } = props;
  const found = useBrowserRows({ call, path, requested, waits }, face);
  return <ListBody {...face} found={totals ? { ...found, totals: totals(found.atHand ?? []) } : found} />;
}
