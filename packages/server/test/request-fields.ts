import { type AnyCall, paramKind, type Shape, wireQuery } from "@patron/contract/kit";
import { idIn, type Known, sampleOf, targetOf } from "./sample.ts";

/** A field of a call that accepts an id or a name of an entity. */
export interface RequestField {
  where: "path" | "query" | "body";
  name: string;
  /** Its path in a body: names of fields, `[]` for a list's element, `|1` for the second of several objects that are allowed there. */
  at: readonly string[];
  /** In a query or a body: whether it accepts ids or free text. */
  kind: "id" | "text";
  /** The target of an id. */
  entity?: string;
}
/** The needs of a call beyond its shapes. */
export interface Requested {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

interface Plain {
  type?: string | string[];
  format?: string;
  "x-entity"?: string;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

/** Every field of a call that accepts an id or free text, found by its shapes. */
export function requestFields(call: AnyCall): RequestField[] {
  const path = (call.params as string[])
    .filter((name) => paramKind(name) !== "code")
    .map((name): RequestField => ({ where: "path", name, at: [], kind: "id", entity: call.paramEntities[name] }));
  const query = Object.entries(wireQuery(call)).flatMap(([name, shape]) =>
    fieldsIn(shape, name).map((field): RequestField => ({ ...field, where: "query" })),
  );
  const body = call.body ? fieldsIn(call.body as Shape, "") : []; // AnyCall widens it to any.
  return [...path, ...query, ...body];
}

function fieldsIn(shape: Shape, name: string, at: readonly string[] = []): RequestField[] {
  const plain = shape as Plain; // A shape is plain JSON Schema.
  const types = [plain.type].flat();
  if (plain.format === "uuid") return [{ where: "body", name, at, kind: "id", entity: plain["x-entity"] }];
  if (plain.anyOf) return plain.anyOf.flatMap((one, index) => fieldsIn(one, name, [...at, `|${index}`]));
  if (plain.items) return fieldsIn(plain.items, name, [...at, "[]"]);
  if (plain.properties) {
    return Object.entries(plain.properties).flatMap(([key, inner]) => fieldsIn(inner, key, [...at, key]));
  }
  const free = types.includes("string") && !plain.enum && !/^(date|date-time|http-url)$/.test(plain.format ?? "");
  return free ? [{ where: "body", name, at, kind: "text" }] : [];
}

/**
 * A request of a call by a business with these ids, with one field replaced; `Requested` is added to the smallest body and query that the
 * shapes accept.
 */
export function requestOf(
  call: AnyCall,
  known: Known,
  requested: Requested,
  put?: { field: RequestField; value: string },
) {
  const put_ = (where: RequestField["where"]) => (put?.field.where === where ? put : undefined);
  const path = targetOf(call, (name) => {
    const value = put_("path")?.field.name === name ? put?.value : (requested.path?.[name] ?? idIn(call, name, known));
    return encodeURIComponent(value ?? "sample");
  });
  const query = { ...requested.query, ...(put_("query") ? { [put?.field.name ?? ""]: put?.value ?? "" } : {}) };
  const target = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
  if (!call.body) return { target };
  const shape = call.body as Shape; // AnyCall widens it to any.
  const whole = sampleOf(shape, known);
  const base = Array.isArray(whole) ? whole : { ...(whole as object), ...requested.body }; // Bodies are objects or lists.
  const planted = put_("body");
  return { target, json: planted ? plant(shape, base, planted.field.at, { known, value: planted.value }) : base };
}

/** The same body with one value replaced; its parents are as small as their shapes accept. */
function plant(shape: Shape, body: unknown, at: readonly string[], what: { known: Known; value: string }): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return what.value;
  const plain = shape as Plain; // A shape is plain JSON Schema.
  if (step === "[]") {
    const items = plain.items ?? {};
    const first: unknown = Array.isArray(body) && body.length > 0 ? body[0] : sampleOf(items, what.known);
    return [plant(items, first, rest, what)];
  }
  if (step.startsWith("|")) {
    const variant = plain.anyOf?.[Number(step.slice(1))] ?? {};
    return plant(variant, isOf(variant, body) ? body : variantOf(variant, body, what.known), rest, what);
  }
  const fields = (body ?? sampleOf(shape, what.known)) as Record<string, unknown>; // The step is a field of it.
  const inner = plain.properties?.[step] ?? {};
  return { ...fields, [step]: plant(inner, fields[step], rest, what) };
}

/** The smallest value of another kind, with the fields that both kinds have. */
function variantOf(variant: Shape, value: unknown, known: Known): unknown {
  const sample = sampleOf(variant, known);
  const { properties = {} } = variant as Plain; // A shape is plain JSON Schema.
  if (!("kind" in properties) || typeof value !== "object" || value === null) return sample;
  const shared = Object.entries(value).filter(([name]) => name !== "kind" && name in properties);
  return { ...(sample as object), ...Object.fromEntries(shared) }; // A kind is a field of an object.
}

/** Whether a value is meant to be this one of several objects. */
function isOf(variant: Shape, value: unknown): boolean {
  const plain = variant as Plain; // A shape is plain JSON Schema.
  const { kind } = (value ?? {}) as { kind?: unknown }; // Any value; only its kind is read.
  const kinds = (plain.properties?.kind as { enum?: unknown[] } | undefined)?.enum; // Likewise.
  return kinds?.includes(kind) ?? false;
}
