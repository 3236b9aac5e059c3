import { type AnyCall, paramKind } from "@patron/contract/kit";
import type { Plain } from "./fuzz/shape.ts";

/** What a generated request may point at: an id of each entity, by its type. */
export type Known = Record<string, string>;

/** Texts that match the contract's patterns and formats. */
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

/** The smallest value that a shape accepts: required fields only. `known` fills fields that must refer to something. */
export function sampleOf(shape: unknown, known: Known, name = ""): unknown {
  const plain = shape as Plain; // A shape is plain JSON Schema.
  if (plain.enum) return plain.enum[0];
  if (plain.anyOf) return sampleOf(plain.anyOf[0], known, name);
  const type = Array.isArray(plain.type) ? plain.type[0] : plain.type;
  if (type === "object") {
    const required = plain.required ?? Object.keys(plain.properties ?? {}).slice(0, 1);
    return Object.fromEntries(required.map((key) => [key, sampleOf(plain.properties?.[key], known, key)]));
  }
  if (type === "array") return plain.minItems ? [sampleOf(plain.items, known, name.replace(/s$/, ""))] : [];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return plain.minimum ?? 1;
  return textFor(plain, known, name);
}

function textFor(plain: Plain, known: Known, name: string): string {
  if (plain.format === "uuid") return known[plain["x-entity"] ?? ""] ?? crypto.randomUUID();
  if (name === "time_zone") return "Europe/Kyiv";
  if (plain.format && byFormat[plain.format]) return byFormat[plain.format]!; // Just looked up.
  const match = byPattern.find(([pattern]) => pattern.test(plain.pattern ?? ""));
  return match?.[1] ?? "sample text".padEnd(plain.minLength ?? 0, "x");
}

/** The smallest PNG there is. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A well-formed request of a call that refers to existing entities. */
export function sampleRequest(call: AnyCall, known: Known): { target: string; json?: unknown } {
  const target = targetOf(call, (name) => idIn(call, name, known) ?? unknownId(name));
  return call.body ? { target, json: sampleOf(call.body, known) } : { target };
}

/** The path of a call with a value for each of its parameters. */
export function targetOf(call: AnyCall, value: (name: string) => string): string {
  return (call.path as string).replace(/\{(\w+)\}/g, (_, name: string) => value(name)); // AnyCall widens it.
}
const words: Readonly<Record<string, string>> = { messageType: "sms", currency: "UAH" };
/** A word that a parameter without an id accepts. */
export const wordFor = (name: string): string => words[name] ?? "sample";

/** The known id for a parameter of a call's path. */
export function idIn(call: AnyCall, name: string, known: Known): string | undefined {
  return known[call.paramEntities[name] ?? ""];
}

function unknownId(name: string): string {
  return paramKind(name) === "code" ? "sample" : crypto.randomUUID();
}
