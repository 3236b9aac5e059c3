import { expect, test } from "vitest";
import { contentOf, sameContent } from "./view-content.ts";

const placed = [
  { id: "title", shown: true },
  { id: "code", shown: false },
];

test("a view keeps filters, sorting and count, but not where the reader stands", () => {
  const search = { q: "a", sort: "title", count: "25", page: "3", open: "x", view: "y", order: undefined };
  expect(contentOf(search)).toEqual({ q: "a", sort: "title", count: "25" });
});

test("a view keeps the reader's own columns, unless the address brings some", () => {
  expect(contentOf({}, placed, false)).toEqual({ columns: "title,-code" });
  expect(contentOf({}, placed, true)).toEqual({});
  expect(contentOf({ columns: "title,code" }, placed, false)).toEqual({ columns: "title,code" });
});

test("the order of what a view keeps means nothing", () => {
  expect(sameContent({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
  expect(sameContent({ a: "1" }, { a: "1", b: "2" })).toBe(false);
  expect(sameContent({ a: "1" }, { b: "1" })).toBe(false);
});
