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
import type { Document } from "./export/document.ts";
import type { ExportColumn, Opened } from "./export/sheet.ts";
import type { FileStore } from "./files.ts";
import type { Tenant } from "./tenant.ts";
import type { Who } from "./who.ts";

/** A page request as every handler sees it, however the call spells it. */
export interface PageRequest<Sort extends string = string> extends Required<Pick<PageQuery, "page" | "count">> {
  sort: Sort | undefined;
  order: "asc" | "desc";
  skipTotals: boolean;
}

/** One change by a call, for the audit log and, if the engine reads the entity, for its versions. */
export interface Change {
  entityType: EntityType;
  id: string;
  before?: object | undefined;
  after?: object | undefined;
  /** The caller does it as support of the installation, who enters this business with it. */
  asSupport?: true;
}

/** The input and tools of a handler. */
export interface Context<C extends AnyCall> {
  path: PathOf<C>;
  query: FiltersOf<C>;
  page: PageRequest<SortsOf<C>>;
  body: BodyOf<C>;
  /** The uploaded picture. */
  image: Buffer;
  tenant: Tenant;
  who: Who;
  now: Date;
  /** The caller's language, for pages made on the server. */
  language: Language;
  /** The browser or program of the caller, as it names itself; at most 512 characters. */
  userAgent: string;
  /** The request as it came, for those that another service signs. */
  received: { body: Buffer; header(name: string): string };
  /** The version in `If-Match`. */
  seenVersion: number | undefined;
  settings: Settings;
  /** The request was made on this machine, and no proxy passed it on. */
  isDirect: boolean;
  files: FileStore;
  /** What another system's protocol decides of the response; without it the status is 200. */
  sends: { status?: 201 | 204 | 304; modified?: Date };
  /** Writes to the server's log what another system reports. */
  report(details: object, message: string): void;
  /** Creates a failure that the call declares; the transaction rolls back. */
  fail(code: FailureOf<C>, details?: Record<string, unknown>): Failure;
  /** Records a change in the audit log. */
  changed(change: Change): void;
}

export type Handler<C extends AnyCall> = (context: Context<C>) => Promise<ReplyOf<C> | Failure> | ReplyOf<C> | Failure;
export type Handlers<C extends Calls> = { [K in keyof C]: Handler<C[K]> };

const readers = new WeakSet<object>();

/**
 * Marks the handler of a call that sells or moves bonuses, begins by reading and changes no settings: its first statements travel with the one that confirms
 * caller and idempotency key, it may take settings from memory, and its statements are planned once for each connection.
 */
export function readsFirst<C extends AnyCall>(handler: Handler<C>): Handler<C> {
  readers.add(handler);
  return handler;
}

/** Whether the call's statements are few and repeat all day. */
export function isPlannedOnce(handler: Handler<AnyCall>): boolean {
  return readers.has(handler);
}

export function isReadingFirst(call: AnyCall, handler: Handler<AnyCall>): boolean {
  return !call.writes || readers.has(handler);
}

type Requested<C extends AnyCall> = Pick<
  Context<C>,
  "path" | "query" | "page" | "body" | "tenant" | "who" | "now" | "language"
>;

/** Makes a document from a call's result. Errors must come before it returns, because then the file has begun. */
export type Printer<C extends AnyCall> = (context: Requested<C>) => Promise<Document>;

/** How a list is exported: its columns, and all matching rows in order. */
interface Exported<C extends AnyCall> {
  /** A short title of the file. */
  title: Texts;
  columns: Readonly<Record<ExportsOf<C>, ExportColumn>>;
  /** Errors must come from here, because afterwards the file has begun. */
  open(context: Requested<C>): Promise<Opened<ExportsOf<C>>>;
  print?(context: Requested<C>): Promise<Document>;
}
/** A printable call needs a printer: a missing one does not compile. */
export type Exporter<C extends AnyCall> = Exported<C> &
  (C["printable"] extends true ? Required<Pick<Exported<C>, "print">> : unknown);

/** An exporter for each call that can be exported. */
export type Exporters<C extends Calls> = {
  [K in keyof C as C[K]["exports"] extends readonly [] ? never : K]: Exporter<C[K]>;
};

/** A group of calls with a handler for each: a missing one does not compile. */
export interface Module<C extends Calls = Calls> {
  group: Group<C>;
  handlers: Handlers<C>;
  exporters: Partial<Record<string, Exporter<AnyCall>>>;
}

/** Implements a group of calls. Exportable lists need an exporter as the third argument. */
export function implement<C extends Calls>(
  group: Group<C>,
  handlers: Handlers<C>,
  ...exporters: keyof Exporters<C> extends never ? [] : [Exporters<C>]
): Module<C> {
  return { group, handlers, exporters: exporters[0] ?? {} };
}
