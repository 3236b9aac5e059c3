import type { Language } from "@patron/contract/enums";

/** A column of a printed table. Amounts are aligned to its end and never wrapped; texts are wrapped. */
export interface DocumentColumn {
  title: string;
  kind: "text" | "amount";
  /** Texts of which one is as wide as anything in the column. The one column without them takes the remaining width. */
  widest?: readonly string[];
}

export interface DocumentRow {
  /** One text per column; empty if there is nothing. */
  cells: readonly string[];
  /** Further texts below the column that takes the remaining width, in smaller type. */
  below?: readonly string[];
  /** Whether this row is a sum. */
  sum?: boolean;
}

/**
 * The content of a printed document, drawn as a PDF (`kit/pdf`) or as a page (`document-page.ts`). Its rows are read while it is written, and
 * every text is in the reader's language already.
 */
export interface Document {
  language: Language;
  /** The time zone of the date in its file name. */
  timeZone: string;
  made: Date;
  /** The name of the business. */
  from: string;
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** The most important amounts, before all rows. */
  figures: readonly (readonly [name: string, value: string])[];
  /** Shown before the rows. */
  notes?: readonly string[];
  columns: readonly DocumentColumn[];
  rows: AsyncIterable<readonly DocumentRow[]>;
  /** The footer of each page, beside the page number. */
  foot: string;
}
