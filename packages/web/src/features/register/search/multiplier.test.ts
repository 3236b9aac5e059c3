import { expect, test } from "vitest";
import { readMultiplier, takesQuantity } from "./multiplier.ts";

test.each([
  ["3*cake", "3", "cake"],
  ["3 * 4820001", "3", "4820001"],
  ["0,75×", "0.75", ""],
  ["1.5*apples", "1.5", "apples"],
  ["cake", undefined, "cake"],
  ["4820001*", undefined, "4820001*"],
  ["0*cake", undefined, "0*cake"],
  ["*3", undefined, "*3"],
  ["", undefined, ""],
])("reads %s", (typed, quantity, text) => {
  expect(readMultiplier(typed)).toEqual({ quantity, text });
});

test("an item takes no more decimals than it is sold in", () => {
  expect(takesQuantity({ quantity_precision: 0 }, "3")).toBe(true);
  expect(takesQuantity({ quantity_precision: 0 }, "1.50")).toBe(false);
  expect(takesQuantity({ quantity_precision: 1 }, "1.50")).toBe(true);
  expect(takesQuantity({ quantity_precision: 1 }, "1.25")).toBe(false);
});
