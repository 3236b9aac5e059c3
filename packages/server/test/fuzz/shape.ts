import type { Shape } from "@patron/contract/kit";

/** A shape as plain JSON Schema, with the keywords that the contract uses. */
export interface Plain {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  "x-entity"?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  properties?: Record<string, Plain>;
  required?: string[];
  items?: Plain;
  anyOf?: Plain[];
  additionalProperties?: boolean | Plain;
  propertyNames?: Plain;
}
export const plainOf = (shape: Shape) => shape as Plain; // A shape is plain JSON Schema.

/** Keywords that the fuzzer can satisfy and violate; its contract test fails on any other. */
export const knownKeywords = new Set([
  ...["type", "enum", "format", "pattern", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"],
  ...["uniqueItems", "minProperties", "maxProperties", "properties", "required", "items", "additionalProperties"],
  ...["propertyNames", "anyOf", "x-unit", "x-kind", "x-entity", "writeOnly"],
]);

/** Every keyword in a shape. */
export function keywordsOf(plain: Plain): string[] {
  const inner = [
    ...Object.values(plain.properties ?? {}),
    ...(plain.anyOf ?? []),
    ...[plain.items, plain.additionalProperties, plain.propertyNames].filter((one) => typeof one === "object"),
  ];
  return [...Object.keys(plain).filter((key) => !key.startsWith("~")), ...inner.flatMap(keywordsOf)];
}

/** The one of several objects that a value is meant to be, by its `kind`; the shape itself if it has no variants. */
export function variantOf(plain: Plain, value: unknown): Plain {
  if (!plain.anyOf) return plain;
  const { kind } = (value ?? {}) as { kind?: unknown }; // Any value; only its kind is read.
  return plain.anyOf.find(({ properties }) => properties?.kind?.enum?.includes(kind)) ?? plain.anyOf[0] ?? plain;
}
