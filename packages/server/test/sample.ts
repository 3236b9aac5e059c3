import { type AnyCall, paramKind } from "@patron/contract/kit";
import type { World } from "./world.ts";

/** What a generated body may point at: ids by the name of the field that holds them. */
export type Known = Record<string, string>;

interface Plain {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  properties?: Record<string, Plain>;
  required?: string[];
  items?: Plain;
}

/** Texts that the patterns and formats of the contract accept. */
const byPattern: [RegExp, string][] = [
  [/^\^\[A-Z\]\{3\}\$$/, "UAH"],
  [/^\^\[A-Z\]\{2\}\$$/, "UA"],
  [/\[01\]/, "08:30"],
  [/90|180/, "45.5"],
  [/\\d/, "10.00"],
];
const byFormat: Record<string, string> = {
  email: "sample@example.com",
  date: "2026-11-20",
  "date-time": "2026-11-20T08:00:00Z",
  "http-url": "https://example.com",
};

/** The smallest value that a shape accepts: required fields only. `known` fills fields that must point at something. */
export function sampleOf(shape: unknown, known: Known, name = ""): unknown {
  const plain = shape as Plain; // A shape is plain JSON Schema.
  if (plain.enum) return plain.enum[0];
  const type = Array.isArray(plain.type) ? plain.type[0] : plain.type;
  if (type === "object") {
    const required = plain.required ?? Object.keys(plain.properties ?? {}).slice(0, 1);
    return Object.fromEntries(required.map((key) => [key, sampleOf(plain.properties?.[key], known, key)]));
  }
  if (type === "array") return [];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return plain.minimum ?? 1;
  return textFor(plain, known, name);
}

function textFor(plain: Plain, known: Known, name: string): string {
  if (plain.format === "uuid") return known[name] ?? crypto.randomUUID();
  if (name === "time_zone") return "Europe/Kyiv";
  if (plain.format && byFormat[plain.format]) return byFormat[plain.format]!; // Just looked up.
  const match = byPattern.find(([pattern]) => pattern.test(plain.pattern ?? ""));
  return match?.[1] ?? "sample text".padEnd(plain.minLength ?? 0, "x");
}

/** One thing of every kind that an id in a path or a body may point at, in one business. */
export async function everything(w: World): Promise<Known> {
  const pos = await w.make.pos();
  return { posId: pos.id, pos_id: pos.id, loyaltyId: w.loyaltyId, loyalty_id: w.loyaltyId };
}

/** A well-formed request of a call, pointing at known things. */
export function sampleAsk(call: AnyCall, known: Known): { target: string; json?: unknown } {
  const target = (call.path as string).replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? stranger(name)); // AnyCall widens it.
  return call.body ? { target, json: sampleOf(call.body, known) } : { target };
}

function stranger(name: string): string {
  return paramKind(name) === "code" ? "sample" : crypto.randomUUID();
}
