import type { Shape } from "../kit/schema.ts";

/** A JSON Schema as plain data, with the keywords that the API reference reads. */
export interface Plain {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  description?: string;
  writeOnly?: boolean;
  properties?: Record<string, Plain>;
  required?: string[];
  items?: Plain;
  anyOf?: Plain[];
  additionalProperties?: boolean | Plain;
  [keyword: string]: unknown;
}

/** A part of the document that is not a schema. */
export type Printed = Record<string, unknown>;

/** Returns a shape of the contract as plain data. */
export function plainOf(shape: Shape | Plain): Plain {
  return shape as Plain; // A shape is plain JSON Schema.
}

/** Whether a schema accepts null. */
export function isNullable({ type }: Plain): boolean {
  return Array.isArray(type) && type.includes("null");
}

/** Returns the same schema without null. */
export function withoutNull(schema: Plain): Plain {
  if (!isNullable(schema)) return schema;
  const types = [schema.type ?? []].flat().filter((type) => type !== "null");
  const values = schema.enum ? { enum: schema.enum.filter((value) => value !== null) } : {};
  return { ...schema, type: types.length === 1 ? types[0]! : types, ...values }; // One was just counted.
}

/** Returns a key of a schema: schemas with equal keys accept the same values, apart from null. */
export function fingerprint(schema: Plain): string {
  const { description: _, ...rest } = withoutNull(schema);
  return JSON.stringify(rest, (key, value: unknown) => (key === "x-entity" ? undefined : sorted(value)));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Converts `special_account` and `specialAccount` to `SpecialAccount`. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[_.\- ]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the singular of an English plural; other words stay unchanged. */
export function singular(name: string): string {
  if (/(ss|us|sis|pos|address|access|goods|series|before|by)$/i.test(name)) return name;
  if (/ies$/i.test(name)) return name.replace(/ies$/i, (end) => (end === "IES" ? "Y" : "y"));
  if (/(ses|xes|ches|shes)$/i.test(name) && !/(cases|purchases|bases|houses|prices)$/i.test(name))
    return name.slice(0, -2);
  return name.replace(/s$/i, "");
}
