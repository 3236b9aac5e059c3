import type { EntityType, Language } from "@patron/contract/enums";
import type {
  AnyCall,
  BodyOf,
  Calls,
  ExportsOf,
  Failure,
  FailureOf,
  FiltersOf,
  Group,
  PageQuery,
  PathOf,
  ReplyOf,
  SortsOf,
  Texts,
} from "@patron/contract/kit";
import type { Settings } from "./env.ts";
import type { Paper } from "./export/paper.ts";
import type { ExportColumn, Opened } from "./export/sheet.ts";
import type { FileStore } from "./files.ts";
import type { Tenant } from "./tenant.ts";
import type { Who } from "./who.ts";

/** A page of a list as every handler sees it, whatever dialect the call spells it in. */
export interface PageRequest<Sort extends string = string> extends Required<Pick<PageQuery, "page" | "count">> {
  sort: Sort | undefined;
  order: "asc" | "desc";
  skipTotals: boolean;
}

/** One thing that a call changed, for the audit log and, where the engine reads it, for the versions. */
export interface Change {
  entityType: EntityType;
  id: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** What a handler works with. */
export interface Context<C extends AnyCall> {
  path: PathOf<C>;
  query: FiltersOf<C>;
  page: PageRequest<SortsOf<C>>;
  body: BodyOf<C>;
  /** The uploaded picture of an upload call. */
  image: Buffer;
  tenant: Tenant;
  who: Who;
  now: Date;
  /** The language that the caller reads, for pages made here. */
  language: Language;
  /** The version that the caller saw, from `If-Match`. */
  seenVersion: number | undefined;
  settings: Settings;
  /** The request was made on this machine, and no proxy passed it on. */
  isDirect: boolean;
  files: FileStore;
  /** Ends the call with a failure that its entry declares; the transaction rolls back. */
  fail(code: FailureOf<C>, details?: Record<string, unknown>): Failure;
  /** Tells the audit log what changed. */
  changed(change: Change): void;
}

export type Handler<C extends AnyCall> = (context: Context<C>) => Promise<ReplyOf<C> | Failure> | ReplyOf<C> | Failure;
export type Handlers<C extends Calls> = { [K in keyof C]: Handler<C[K]> };

type Requested<C extends AnyCall> = Pick<
  Context<C>,
  "path" | "query" | "page" | "body" | "tenant" | "now" | "language"
>;

/** Makes a document of what a call gives. Refuses what must be refused before it gives one: afterwards the file has begun. */
export type Printer<C extends AnyCall> = (context: Requested<C>) => Promise<Paper>;

/** How a list is written as a file: its columns, and all rows that the request's filters leave, in its order. */
interface Exported<C extends AnyCall> {
  /** What the file holds, in a word or two. */
  title: Texts;
  columns: Readonly<Record<ExportsOf<C>, ExportColumn>>;
  /** Refuses here what must be refused: afterwards the file has begun. */
  open(context: Requested<C>): Promise<Opened<ExportsOf<C>>>;
  print?(context: Requested<C>): Promise<Paper>;
}
/** What is printable has a printer: a forgotten one does not compile. */
export type Exporter<C extends AnyCall> = Exported<C> &
  (C["printable"] extends true ? Required<Pick<Exported<C>, "print">> : unknown);

/** An exporter for each call that its entry says can be exported. */
export type Exporters<C extends Calls> = {
  [K in keyof C as C[K]["exports"] extends readonly [] ? never : K]: Exporter<C[K]>;
};

/** A group of calls with a handler for each: a forgotten one does not compile. */
export interface Module<C extends Calls = Calls> {
  group: Group<C>;
  handlers: Handlers<C>;
  exporters: Partial<Record<string, Exporter<AnyCall>>>;
}

/** Answers a group of calls. One whose lists can be exported says how, as a third argument. */
export function implement<C extends Calls>(
  group: Group<C>,
  handlers: Handlers<C>,
  ...exporters: keyof Exporters<C> extends never ? [] : [Exporters<C>]
): Module<C> {
  return { group, handlers, exporters: exporters[0] ?? {} };
}
