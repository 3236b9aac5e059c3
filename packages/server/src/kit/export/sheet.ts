import type { Texts } from "@patron/contract/kit";

/**
 * What a cell holds. `number`: a decimal text, exact to its last digit. `moment`: an instant, written as the clocks of the
 * business say it. `code`: a text that we checked (telephone, number of a check), which needs no guard. `text`: whatever
 * somebody wrote.
 */
export type CellKind = "text" | "code" | "number" | "moment";
export type Cell = string | Date | null;

export interface ExportColumn {
  kind: CellKind;
  title: Texts;
}

/** The rows of an export as they are read; reading them reads the database. */
export interface Opened<Name extends string> {
  /** The zone in which moments are written. */
  timeZone: string;
  batches: AsyncIterable<readonly Readonly<Record<Name, Cell>>[]>;
}

/** The head and the rows of a file, in the wanted columns. */
export interface Sheet {
  title: string;
  timeZone: string;
  columns: readonly { title: string; kind: CellKind }[];
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
}
