import type { Shape } from "../kit/schema.ts";

/** A JSON Schema as plain data, with the keywords that the API reference looks at. */
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

/** A part of the document that is no schema. */
export type Printed = Record<string, unknown>;

/** A shape of the contract as plain data. */
export function plainOf(shape: Shape | Plain): Plain {
  return shape as Plain; // A shape is plain JSON Schema.
}

/** Whether a schema accepts null beside its own type. */
export function isNullable({ type }: Plain): boolean {
  return Array.isArray(type) && type.includes("null");
}

/** The same schema without null. */
export function withoutNull(schema: Plain): Plain {
  if (!isNullable(schema)) return schema;
  const types = [schema.type ?? []].flat().filter((type) => type !== "null");
  const values = schema.enum ? { enum: schema.enum.filter((value) => value !== null) } : {};
  return { ...schema, type: types.length === 1 ? types[0]! : types, ...values }; // One was just counted.
}

/** Two schemas with one fingerprint accept the same values, apart from null. */
export function fingerprint(schema: Plain): string {
  const { description: _, ...rest } = withoutNull(schema);
  return JSON.stringify(rest, (key, value: unknown) => (key === "x-entity" ? undefined : sorted(value)));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `special_account` and `specialAccount` as `SpecialAccount`. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[_.\- ]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The singular of an English plural; words that are no plural stay. */
export function singular(name: string): string {
  if (/(ss|us|sis|pos|address|access|goods|series|before|by)$/i.test(name)) return name;
  if (/ies$/i.test(name)) return name.replace(/ies$/i, (end) => (end === "IES" ? "Y" : "y"));
  if (/(ses|xes|ches|shes)$/i.test(name) && !/(cases|purchases|bases|houses|prices)$/i.test(name))
    return name.slice(0, -2);
  return name.replace(/s$/i, "");
}
