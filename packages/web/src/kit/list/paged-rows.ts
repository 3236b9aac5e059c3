import type { AnyCall, PageQuery, ReplyOf, RequestOf } from "@patron/contract/client";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { useCallPath } from "../call/call-path.ts";
import { request as send } from "../call/client.ts";
import { invalidate, useCall } from "../call/use-call.ts";
import { serverFiles } from "./files/server-files.ts";
import { areFiltered } from "./filters/filter-values.ts";
import { pageQueryOf, useListAddress } from "./list-address.ts";
import type { Found, ListFace, ListLoad, ListRow } from "./list-face.ts";
import { useChosen } from "./use-chosen.ts";

interface PageReply<Row> {
  items: readonly Row[];
  total?: number;
  total_estimated?: boolean;
}
interface PagedFace<C extends AnyCall> extends Pick<ListFace<ListRow<C>>, "filters"> {
  searchName?: string;
  totals?: (answer: ReplyOf<C> | undefined) => readonly TotalsRow[];
}

/** The maximum of rows per call. */
const most = 500;

/** Loads one page of a list that the server searches, sorts and pages. */
export function usePagedRows<C extends AnyCall>(load: ListLoad<C>, face: PagedFace<C>): Found<ListRow<C>> {
  const { call, waits } = load;
  const { filters = [], searchName, totals } = face;
  const address = useListAddress();
  const chosen = useChosen(filters, searchName);
  const path = useCallPath(load);
  const { requested = (query, page) => ({ ...path, query, page }) as unknown as RequestOf<C> } = load; // Texts of the address: the server checks each.
  const requestFor = (page: PageQuery) => requested(chosen, page) as RequestOf<C>; // The compiler loses the type of the request when C is open.
  const page = pageQueryOf(call, address);
  const enabled = waits?.ready ?? true;
  const apart = call.skipsTotals === true;
  const own = useCall(call, requestFor(apart ? { ...page, skip_totals: true } : page), { enabled });
  // Sums of a million rows are slow and the same on every page: a separate call loads them once.
  const sums = useCall(call, requestFor({ page: 1, count: 1 }), { enabled: enabled && apart });
  const { data, error } = own;
  const answer = data as PageReply<ListRow<C>> | undefined; // Every paged list has this shape.
  const summed = apart ? (sums.isPlaceholderData ? undefined : sums.data) : data;
  const { total, total_estimated: isMore } = (summed as PageReply<ListRow<C>> | undefined) ?? {}; // As above.
  const isFetching = own.isFetching;
  const refetch = () => Promise.all([own.refetch(), apart && sums.refetch()]);
  const { search } = address;
  const isSearched = searchName !== undefined && search[searchName] !== undefined;
  return {
    shown: answer?.items,
    total,
    isMore,
    isBlank: answer?.items.length === 0 && !isSearched && !areFiltered(filters, search) && total === 0,
    ...(totals ? { totals: totals(summed) } : {}),
    refreshing: isFetching,
    error: waits?.error ?? error,
    retry: waits?.error && waits.retry ? waits.retry : () => void refetch(),
    reload: () => invalidate(call),
    searchName,
    atHand: undefined,
    files: serverFiles(call, requestFor(page)),
    async *everyRow(signal) {
      for (let number = 1, seen = 0; ; number++) {
        const reply = await send(call, requestFor({ ...page, page: number, count: most }), { signal });
        const { items, total = 0 } = reply as PageReply<ListRow<C>>; // As above.
        yield items;
        seen += items.length;
        if (items.length < most || seen >= total) return;
      }
    },
  };
}
