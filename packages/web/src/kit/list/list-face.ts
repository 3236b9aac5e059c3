import type { AnyCall, ExportFormat, PageQuery, PathOf, RequestOf, RouteTo } from "@patron/contract/client";
import type { EntityType } from "@patron/contract/enums";
import type { ReactNode } from "react";
import type { Icon } from "#ui/icon.ts";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import type { TotalsRow } from "#ui/table/table-column.ts";
import type { Search } from "../address/address.ts";
import type { ListAction } from "./bulk/bulk.ts";
import type { ListColumn } from "./columns/columns.tsx";
import type { RowOf } from "./columns/use-columns.ts";
import type { Filter } from "./filters/filter-values.ts";
import type { RowCursor } from "./row-cursor.ts";

/** One row of a list call's response; every row has an id. */
export type ListRow<C extends AnyCall> = RowOf<C> & { id: string };

/** The texts of a list, in the messages of its feature. */
export interface ListTexts {
  /** Shown below the title. */
  purpose?: string;
  /** The label of the button that opens the screen that adds a row. */
  add?: string;
  /** What belongs here, for an empty list. */
  emptyTitle: string;
  emptyHint?: string;
}

/** The properties of every list screen. */
export interface ListFace<Row extends { id: string }> {
  /** The name of the list in the user's preferences and saved views, if not the path of its screen. Never changes. */
  name?: string;
  /** The title, if not that of the screen. */
  title?: string;
  crumbs?: readonly Crumb[];
  texts: ListTexts;
  /** Shown above the texts of an empty list. */
  icon: Icon;
  /** The primary action of the screen, if it is not the link to the screen that adds a row. */
  action?: ReactNode;
  /** What leads to the first row of an empty list, if it is not the primary action. */
  firstStep?: ReactNode;
  /** Content between header and tools. */
  lead?: ReactNode;
  columns: readonly ListColumn<Row>[];
  filters?: readonly Filter<Row>[];
  /** Bulk actions. Those that the user may not run are not offered. */
  bulk?: readonly ListAction<Row>[];
  /** The address of a row, if not the screen of one record. */
  open?: (row: Row) => string;
  /** The details that open beside the list, with an address of their own. */
  details?: (cursor: RowCursor) => ReactNode;
  /** Changes of these entities bring new rows to its top while it is open. */
  live?: readonly EntityType[];
}

/** How a list is loaded. */
export interface ListLoad<C extends AnyCall> {
  call: RouteTo<C>;
  /** The path of the call, if the address of the screen does not contain it. */
  path?: PathOf<C>;
  /** Builds the request from the user's choices (filters and search, by their names in the call), if it is not just the query. */
  requested?: (chosen: Search, page: PageQuery) => RequestOf<C>;
  /** What has to be loaded before the first request. */
  waits?: { ready: boolean; error?: Error | null; retry?: () => void };
}

/** A file of all found rows. */
export interface ExportRequest<Row> {
  format: ExportFormat;
  columns: readonly ListColumn<Row>[];
  title: string;
}

/** The rows that match the user's choices, from any source. */
export interface Found<Row> {
  /** The rows of the page; undefined while they load. */
  shown: readonly Row[] | undefined;
  /** Of all pages; undefined until it is counted. */
  total: number | undefined;
  /** Whether there are more than `total`. */
  isMore?: boolean | undefined;
  /** Whether there is nothing, with any choice. */
  isBlank: boolean;
  totals?: readonly TotalsRow[];
  refreshing: boolean;
  /** Set when nothing could be loaded. */
  error: Error | null;
  retry: () => void;
  /** Loads the rows again. */
  reload: () => Promise<unknown>;
  /** The name of the search text in the address; undefined for a list without search. */
  searchName: string | undefined;
  /** All found rows when they are loaded, else undefined. */
  atHand: readonly Row[] | undefined;
  /** The available formats; null where there are none. */
  files: { formats: readonly ExportFormat[]; save: (request: ExportRequest<Row>) => void } | null;
  /** Every found row, in batches. */
  everyRow: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
}
