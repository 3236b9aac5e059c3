import type { goodsImports } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { toast } from "#ui/overlays/toast.ts";
import { goodsImportsMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import type { Table } from "./read-file.ts";

export type EmptyCells = "keep" | "clear";
export type Preview = ReplyOf<typeof goodsImports.preview>;
interface Chosen {
  table: Table | null;
  keys: readonly (string | null)[];
  emptyCells: EmptyCells;
}
/** Corrected cells, by row and column of the file. */
type Corrections = ReadonlyMap<string, string>;
const placeOf = (row: number, column: number) => `${row} ${column}`;

export type ImportSteps = ReturnType<typeof useImport>;

/** Previews and imports a file with the corrections that were made on the screen. */
export function useImport(loyaltyId: string, { table, keys, emptyCells }: Chosen) {
  const t = useMessages(goodsImportsMessages);
  const navigate = useNavigate();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [isOutdated, setOutdated] = useState(false);
  const path = { loyaltyId };
  const firstRow = (table?.headingRow ?? 1) + 1;
  const cellOf = (row: number, column: number) =>
    corrections.get(placeOf(row, column)) ?? table?.rows[row - firstRow]?.[column] ?? "";
  function body() {
    const read = keys.map((key, index) => ({ key, index })).filter(({ key }) => key !== null);
    return {
      file_name: table?.name.slice(0, 200) ?? null,
      columns: read.map(({ key }) => key),
      rows: (table?.rows ?? []).map((_, row) => read.map(({ index }) => cellOf(firstRow + row, index))),
      first_row: firstRow,
      empty_cells: emptyCells,
    };
  }
  const previewing = useAction(calls.goodsImports.preview, { onDone: setPreview });
  const importing = useAction(calls.goodsImports.add, {
    onDone: (done) => {
      toast({ id: "imported", type: "success", message: t.imported(done.new_count + done.changed_count) });
      void navigate({ to: paths.imports() });
    },
    onFailure: ({ code }) => {
      if (code !== "goods_import.outdated") return false;
      setOutdated(true);
      previewing.run({ path, body: body() });
      return true;
    },
  });
  return {
    preview,
    isOutdated,
    cellOf,
    isPreviewing: previewing.busy,
    isImporting: importing.busy,
    showPreview: () => {
      setOutdated(false);
      previewing.run({ path, body: body() });
    },
    confirm: () => preview && importing.run({ path, body: { ...body(), fingerprint: preview.fingerprint } }),
    correct: (row: number, column: number, text: string) =>
      setCorrections(new Map([...corrections, [placeOf(row, column), text]])),
    /** Another file, or other columns: what was previewed and corrected is about something else. */
    forget: () => {
      setPreview(null);
      setOutdated(false);
      setCorrections(new Map());
    },
  };
}
