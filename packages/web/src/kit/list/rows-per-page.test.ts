import { expect, test } from "vitest";
import { fittingRows, rowsPerPageOf } from "./rows-per-page.ts";

test.each([
  [900, 40, 14],
  [900, 32, 17],
  [300, 40, 5],
  [10_000, 32, 100],
])("a window of %i px fits rows of %i px: %i", (windowHeight, height, rows) => {
  expect(fittingRows(windowHeight, height)).toBe(rows);
});

test("an address with an unknown count has none", () => {
  expect(["25", "fit", "26", "", undefined].map(rowsPerPageOf)).toEqual([25, "fit", undefined, undefined, undefined]);
});
