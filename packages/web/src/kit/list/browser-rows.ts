import type { AnyCall, RequestOf } from "@patron/contract/client";
import { useMemo } from "react";
import type { Sort } from "#ui/table/table-column.ts";
import type { Search } from "../address/address.ts";
import { useCallPath } from "../call/call-path.ts";
import { invalidate, useCall } from "../call/use-call.ts";
import { fileNameOf, saveFile } from "../files/save-file.ts";
import { arrange } from "./columns/arrange.ts";
import type { ListColumn } from "./columns/columns.tsx";
import { csvOf } from "./files/csv.ts";
import { serverFiles } from "./files/server-files.ts";
import { areFiltered, fitting } from "./filters/filter-values.ts";
import { useListAddress } from "./list-address.ts";
import type { Found, ListFace, ListLoad, ListRow } from "./list-face.ts";
import { useChosen } from "./use-chosen.ts";

/**
 * Loads a list that is not paged and searches, sorts and pages it in the browser, which also writes its CSV. A call with files writes CSV and workbooks
 * itself, in the order of the screen, and takes what is searched as `search_text`.
 */
export function useBrowserRows<C extends AnyCall>(
  load: ListLoad<C>,
  face: Pick<ListFace<ListRow<C>>, "columns" | "filters">,
): Found<ListRow<C>> {
  const { call, waits } = load;
  const { filters = [], columns } = face;
  const ready = waits?.ready ?? true;
  const { search, page, count, sort } = useListAddress();
  const chosen = useChosen(filters);
  const path = useCallPath(load);
  // The compiler loses the type of the request when C is open.
  const requestFor = (query: Search) => (load.requested ? load.requested(query, {}) : path) as RequestOf<C>;
  const request = requestFor(chosen);
  const { data, error, isFetching, refetch } = useCall(call, request, { enabled: ready });
  const rows = (data as { items: readonly ListRow<C>[] } | undefined)?.items; // Every list has this shape.
  const fits = useMemo(() => fitting(rows ?? [], filters, search), [rows, filters, search]);
  const text = search.q ?? "";
  const found = useMemo(() => arrange(fits, columns, { text, sort }), [fits, columns, text, sort]);
  const shown = useMemo(() => found.slice((page - 1) * count, page * count), [found, page, count]);
  const failed = waits?.error ?? error;
  return {
    shown: rows && shown,
    total: rows && found.length,
    isBlank: rows?.length === 0 && !areFiltered(filters, search),
    refreshing: isFetching,
    error: failed,
    retry: waits?.error && waits.retry ? waits.retry : () => void refetch(),
    reload: () => invalidate(call),
    searchName: "q",
    atHand: rows && found,
    files: serverFiles<C, ListRow<C>>(
      call,
      requestFor({ ...chosen, ...(text && { search_text: text }), ...orderOf(sort, columns, call.exports) }),
    ) ?? {
      formats: ["csv"],
      save: ({ columns: shown, title }) =>
        saveFile(fileNameOf(title, "csv"), new Blob([csvOf(shown, found)], { type: "text/csv;charset=utf-8" })),
    },
    async *everyRow() {
      yield found;
    },
  };
}

/** The order of the screen as a call with files takes it: by a column of the file that the browser sorts too. */
function orderOf(
  sort: Sort | null,
  columns: readonly Pick<ListColumn<never>, "id" | "key">[],
  known: readonly string[] = [],
): Search {
  if (!sort || !known.includes(sort.column) || !columns.some(({ id, key }) => id === sort.column && key)) return {};
  return { sort: sort.column, order: sort.descending ? "desc" : "asc" };
}
