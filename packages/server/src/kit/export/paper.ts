import type { Language } from "@patron/contract/enums";

/** A column of a printed table. Amounts stand at its end and are never broken; texts are wrapped. */
export interface PaperColumn {
  title: string;
  kind: "text" | "amount";
  /** Texts of which one is as wide as anything in the column. The one column without them takes what the others leave. */
  widest?: readonly string[];
}

export interface PaperRow {
  /** One text a column; empty where there is nothing. */
  cells: readonly string[];
  /** Further texts below the one that takes what is left, in smaller letters. */
  below?: readonly string[];
  /** A sum, not one of what is summed. */
  sum?: boolean;
}

/** What a printed document holds, drawn as a PDF (`kit/pdf`) or as a page (`paper-page.ts`); its rows are read while it is written. Every text is in the reader's language already. */
export interface Paper {
  language: Language;
  /** The zone in which its name has a day. */
  timeZone: string;
  made: Date;
  /** Whose document it is. */
  from: string;
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** The most important amounts, before all rows. */
  figures: readonly (readonly [name: string, value: string])[];
  /** Said before the rows. */
  notes?: readonly string[];
  columns: readonly PaperColumn[];
  rows: AsyncIterable<readonly PaperRow[]>;
  /** What stands at the foot of each page beside its number. */
  foot: string;
}
