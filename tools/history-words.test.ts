import { everyCall } from "@patron/contract";
import { fields } from "@patron/contract/history/fields-en";
import { values } from "@patron/contract/history/values-en";
import { describe, expect, test } from "vitest";

// What calls write is audited under the names of the wire, and read by people: every name and every word among them needs texts. That the other
// languages have what English has is checked by their types.

/** What no history tells of: the record's own bookkeeping, and what is never kept. */
const untold = new Set(["id", "version", "recaptcha_token"]);

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
}

interface Told {
  call: string;
  field: string;
  words: string[];
}

/** Every field of a body, its parts' among them, with the words that it may have. */
function* fieldsOf(call: string, shape: Shape): Generator<Told> {
  for (const [field, inner] of Object.entries(shape.properties ?? {})) {
    yield { call, field, words: wordsOf(inner) };
    yield* fieldsOf(call, inner);
  }
  for (const inner of [...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])]) yield* fieldsOf(call, inner);
}

function wordsOf(shape: Shape): string[] {
  const own = [...(shape.enum ?? []), shape.const].filter((one) => typeof one === "string");
  return [...own, ...[...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])].flatMap(wordsOf)];
}

const texts: Record<string, Record<string, string>> = values;
const wordless = (told: readonly Told[]) => [
  ...new Set([
    ...told.filter(({ field }) => !untold.has(field) && !Object.hasOwn(fields, field)).map(({ field }) => field),
    ...told.flatMap(({ field, words }) =>
      words.filter((word) => !texts[field]?.[word]).map((word) => `${field}: ${word}`),
    ),
  ]),
];
const written = everyCall.filter(({ writes, body }) => writes && body);

describe("the history has words", () => {
  test("for every field and every value that a call writes", () => {
    const told = written.flatMap(({ name, body }) => [...fieldsOf(name, body as Shape)]); // AnyCall widens it.
    expect(told.length).toBeGreaterThan(300);
    expect(told.filter(({ words }) => words.length > 0).length).toBeGreaterThan(50);
    expect(wordless(told)).toEqual([]);
  });

  test("and one that is forgotten is found", () => {
    const unit = { anyOf: [{ const: "L" }, { const: "barrel" }] };
    const shape = { properties: { title: {}, colour_of_money: {}, parts: { items: { properties: { unit } } } } };
    expect(wordless([...fieldsOf("x", shape)])).toEqual(["colour_of_money", "parts", "unit: barrel"]);
  });
});
