import type { Texts } from "@patron/contract/kit";

/**
 * The type of a cell. `number`: a decimal text, exact to its last digit. `moment`: an instant, written in the business's local time.
 * `code`: a validated text (telephone, check number), which needs no guard. `text`: user-entered text.
 */
export type CellKind = "text" | "code" | "number" | "moment";
export type Cell = string | Date | null;

export interface ExportColumn {
  kind: CellKind;
  title: Texts;
}

/** The rows of an export; iterating reads the database. */
export interface Opened<Name extends string> {
  /** The time zone of the written times. */
  timeZone: string;
  /** Columns that follow when none are chosen, where the business itself decides what there is; their cells are in the rows by name. */
  further?: Readonly<Record<string, ExportColumn>>;
  batches: AsyncIterable<readonly Readonly<Record<Name, Cell>>[]>;
}

/** The header and the rows of a file, in the requested columns. */
export interface Sheet {
  title: string;
  timeZone: string;
  columns: readonly { title: string; kind: CellKind }[];
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
}
