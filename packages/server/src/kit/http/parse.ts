import {
  type AnyCall,
  Failure,
  type FailureCode,
  type FieldError,
  type Fields,
  type Paging,
  paramKind,
} from "@patron/contract/kit";
import type { PageRequest } from "../implement.ts";
import { type Compiled, unstorableText } from "./validate.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const notUuid = (path: string): FieldError => ({ path, code: "format", message: "must be a UUID" });

/** A validated request. */
export interface Parsed {
  path: Record<string, string>;
  query: Record<string, unknown>;
  page: PageRequest;
  body: unknown;
  /** The columns of an export in the requested order; absent for all of them. */
  columns: string[] | undefined;
}

/** Parses a request by its contract entry, or throws `request.malformed` with every error. */
export function parse(
  call: AnyCall,
  compiled: Compiled,
  raw: { params: object; query: object; body: unknown },
): Parsed {
  const errors: FieldError[] = [];
  const path = readPath(call, raw.params as Record<string, string>, errors); // find-my-way returns strings.
  const query = readQuery(compiled, raw.query as Record<string, unknown>, errors); // Strings, or lists of them if repeated.
  errors.push(...compiled.query(query).map((error) => ({ ...error, path: `query.${error.path}` })));
  const body = readBody(call, raw.body, errors);
  if (call.body && body !== undefined) errors.push(...compiled.body(body));
  if (errors.length > 0) throw new Failure("request.malformed", { errors });
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => name in (call.query as Fields))); // AnyCall widens it.
  const columns = query.columns as string[] | undefined; // Checked against the wire query just before.
  return { path, query: filters, page: pageOf(call, query), body, columns };
}

function readPath(call: AnyCall, params: Record<string, string>, errors: FieldError[]): Record<string, string> {
  const path: Record<string, string> = {};
  for (const name of call.params as string[]) {
    const value = params[name] ?? "";
    const kind = paramKind(name);
    if (kind === "opaque" && !uuid.test(value)) throw new Failure(notFound(call));
    if (kind === "uuid" && !uuid.test(value)) errors.push(notUuid(`path.${name}`));
    if (kind === "code" && (value.length > 300 || value.includes("\0") || !value.isWellFormed())) {
      errors.push({
        path: `path.${name}`,
        code: "format",
        message: "must be at most 300 characters, all of which can be stored",
      });
    }
    path[name] = kind === "code" ? value : value.toLowerCase();
  }
  return path;
}

/** An optional id in a query that is outside the contract. */
export function readId(query: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || (typeof value === "string" && uuid.test(value))) return value;
  throw new Failure("request.malformed", { errors: [notUuid(`query.${name}`)] });
}

/** An id that cannot exist is answered like a missing one: with the call's own not-found error. */
function notFound(call: AnyCall): FailureCode {
  const own = (call.errors as FailureCode[]).find((code) => code.endsWith(".not_found")); // AnyCall widens it.
  if (!own) throw new Error(`${call.name} takes an id but declares no not_found failure.`);
  return own;
}

function readQuery(
  { parameters }: Compiled,
  raw: Record<string, unknown>,
  errors: FieldError[],
): Record<string, unknown> {
  const shapes = parameters as Record<string, { type?: string | string[] }>; // A shape is plain JSON Schema.
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value !== "string") {
      errors.push({ path: `query.${name}`, code: "repeated", message: "must be given once" });
    } else if (value.includes("\0") || !value.isWellFormed()) {
      errors.push({ path: `query.${name}`, code: "characters", message: "holds characters that cannot be stored" });
    } else {
      query[name] = readValue(shapes[name]?.type, value);
    }
  }
  return query;
}

function readValue(type: string | string[] | undefined, text: string): unknown {
  if (type === "boolean")
    return ({ true: true, "1": true, false: false, "0": false } as Record<string, boolean>)[text] ?? text;
  if (type === "integer" && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === "array") return text === "" ? [] : text.split(",");
  return text;
}

function readBody(call: AnyCall, raw: unknown, errors: FieldError[]): unknown {
  if (!call.body) {
    const empty = raw === undefined || raw === null || (Buffer.isBuffer(raw) && raw.length === 0);
    if (!empty && !call.upload && !isEmptyObject(raw)) {
      errors.push({ path: "", code: "body", message: "this call takes no body" });
    }
    return undefined;
  }
  if (!Buffer.isBuffer(raw) || raw.length === 0) {
    if (!call.bodyOptional) errors.push({ path: "", code: "required", message: "a JSON body is required" });
    return undefined;
  }
  return parseJson(raw, errors);
}

function isEmptyObject(raw: unknown): boolean {
  return Buffer.isBuffer(raw) && /^\s*(\{\s*\})?\s*$/.test(raw.toString("utf8", 0, 64));
}

function parseJson(raw: Buffer, errors: FieldError[]): unknown {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(raw);
  } catch {
    errors.push({ path: "", code: "encoding", message: "the body is not UTF-8" });
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text);
    if (/\\u(0000|d[89a-f])/i.test(text)) errors.push(...unstorableText(value));
    return value;
  } catch {
    errors.push({ path: "", code: "json", message: "the body is not JSON" });
    return undefined;
  }
}

function pageOf(call: AnyCall, query: Record<string, unknown>): PageRequest {
  const paged = call.paged as Paging | undefined; // AnyCall widens it to any.
  const [sort, order] = paged?.dialect === "sort_field" ? ["sort_field", "sort_order"] : ["sort", "order"];
  return {
    page: (query.page as number | undefined) ?? 1, // Checked against the wire query just before.
    count: (query.count as number | undefined) ?? 10, // Likewise.
    sort: query[sort!] as string | undefined, // Likewise.
    order: query[order!] === "desc" ? "desc" : "asc",
    skipTotals: query.skip_totals === true,
  };
}
