import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./data-directory.ts";

/** The number of behaviours in the specification. */
const stated = 22;

/** Behaviours without a test, with the reason. The list only shrinks: remove one when it has a test. */
const waiting: Record<number, string> = {
  22: "There are no coupons and no messages yet, whose value sets these are.",
};

const named = new Set(
  globSync("{packages/*/src/**,tools}/*.{test,spec}.ts", { cwd: root })
    .filter((path) => !path.endsWith("behaviours.test.ts"))
    .flatMap((path) => [
      ...readFileSync(join(root, path), "utf8").matchAll(/(?:test|describe)\([`"']behaviour (\d+):/g),
    ])
    .map((match) => Number(match[1])),
);
const numbers = Array.from({ length: stated }, (_, index) => index + 1);

test("every stated behaviour is named by a test, or waits with a reason", () => {
  expect(numbers.filter((number) => !named.has(number) && !(number in waiting))).toEqual([]);
});

test("no behaviour waits that a test names, and none is named that is not stated", () => {
  expect(Object.keys(waiting).filter((number) => named.has(Number(number)))).toEqual([]);
  expect([...named].filter((number) => number < 1 || number > stated)).toEqual([]);
});
