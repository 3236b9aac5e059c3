import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../data-directory.ts";

const source = join(root, "packages/web/src");
const english = globSync("**/{messages,words}/{en,*-en}.ts", { cwd: source }).map((path) => path.replaceAll("\\", "/"));

/** Every text of a file with letters and a space: single words, also beside a number, may be the same in two languages. */
function textsIn(path: string): string[] {
  const text = readFileSync(join(source, path), "utf8");
  const texts = [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map((match) => match[1] ?? "");
  return texts.filter((one) => /\p{L}\s|\s\p{L}/u.test(one) && !/^# \p{L}+$/u.test(one));
}

test("there are messages to look at", () => {
  expect(english.length).toBeGreaterThan(5);
});

test.each(
  english.flatMap((path) => ["uk", "ru", "de", "fr"].map((code) => [path.replace(/en\.ts$/, `${code}.ts`), path])),
)("%s is a translation and no stand-in", (path, original) => {
  const texts = textsIn(path);
  const originals = new Set(textsIn(original));
  expect(texts.length, "texts").toBeGreaterThanOrEqual(originals.size * 0.5);
  expect(texts.filter((text) => originals.has(text))).toEqual([]);
});
