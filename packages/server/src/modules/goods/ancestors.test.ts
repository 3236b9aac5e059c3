import fc from "fast-check";
import { expect, test } from "vitest";
import { withAncestors } from "./ancestors.ts";

const parents = new Map([
  ["a", null],
  ["b", "a"],
  ["c", "b"],
  ["d", "a"],
  ["e", null],
]);

test("the parents of categories follow them, the nearest first, and each is there once", () => {
  expect(withAncestors(parents, ["c"])).toEqual(["c", "b", "a"]);
  expect(withAncestors(parents, ["d", "c"])).toEqual(["c", "d", "a", "b"]);
  expect(withAncestors(parents, ["a", "c"])).toEqual(["a", "c", "b"]);
  expect(withAncestors(parents, ["e", "e"])).toEqual(["e"]);
});

test("a category of another programme is not there, nor is one of no category", () => {
  expect(withAncestors(parents, ["x", "b"])).toEqual(["b", "a"]);
  expect(withAncestors(parents, [])).toEqual([]);
});

test("the parent of each is there, however deep the tree", () => {
  const chain = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(chain, (depth) => {
      const deep = new Map(Array.from({ length: depth }, (_, index) => [`${index}`, index ? `${index - 1}` : null]));
      expect(withAncestors(deep, [`${depth - 1}`])).toHaveLength(depth);
    }),
  );
});
