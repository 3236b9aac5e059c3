import type { AnyCall, ReplyOf } from "@patron/contract/client";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { ListBody } from "./list-body.tsx";
import type { ListFace, ListLoad, ListRow } from "./list-face.ts";
import { usePagedRows } from "./paged-rows.ts";

interface PagedScreenProps<C extends AnyCall> extends ListFace<ListRow<C>>, ListLoad<C> {
  /** The name of the search text in the address and in the call; without it there is no search field. */
  searchName?: string;
  /** Sums of all found rows, below the rows. */
  totals?: (answer: ReplyOf<C> | undefined) => readonly TotalsRow[];
}

/** A list that the server pages, sorts and filters; the address stores all choices. */
export function PagedScreen<C extends AnyCall>(props: PagedScreenProps<C>) {
  const { call, path, requested, waits, totals, searchName, ...face } = props;
  const found = usePagedRows({ call, path, requested, waits }, { filters: face.filters, searchName, totals });
  return <ListBody {...face} found={found} />;
}
