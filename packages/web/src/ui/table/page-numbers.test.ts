import { expect, test } from "vitest";
import { pageLinks } from "./page-numbers.ts";

test("behaviour 17: seven pages or fewer are all shown", () => {
  expect(pageLinks(1, 0)).toEqual([]);
  expect(pageLinks(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("behaviour 17: of more pages, the first, the last and the current with one neighbour each side", () => {
  expect(pageLinks(1, 8)).toEqual([1, 2, "gap", 8]);
  expect(pageLinks(2, 8)).toEqual([1, 2, 3, "gap", 8]);
  expect(pageLinks(5, 12)).toEqual([1, "gap", 4, 5, 6, "gap", 12]);
  expect(pageLinks(3, 12)).toEqual([1, 2, 3, 4, "gap", 12]);
  expect(pageLinks(12, 12)).toEqual([1, "gap", 11, 12]);
});
