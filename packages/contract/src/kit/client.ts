import type { AnyCall, Method, PageQuery, ReplyOf, RequestOf, SortDialect, Upload } from "./call.ts";
import { Failure } from "./failure.ts";
import type { Problem } from "./failures.ts";

/** A call in the browser: its route without its schemas. `call` exists for the type checker only. */
export interface RouteTo<C extends AnyCall = AnyCall> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly writes: boolean;
  readonly body: "none" | "required" | "optional" | "image";
  readonly answer: "json" | "html" | "events" | "pkpass";
  readonly sorts?: readonly string[];
  readonly dialect?: SortDialect;
  /** Whether the list can be requested without its totals. */
  readonly skipsTotals?: true;
  /** The columns of its export as a file; absent where there is none. */
  readonly exports?: readonly string[];
  /** Whether it is available as a PDF. */
  readonly printable?: true;
  /** Whether it is refused to people who see only some points of sale. */
  readonly needsEveryPos?: true;
  readonly call?: C;
}
/** The route table of a contract. The generator writes it, and `satisfies` checks it against the contract. */
export type RoutesOf<Groups> = {
  readonly [G in keyof Groups]: {
    readonly [K in keyof Groups[G]]: Groups[G][K] extends AnyCall ? RouteTo<Groups[G][K]> : never;
  };
};

/** One HTTP exchange. The host performs it: a browser's fetch, a test's injection. */
export interface Outgoing {
  method: Method;
  /** Path and query below the API's base path. */
  target: string;
  json?: unknown;
  image?: Upload;
  headers: Record<string, string>;
  signal?: AbortSignalLike;
}
export interface Incoming {
  status: number;
  /** Parsed JSON, the text of an html response, or the bytes of a file. */
  body: unknown;
}
/** The part of an AbortSignal that a host needs; the contract has no DOM types. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}
export type Send = (outgoing: Outgoing) => Promise<Incoming>;

export interface CallOptions {
  idempotencyKey?: string;
  /** The version that the change is based on, for `If-Match`. */
  version?: number;
  signal?: AbortSignalLike;
}
export type Client = <C extends AnyCall>(
  route: RouteTo<C>,
  request: RequestOf<C>,
  options?: CallOptions,
) => Promise<ReplyOf<C>>;

interface LooseRequest {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  page?: PageQuery;
  body?: unknown;
  image?: Upload;
}

function missing(name: string, route: RouteTo): Error {
  return new Error(`Required parameter ${name} was null or undefined when calling ${route.name}`);
}

/** Returns path and query of a call. Refuses a null id instead of dropping it: `DELETE /entries/` would be the bulk delete. */
export function targetOf(route: RouteTo, request: LooseRequest): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = request.path?.[name];
    if (value === null || value === undefined || value === "") throw missing(name, route);
    return encodeURIComponent(String(value));
  });
  const query = new Map<string, string>();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== null && value !== undefined) query.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  for (const [name, value] of Object.entries(pageQuery(route, request.page ?? {}))) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return text ? `${path}?${text}` : path;
}

function pageQuery(route: RouteTo, page: PageQuery): Record<string, unknown> {
  const sorting =
    route.dialect === "sort_field"
      ? { sort_field: page.sort, sort_order: page.order }
      : { sort: page.sort, order: page.order };
  return { page: page.page, count: page.count, skip_totals: page.skip_totals, ...sorting };
}

/** A typed client over any transport. Throws failed responses as `Failure`. */
export function createClient(send: Send): Client {
  return async (route, request, options = {}) => {
    const loose = request as LooseRequest; // The generic request is a conditional type; its parts are these.
    const target = targetOf(route, loose);
    const wantsBody = route.body === "required";
    if (wantsBody && (loose.body === null || loose.body === undefined)) throw missing("body", route);
    if (route.body === "image" && !loose.image) throw missing("image", route);
    const headers: Record<string, string> = {};
    if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
    if (options.version !== undefined) headers["if-match"] = `"${options.version}"`;
    const incoming = await send({
      method: route.method,
      target,
      headers,
      ...(loose.body === undefined ? {} : { json: loose.body }),
      ...(loose.image ? { image: loose.image } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    if (incoming.status >= 400) throw failureOf(incoming);
    return incoming.body as ReplyOf<NonNullable<(typeof route)["call"]>>; // The server serialised it by the contract.
  };
}

/** Returns the failure in a response; a response that is not a problem document counts as an unavailable server. */
export function failureOf(incoming: Incoming): Failure {
  const problem = incoming.body as Partial<Problem> | null; // Proxies may return anything; checked next.
  if (!problem || typeof problem !== "object" || !problem.code) return new Failure("server.unavailable");
  return new Failure(problem.code, {
    status: incoming.status,
    ...(problem.details ? { details: problem.details } : {}),
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...(problem.request_id ? { requestId: problem.request_id } : {}),
  });
}
