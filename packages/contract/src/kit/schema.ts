import Type, { type Static, type TObject, type TOptional, type TProperties, type TSchema, type TUnsafe } from "typebox";

/** A shape of a contract entry. The contract is the only package that imports the schema library. */
export type Shape = TSchema;
/** Named fields of an object shape. */
export type Fields = TProperties;
/** The TypeScript type that a shape describes. */
export type Of<S extends Shape> = Static<S>;

/** An object with exactly these fields: unknown fields are refused in requests and removed from responses. */
export function object<const F extends Fields>(fields: F): TObject<F> {
  return Type.Object(fields, { additionalProperties: false });
}

/** One of several objects, which their field `kind` tells apart: each has one value of its own for it. */
export function variants<const V extends readonly TObject[]>(...shapes: V): TUnsafe<Static<V[number]>> {
  return Type.Unsafe<Static<V[number]>>({ type: "object", anyOf: shapes });
}

/** A field that may be absent. In a PATCH, absent means unchanged. */
export function optional<S extends Shape>(shape: S): TOptional<S> {
  // The library's own return type is a conditional one that does not reduce for a generic S.
  return Type.Optional(shape) as unknown as TOptional<S>; // Same value, plainer type.
}

/** A field that may be null. Writes a type list instead of a union, which validates and prints faster. */
export function nullable<S extends Shape>(shape: S): TUnsafe<Static<S> | null> {
  const plain = shape as { type?: string | string[]; enum?: unknown[] }; // A shape is plain JSON Schema.
  const types = Array.isArray(plain.type) ? plain.type : [plain.type ?? "string"];
  const values = plain.enum ? { enum: [...plain.enum, null] } : {};
  return Type.Unsafe<Static<S> | null>({ ...shape, type: [...types, "null"], ...values });
}

/** A list of one shape, at most `max` long. */
export function list<S extends Shape>(items: S, max = 1000) {
  return Type.Array(items, { maxItems: max });
}

/** Makes every field of an object optional: the body of a PATCH from the body of a POST. */
export function patch<F extends Fields>(shape: TObject<F>) {
  return Type.Partial(shape, { additionalProperties: false, minProperties: 1 });
}

/** One value of an enum of `enums.ts`. */
export function oneOf<const Values extends readonly string[]>(values: Values): TUnsafe<Values[number]> {
  return Type.Unsafe<Values[number]>({ type: "string", enum: [...values] });
}

/** A UUID (version 7 when generated here) of something without calls of its own: a lot, a posting. Entities have `idOf`. */
export const id = Type.String({ format: "uuid" });
/** The id of one entity type: any text can become one, but never the id of another type. */
export type Id<E extends string> = string & { readonly "~entity"?: E };
/** The id of an entity of this type; forms list its entities, and tests know its type. */
export function idOf<const E extends string>(entityType: E): TUnsafe<Id<E>> {
  return Type.Unsafe<Id<E>>({ type: "string", format: "uuid", "x-entity": entityType });
}
/** True or false; in a query 1 and 0 too. */
export const flag = Type.Boolean();
/** A calendar day, `YYYY-MM-DD`. */
export const day = Type.String({ format: "date" });
/** An instant in UTC, RFC 3339. */
export const instant = Type.String({ format: "date-time" });
/** A wall-clock time of day, `HH:MM`. */
export const timeOfDay = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });
/** ISO 4217 code of three capital letters. */
export const currency = Type.String({ pattern: "^[A-Z]{3}$" });
/** ISO 3166-1 alpha-2 code of two capital letters. */
export const country = Type.String({ pattern: "^[A-Z]{2}$" });
/** IANA time zone name. */
export const timeZone = Type.String({ minLength: 1, maxLength: 64, "x-kind": "time-zone" });
/** E-mail address: a local part of at most 64 characters, a domain, at most 254 in all. */
export const email = Type.String({ format: "email", maxLength: 254 });
/** Web address, http or https. */
export const url = Type.String({ format: "http-url", maxLength: 2000 });

/** Text of `min` to `max` characters, without control characters except line breaks. */
export function text(max: number, min = 0) {
  return Type.String({ minLength: min, maxLength: max, format: "plain-text" });
}
/** A cell of somebody's file: any characters, so that what cannot be stored is told by row and column. */
export function cell(max: number) {
  return Type.String({ maxLength: max });
}
/** Text that is not empty and not only spaces. */
export function title(max = 200) {
  return Type.String({ minLength: 1, maxLength: max, format: "plain-text", pattern: "\\S" });
}
/** A secret in a request: never written to logs, audit or stored responses. */
export function secret(max = 256, min = 1) {
  return Type.String({ minLength: min, maxLength: max, writeOnly: true });
}
/** A whole number within bounds, both included. */
export function whole(minimum: number, maximum: number) {
  return Type.Integer({ minimum, maximum });
}

