import type { Access } from "./access.ts";
import type { FailureCode } from "./failures.ts";
import { type ParamOf, type ParamsOf, paramEntities, paramsOf } from "./path.ts";
import type { Fields, Of, Shape } from "./schema.ts";
import { flag, list, oneOf, optional, whole } from "./schema.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";
export type Route = `${Method} /${string}`;

/** The sorting parameters of a list call; the catalogue has several dialects, the handlers see one. */
export type SortDialect = "sort" | "sort_field" | "none";
export interface Paging<S extends readonly string[] = readonly string[]> {
  sorts: S;
  dialect: SortDialect;
  /** Whether the list supports `skip_totals`. */
  skipTotals: boolean;
}

/** The limit of attempts within some seconds, by address and by a field of body or path. */
export interface Throttle {
  attempts: number;
  seconds: number;
  field?: string;
}

/** The declaration of a call. */
export interface Entry<
  Q extends Fields,
  B extends Shape | undefined,
  G extends Shape,
  F extends readonly FailureCode[],
  X extends readonly string[],
  P extends boolean,
  S extends readonly string[],
> {
  /** One sentence in the present tense, for documentation. */
  summary: string;
  access: Access;
  /** Names are the catalogue's; all are optional unless the domain requires them. */
  query?: Q;
  /** Wrapped in `optional(…)` if it may be empty. */
  body?: B;
  /** The call takes a multipart upload of one image instead of a JSON body. */
  upload?: "image";
  paged?: { sorts?: S; dialect?: SortDialect; skipTotals?: boolean };
  response: G;
  /** `html` pages are strings; `pkpass` is the bytes of a wallet pass; `events` are server-sent, the first one immediately; everything else is JSON. */
  answer?: "json" | "html" | "events" | "pkpass";
  errors?: F;
  /** Whether it changes something. Default: every method but GET. The catalogue's writing GETs set it. */
  writes?: boolean;
  /** POST calls that only read (searches). */
  reads?: boolean;
  /** The response contains a secret that is shown once, so it is never stored for replay. */
  secretAnswer?: boolean;
  /** An extension, not a call of the catalogue. */
  extension?: boolean;
  /** It moves value: a terminal or a partner must send an Idempotency-Key. */
  needsKey?: boolean;
  /** The limit of a response in seconds, where others have eight. */
  maxSeconds?: number;
  /** The limit of a body in bytes, where others have a megabyte. */
  maxBytes?: number;
  /** Columns of the same list as a CSV or XLSX file with all rows, requested by `Accept`. */
  exports?: X;
  /** The export is also available as a PDF document, requested by `Accept`. A document ignores chosen columns. */
  printable?: P;
  /** Attempts to guess a value are counted per address or person, and per value of the named body field. */
  throttle?: Throttle;
  /** Shared caches may store the response of this open GET for so many seconds; browsers ask each time. */
  sharedSeconds?: number;
  /** People may make it although their business requires a second factor that they do not have yet. */
  withoutFactor?: boolean;
  /** It may be made by an HTML form, whose fields are its body; a call without a body does not read them. */
  acceptsForm?: boolean;
}

/** A call of the contract. `group` sets its `name`, `<group>.<key>`. */
export interface Call<
  R extends Route = Route,
  Q extends Fields = Fields,
  B extends Shape | undefined = Shape | undefined,
  G extends Shape = Shape,
  F extends readonly FailureCode[] = readonly FailureCode[],
  X extends readonly string[] = readonly string[],
  P extends boolean = boolean,
  S extends readonly string[] = readonly string[],
> {
  name: string;
  route: R;
  method: Method;
  path: string;
  params: readonly string[];
  /** The entity type of each path parameter; codes have none. */
  paramEntities: Readonly<Record<string, string>>;
  summary: string;
  access: Access;
  query: Q;
  body: B;
  bodyOptional: boolean;
  upload: "image" | undefined;
  paged: Paging<S> | undefined;
  response: G;
  answer: "json" | "html" | "events" | "pkpass";
  errors: F;
  writes: boolean;
  secretAnswer: boolean;
  extension: boolean;
  needsKey: boolean;
  maxSeconds: number | undefined;
  maxBytes: number | undefined;
  exports: X;
  printable: P;
  throttle: Throttle | undefined;
  sharedSeconds: number | undefined;
  withoutFactor: boolean;
  acceptsForm: boolean;
}

// biome-ignore lint/complexity/noBannedTypes: no query names at all is exactly the empty object.
type NoFields = {};

/**
 * Declares a call: the single source of its route, types, access, failures and meaning. Omitted properties have defaults; without `NoInfer` the group
 * around the call would make them `any`, and a handler could fail with anything.
 */
export function call<
  const R extends Route,
  G extends Shape,
  const Q extends Fields = NoFields,
  B extends Shape | undefined = undefined,
  const F extends readonly FailureCode[] = readonly [],
  const X extends readonly string[] = readonly [],
  const P extends boolean = false,
  const S extends readonly string[] = readonly [],
