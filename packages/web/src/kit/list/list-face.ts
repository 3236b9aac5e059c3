import type { AnyCall, ExportFormat, PageQuery, PathOf, RequestOf, RouteTo } from "@patron/contract/client";
import type { EntityType } from "@patron/contract/enums";
import type { ReactNode } from "react";
import type { Icon } from "#ui/icon.ts";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import type { TotalsRow } from "#ui/table/table-column.ts";
import type { Search } from "../address.ts";
import type { BulkAction } from "./bulk/bulk.ts";
import type { ListColumn } from "./columns/columns.tsx";
import type { RowOf } from "./columns/use-columns.ts";
import type { Filter } from "./filters/filter-values.ts";
import type { RowCursor } from "./row-cursor.ts";

/** One row of what a list call answers; every one has an id. */
export type ListRow<C extends AnyCall> = RowOf<C> & { id: string };

/** What a list says, in the messages of its feature. */
export interface ListTexts {
  /** Stands below the title. */
  purpose?: string;
  /** Stands on the button that leads to the screen that adds a row. */
  add?: string;
  /** What belongs here, while nothing is there. */
  emptyTitle: string;
  emptyHint?: string;
}

/** What every list screen says of itself. */
export interface ListFace<Row extends { id: string }> {
  /** Names the list among the reader's preferences and saved views, where that is not the path of its screen. Stays for ever. */
  name?: string;
  /** Where it is not the title of the screen. */
  title?: string;
  crumbs?: readonly Crumb[];
  texts: ListTexts;
  /** Stands above the texts of an empty list. */
  icon: Icon;
  /** The primary action of the screen, where it does not lead to the one that adds a row. */
  action?: ReactNode;
  /** What the list is about, between its head and its tools. */
  lead?: ReactNode;
  columns: readonly ListColumn<Row>[];
  filters?: readonly Filter<Row>[];
  /** What can be done to many rows at once. Those that the reader may not make are not offered. */
  bulk?: readonly BulkAction<Row>[];
  /** Where a row leads to, when not to the screen of one record. */
  open?: (row: Row) => string;
  /** Or what opens beside the list, with an address of its own. */
  details?: (cursor: RowCursor) => ReactNode;
  /** Changes of these bring new rows to its top while it is open. */
  live?: readonly EntityType[];
}

/** What a list is loaded by. */
export interface ListLoad<C extends AnyCall> {
  call: RouteTo<C>;
  /** Of the call, where the address of the screen does not hold it. */
  path?: PathOf<C>;
  /** What is requested by what the reader chose (the values of the filters and of the search, by their names in the call), where that is not the query. */
  requested?: (chosen: Search, page: PageQuery) => RequestOf<C>;
  /** What must be there before anything can be requested. */
  waits?: { ready: boolean; error?: Error | null; retry?: () => void };
}

/** A file of everything that was found. */
export interface ExportRequest<Row> {
  format: ExportFormat;
  columns: readonly ListColumn<Row>[];
  title: string;
}

/** The rows that the reader's wishes have found, wherever they were found. */
export interface Found<Row> {
  /** Those of the page; undefined while they load. */
  shown: readonly Row[] | undefined;
  total: number;
  /** There are more than that. */
  isMore?: boolean | undefined;
  /** Nothing is there, whatever the reader chooses. */
  isBlank: boolean;
  totals?: readonly TotalsRow[];
  refreshing: boolean;
  /** Nothing could be loaded. */
  error: Error | null;
  retry: () => void;
  /** What was loaded is out of date. */
  reload: () => Promise<unknown>;
  /** The name of the search text in the address; undefined where nothing is searched. */
  searchName: string | undefined;
  /** All that were found when they are at hand, else undefined. */
  atHand: readonly Row[] | undefined;
  /** The files that it can be had as; null where there are none. */
  files: { formats: readonly ExportFormat[]; save: (request: ExportRequest<Row>) => void } | null;
  /** Every row that was found, some at a time. */
  everyRow: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
}
