import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { everyCall } from "@patron/contract";
import { messagesIn } from "@patron/contract/history/messages";
import { describe, expect, test } from "vitest";
import { root } from "../data-directory.ts";

// Changes are audited under wire names and shown to users, so every field and value that a screen sends needs a text. Calls without a
// screen may wait. Types check that every text exists in every language.

/** Fields that the history does not show: internal ones, and those that are never stored. */
const hidden = new Set([
  "id",
  "version",
  "recaptcha_token",
  "token",
  "proof",
  "credential",
  "endpoint",
  "p256dh",
  "auth",
  // What a till signs is kept as it was signed.
  "public_key",
  "kty",
  "crv",
  "x",
  "y",
  "series_id",
  "previous",
  "catalogue_id",
  "totals",
  "signature",
]);

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
}

interface UsedField {
  call: string;
  field: string;
  words: string[];
}

/** Every field of a body, including nested ones, with its possible values. */
function* fieldsOf(call: string, shape: Shape): Generator<UsedField> {
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

const english = messagesIn("en");
const { fields, values } = english;
const shownIn = (used: readonly UsedField[]) => used.filter(({ field }) => !hidden.has(field));
const withoutTexts = (used: readonly UsedField[]) => [
  ...new Set([
    ...shownIn(used)
      .filter(({ field }) => !Object.hasOwn(fields, field))
      .map(({ field }) => field),
    ...shownIn(used).flatMap(({ field, words }) =>
      words.filter((word) => !values[field]?.[word]).map((word) => `${field}: ${word}`),
    ),
  ]),
];
const web = globSync("packages/web/src/**/*.{ts,tsx}", { cwd: root }).map((path) =>
  readFileSync(join(root, path), "utf8"),
);
const requested = new Set(web.flatMap((text) => [...text.matchAll(/\bcalls\.(\w+\.\w+)/g)].map(([, name]) => name)));
const written = everyCall.filter(({ name, writes, body }) => writes && body && requested.has(name));

describe("the history has words", () => {
  test("for every field and every value that a screen writes", () => {
    const used = written.flatMap(({ name, body }) => [...fieldsOf(name, body as Shape)]); // AnyCall widens it.
    expect(used.length).toBeGreaterThan(300);
    expect(used.filter(({ words }) => words.length > 0).length).toBeGreaterThan(50);
    expect(withoutTexts(used)).toEqual([]);
  });

  test.each(["uk", "ru", "de", "fr"] as const)("of its own in %s", (language) => {
    const textsOf = ({ fields, values }: typeof english) =>
      [fields, ...Object.values(values)].flatMap(Object.values<string>);
    const [own, original] = [textsOf(messagesIn(language)), textsOf(english)];
    expect(own.filter((text, index) => text.includes(" ") && text === original[index])).toEqual([]);
  });

  test("and one that is forgotten is found", () => {
    const unit = { anyOf: [{ const: "L" }, { const: "barrel" }] };
    const shape = { properties: { title: {}, colour_of_money: {}, drawers: { items: { properties: { unit } } } } };
    expect(withoutTexts([...fieldsOf("x", shape)])).toEqual(["colour_of_money", "drawers", "unit: barrel"]);
  });
});
