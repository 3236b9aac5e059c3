import { type AnyCall, exportFormats, type RequestOf, type RouteTo } from "@patron/contract/client";
import { openExport } from "#kit/call/file.ts";
import { fileNameOf } from "#kit/files/save-file.ts";
import { startOwnDownload } from "#kit/list/bulk/own-work.ts";
import type { ListColumn } from "#kit/list/columns/columns.tsx";
import type { Found } from "#kit/list/list-face.ts";

/** Returns the names of the visible columns in the file, each once, in their order. */
function exportNames(columns: readonly ListColumn<never>[], known: readonly string[]): string[] {
  const exported = columns.flatMap(({ id, exported = [id] }) => exported);
  return [...new Set(exported)].filter((name) => known.includes(name));
}

/** The files of a list that the server writes; null where its call has none. */
export function serverFiles<C extends AnyCall, Row>(call: RouteTo<C>, requested: RequestOf<C>): Found<Row>["files"] {
  const { exports: known } = call;
  if (!known) return null;
  return {
    formats: exportFormats(call),
    save: ({ format, columns, title }) =>
      startOwnDownload({
        label: `${title} (${format.toUpperCase()})`,
        name: fileNameOf(title, format),
        open: (signal) => openExport(call, { requested, columns: exportNames(columns, known), format, signal }),
      }),
  };
}
