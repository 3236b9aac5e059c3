import type { Of } from "./kit/schema.ts";
import type { SignedSale } from "./offline.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * The text of an offline sale that is signed and chained: JSON without spaces whose names are in the order of their UTF-16 units (RFC 8785), without
 * the signature.
 */
export function offlineText(sale: Of<typeof SignedSale> & { signature?: string }): string {
  const { signature: _, ...signed } = sale;
  return canonical(signed);
}

function canonical(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(",")}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(",")}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