/** A decimal string with at most `scale` decimals; never a JSON number, which may have lost digits in transit. */
function decimal(unit: "money" | "unit-price" | "quantity" | "rate", scale: number, signed: boolean, digits = 13) {
  const sign = signed ? "-?" : "";
  return Type.String({ pattern: `^${sign}(0|[1-9]\\d{0,${digits - 1}})(\\.\\d{1,${scale}})?$`, "x-unit": unit });
}
/** An amount of money, not negative; the decimals of its currency are checked where the currency is known. */
export const money = decimal("money", 3, false);
/** An amount of money that may be negative. */
export const signedMoney = decimal("money", 3, true);
/** A price per unit, four decimals. */
export const unitPrice = decimal("unit-price", 4, false);
/** A quantity, three decimals. */
export const quantity = decimal("quantity", 3, false);
/** A quantity that may be negative, such as that of a refund. */
export const signedQuantity = decimal("quantity", 3, true);
/** A rate in percent, or of a tax per unit in its currency: six decimals, nine digits before them. */
export const rate = decimal("rate", 6, false, 9);
/** The same that may be negative, such as a change of a price. */
export const signedRate = decimal("rate", 6, true, 9);
/** Degrees north of the equator, −90 to 90, six decimals. */
export const latitude = Type.String({ pattern: "^-?(90(\\.0{1,6})?|[0-8]?\\d(\\.\\d{1,6})?)$", "x-unit": "degree" });
/** Degrees east of Greenwich, −180 to 180, six decimals. */
export const longitude = Type.String({
  pattern: "^-?(180(\\.0{1,6})?|(1[0-7]\\d|\\d{1,2})(\\.\\d{1,6})?)$",
  "x-unit": "degree",
});

/** Texts for customers by language: `{ "en": "…", "uk": "…" }`. */
export function texts(max = 2000): TUnsafe<Record<string, string>> {
  return Type.Unsafe<Record<string, string>>({
    type: "object",
    propertyNames: { pattern: "^[a-z]{2}$" },
    additionalProperties: { type: "string", maxLength: max, format: "plain-text" },
    maxProperties: 40,
  });
}

/** Short texts by name, as the query of an address has them; at most `max`, each of at most `length` characters. */
export function textsByName(max: number, length: number): TUnsafe<Record<string, string>> {
  return Type.Unsafe<Record<string, string>>({
    type: "object",
    propertyNames: { pattern: "^[a-z][a-z0-9_.-]{0,59}$" },
    additionalProperties: { type: "string", maxLength: length, format: "plain-text" },
    maxProperties: max,
  });
}

/** The bytes of a file that a call answers. */
export const file = Type.Unsafe<Uint8Array>({ type: "string", format: "binary" });

/** Any JSON object: settings that only the client interprets. The body limit applies. */
export const anyObject = Type.Unsafe<Record<string, unknown>>({ type: "object", additionalProperties: true });
/** What a service of somebody else sends: these texts, as it writes them, and others that are not read. */
export function foreign<const Name extends string>(...names: readonly Name[]): TUnsafe<Record<Name, string>> {
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string", maxLength: 20_000 }]));
  return Type.Unsafe<Record<Name, string>>({
    ...{ type: "object", properties, required: [...names] },
    additionalProperties: true,
  });
}
/** Any JSON value. */
export const anyValue = Type.Unsafe<unknown>({});

/** The version of a record, for `If-Match`. Parts that are loaded separately have it too. */
export const version = whole(1, 2 ** 31 - 1);
/** The shape of an entity: id, when it was created and changed, version for `If-Match`, and its own fields. */
export function entity<const E extends string, const F extends Fields>(entityType: E, fields: F) {
  return object({ id: idOf(entityType), created_dt: instant, modified_dt: instant, version, ...fields });
}
/** A reference to an entity: its id and its title. */
export function reference<const E extends string>(entityType: E) {
  return object({ id: idOf(entityType), title: text(200) });
}

/** The response of a list without pages. */
export function items<S extends Shape>(item: S) {
  return object({ items: Type.Array(item) });
}
/**
 * The response of a paged list. `total` is exact up to the limit of counting, 10 000 where rows are counted; with `total_estimated` there are more.
 */
export function page<S extends Shape>(item: S) {
  const whole0 = Type.Integer({ minimum: 0 });
  return object({
    items: Type.Array(item),
    page: whole0,
    count: whole0,
    total: optional(whole0),
    total_estimated: optional(flag),
  });
}
/** The response of a call that returns nothing but success. */
export const done = object({ done: Type.Boolean() });