>(
  route: R,
  entry: Entry<Q, B, G, F, X, P, S>,
): Call<R, NoInfer<Q>, NoInfer<B>, G, NoInfer<F>, NoInfer<X>, NoInfer<P>, NoInfer<S>> {
  const [method, path] = route.split(" ") as [Method, string]; // The type of a route guarantees both halves.
  const none = {} as Q; // Only reached without a query, and then Q is the empty record.
  return {
    name: "",
    route,
    method,
    path,
    params: paramsOf(path),
    paramEntities: paramEntities(path),
    summary: entry.summary,
    access: entry.access,
    query: entry.query ?? none,
    body: entry.body as B, // All readers treat absent and undefined alike.
    bodyOptional: entry.body !== undefined && "~optional" in entry.body,
    upload: entry.upload,
    paged: entry.paged && {
      sorts: entry.paged.sorts ?? ([] as unknown as S), // Only reached without a list of their own.
      dialect: entry.paged.dialect ?? (entry.paged.sorts ? "sort" : "none"),
      skipTotals: entry.paged.skipTotals ?? false,
    },
    response: entry.response,
    answer: entry.answer ?? "json",
    errors: entry.errors ?? ([] as unknown as F), // Only reached without a list of their own.
    writes: entry.writes ?? (method !== "GET" && !entry.reads),
    secretAnswer: entry.secretAnswer ?? false,
    extension: entry.extension ?? false,
    needsKey: entry.needsKey ?? false,
    maxSeconds: entry.maxSeconds,
    maxBytes: entry.maxBytes,
    exports: entry.exports ?? ([] as unknown as X), // Only reached without a list of their own.
    printable: entry.printable ?? (false as P), // Only reached when the entry has no value, and then P is false.
    throttle: entry.throttle,
    sharedSeconds: entry.sharedSeconds,
    withoutFactor: entry.withoutFactor ?? false,
    acceptsForm: entry.acceptsForm ?? false,
  };
}

// `any` widens the call's own type arguments so that a record of different calls can be one type; nothing reads through it.
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnyCall = Call<any, any, any, any, any, any, any, any>;
export type Calls = Record<string, AnyCall>;
/** The calls of one area of the catalogue, each with a literal name. */
export type Group<C extends Calls = Calls> = { [K in keyof C]: C[K] };

/** Names a group's calls `<group>.<key>`. */
export function group<const C extends Calls>(name: string, calls: C): Group<C> {
  for (const [key, one] of Object.entries(calls)) one.name = `${name}.${key}`;
  return calls;
}

type Simplify<T> = { [K in keyof T]: T[K] };
type QueryOf<C extends AnyCall> = { [K in keyof C["query"]]?: Of<C["query"][K]> };

/** A picture to upload; a browser's `File` is one. */
export interface Upload {
  readonly size: number;
  readonly type: string;
}
/** The requested page of a list. */
export interface PageQuery {
  page?: number;
  count?: number;
  sort?: string;
  order?: "asc" | "desc";
  skip_totals?: boolean;
}
/** The path parameters of a call. */
export type PathOf<C extends AnyCall> = C["route"] extends `${string} ${infer P}`
  ? { [Name in ParamsOf<P>]: ParamOf<Name, P> }
  : never;
/** The body of a call; `undefined` for a call without one. */
export type BodyOf<C extends AnyCall> = C["body"] extends Shape ? Of<C["body"]> : undefined;
/** The response of a call. */
export type ReplyOf<C extends AnyCall> = Of<C["response"]>;
/** The failure codes that a call's handler may return. */
export type FailureOf<C extends AnyCall> = C["errors"][number];
/** The columns of a list's export. */
export type ExportsOf<C extends AnyCall> = C["exports"][number];
/** The sort keys of a list. */
export type SortsOf<C extends AnyCall> = NonNullable<C["paged"]>["sorts"][number];
/** The filters of a call. */
export type FiltersOf<C extends AnyCall> = Simplify<QueryOf<C>>;

type PathPart<C extends AnyCall> = keyof PathOf<C> extends never ? { path?: undefined } : { path: PathOf<C> };
type BodyPart<C extends AnyCall> = C["body"] extends { "~optional": true }
  ? { body?: BodyOf<C> }
  : C["body"] extends Shape
    ? { body: BodyOf<C> }
    : { body?: undefined };
/** The request of a caller: required path and body, optional query and page. */
export type RequestOf<C extends AnyCall> = Simplify<
  PathPart<C> & BodyPart<C> & { query?: FiltersOf<C>; page?: PageQuery; image?: Upload }
>;

/** The query shape of a call on the wire: its filters, the columns of an export, and the paging parameters of its dialect. */
export function wireQuery(one: AnyCall): Fields {
  const columns = one.exports as readonly string[]; // AnyCall widens it.
  const filters: Fields = {
    ...Object.fromEntries(
      Object.entries(one.query as Fields).map(([name, shape]) => [name, optional(shape)]), // Every query name is optional.
    ),
    ...(columns.length > 0 ? { columns: optional(list(oneOf(columns), columns.length)) } : {}),
  };
  if (!one.paged) return filters;
  const { sorts, dialect, skipTotals } = one.paged as Paging; // `any` from AnyCall, narrowed to what `call` made.
  const order = { type: "string", enum: ["asc", "desc"] };
  const field = { type: "string", enum: [...sorts] };
  const sorting: Fields =
    dialect === "sort"
      ? { sort: optional(field), order: optional(order) }
      : dialect === "sort_field"
        ? { sort_field: optional(field), sort_order: optional(order) }
        : {};
  return {
    ...filters,
    page: optional(whole(1, 1_000_000_000)),
    count: optional(whole(1, 500)),
    ...sorting,
    ...(skipTotals ? { skip_totals: optional(flag) } : {}),
  };
}
