import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@patron/contract/enums";
import { expect, test, vi } from "vitest";
import { root } from "../data-directory.ts";
import { entriesIn, violations } from "./glossary.ts";
import { everyMessage, type Message, pageOf } from "./messages.ts";

const entries = entriesIn(pageOf("glossary.md"));
/** French punctuation without the no-break space that belongs before it and inside quotes; not the colon of a time or an address. */
const mispunctuated = /(?<!\u00a0)[;!?»]|(?<!\u00a0):(?!\d|\/\/)|«(?!\u00a0)/;

/** A text of a function as people read it: its source escapes spaces and has values in it. */
const writtenOut = (text: string) => text.replaceAll("\\xA0", "\u00a0").replace(/\$\{[^}]*\}?/g, "…");

// Messages of the web app import the reader's language, which needs a browser.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null });
const messages = await everyMessage();

test("the glossary has every term in five languages", () => {
  expect(entries.length).toBeGreaterThan(100);
  for (const language of LANGUAGES)
    expect(entries.filter((entry) => entry.language === language).length, language).toBe(entries.length / 5);
  expect(entries.filter(({ terms }) => terms.length === 0)).toEqual([]);
});

test("the messages of screens, of the contract and of the server are read in every language", () => {
  for (const [part, least] of [
    ["packages/web/", 800],
    ["packages/contract/", 800],
    ["packages/server/", 30],
  ] as const)
    for (const language of LANGUAGES) {
      const own = messages.filter((message) => message.language === language && message.file.startsWith(part));
      expect(own.length, `${part} ${language}`).toBeGreaterThan(least);
    }
  // Nothing exports these texts as data.
  for (const language of LANGUAGES)
    expect(messages.filter((one) => one.language === language && one.file.endsWith("/emails.ts")).length).toBe(18);
});

test("every message calls things by the terms of the glossary", () => {
  expect(violations(entries, messages)).toEqual([]);
});

test("Ukrainian and Russian address the reader in small letters within a sentence", () => {
  const capital = /[\p{Ll}\d,;:)»…—]\s+(?:Ви|Вы|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u;
  const own = messages.filter(({ language }) => language === "uk" || language === "ru");
  expect(own.filter(({ text }) => capital.test(text)).map(({ file, key, text }) => `${file} ${key}: ${text}`)).toEqual(
    [],
  );
});

test("French punctuation has a no-break space before it and stays on the line of its word", () => {
  // Between two texts of a function stands code.
  const own = messages.filter(({ language, text }) => language === "fr" && !/\n| [:?] $/.test(text));
  const wrong = own.filter(({ text }) => mispunctuated.test(writtenOut(text)));
  expect(wrong.map(({ file, key, text }) => `${file} ${key}: ${text}`)).toEqual([]);
});

test("nothing but `labelled` writes the colon behind a label", () => {
  const sources = globSync("packages/{web,server}/src/**/*.{ts,tsx}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\/messages\/|[/-](?:messages|emails?)\.ts$|\.test\.ts$|features\/kit\//.test(path));
  const joined = /`\$\{[^`{}]+\}: \$\{|\}<\/\w+>: ?\{|\}:\{" "\}/;
  expect(sources.length).toBeGreaterThan(800);
  expect(sources.filter((path) => joined.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test.each([
  ["Inscrit: hier", true],
  ["Inscrit : hier", true],
  ["Inscrit\u00a0: hier", false],
  ["Supprimer ce bon?", true],
  ["«Café»", true],
  ["« Café\u00a0»", true],
  ["«\u00a0Café\u00a0»\u00a0!", false],
  ["à 9:30, https://example.com", false],
])("in French, %j is wrong: %s", (text, isWrong) => {
  expect(mispunctuated.test(text)).toBe(isWrong);
});

test.each([
  ["en", "Choose the special account", ["special account", "client account"]],
  ["en", "Points of sale and client accounts", null],
  ["uk", "Оплата спеціальними рахунками", ["спеціальними рахунками", "рахунок клієнта"]],
  ["ru", "Списать 20 баллов", ["баллов", "бонус"]],
  ["de", "Mit Bonuspunkten bezahlen", ["Bonuspunkten", "Bonus"]],
  ["fr", "Ajouter des produits", ["produits", "article"]],
  ["fr", "Le point de vente", null],
] as const)("in %s: %s", (language, text, found) => {
  const planted: Message = { file: "a.ts", key: "title", language, text };
  const expected = found ? [`a.ts title (${language}): “${found[0]}” should be “${found[1]}”`] : [];
  expect(violations(entries, [planted])).toEqual(expected);
});

test("a word inside a function of a message is found", () => {
  const planted: Message = { file: "a.ts", key: "count", language: "en", text: "# punches" };
  expect(violations(entries, [planted])).toEqual(["a.ts count (en): “punches” should be “stamp”"]);
});
