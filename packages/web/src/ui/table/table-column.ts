import type { ReactNode } from "react";

/** One column of a `DataTable`. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money: at the end, so that they compare. */
  numeric?: boolean;
  /** Dates, times, codes: digits of one width, though not at the end. */
  tabular?: boolean;
  /** Its header is a button that sorts. */
  sortable?: boolean;
  /** In px; the least it takes. */
  width?: number;
}

export interface Sort {
  column: string;
  descending: boolean;
}

export interface TotalsRow {
  /** In the first column; the word for totals when it is absent. */
  label?: string;
  /** By column id. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface Selection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
}

export type Density = "comfortable" | "compact";

let finger: MediaQueryList | undefined;

/** In px, of a row of two lines. */
export const stackedHeight = 60;

/** In px. A finger needs 44 whatever the choice. */
export function rowHeight(density: Density): number {
  finger ??= matchMedia("(pointer: coarse)"); // Every row reads it: a new query each time would slow long lists down.
  if (finger.matches) return 44;
  return density === "compact" ? 32 : 40;
}

export interface DataTableProps<Row> {
  /** Names the table for readers. */
  label: string;
  /** The first column names the row and stays in sight. */
  columns: readonly Column<Row>[];
  /** Undefined while they load: skeleton rows stand in. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What a row is called, for its checkbox. */
  rowName?: (row: Row) => string;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  density?: Density;
  /** A press on a row, or Enter. Up and down walk the rows. */
  onOpen?: (row: Row) => void;
  openKey?: string | null;
  selection?: Selection;
  totals?: readonly TotalsRow[];
  /** In place of rows when there are none. */
  empty?: ReactNode;
  skeletonRows?: number;
  /** Older rows stay, quieter, while newer ones come. */
  refreshing?: boolean;
  /** The table scrolls within itself beyond this. The default leaves room for a page's head and foot, and lets phones scroll the page. */
  maxHeight?: string;
  /** On phones a row is two lines with its name and two values, instead of scrolling sideways. For rows that lead to all their values. */
  stacked?: boolean;
  /** Inside a card with edges of its own. */
  bare?: boolean;
}
