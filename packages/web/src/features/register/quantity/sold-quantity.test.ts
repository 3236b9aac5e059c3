import { expect, test } from "vitest";
import { firstQuantity, isScanned, isSoldIn, oneLess, oneMore, soldQuantity } from "./sold-quantity.ts";

const counted = (quantity_min: string | null, quantity_step: string | null) => ({ quantity_min, quantity_step });
const free = counted(null, null);
const halves = counted("2.000", "0.500");

test.each([
  [free, "0.3", "0.3"],
  [free, "0", "0"],
  [halves, "0.1", "2"],
  [halves, "2.000", "2"],
  [halves, "2.1", "2.5"],
  [halves, "3.5", "3.5"],
  [counted(null, "6"), "7", "12"],
  [counted("1", "2"), "4", "5"],
  [counted("3", null), "3.25", "3.25"],
  [{}, "1.5", "1.5"],
])("%o is sold for %s in %s", (item, wanted, sold) => {
  expect(soldQuantity(item, wanted)).toBe(sold);
  expect(isSoldIn(item, wanted)).toBe(Number(wanted) === Number(sold));
});

test.each([
  [free, ["1", "2", "3"]],
  [halves, ["2", "2.5", "3"]],
  [counted(null, "6"), ["6", "12", "18"]],
  [counted("0.25", null), ["0.25", "1.25", "2.25"]],
  [{}, ["1", "2", "3"]],
])("%o grows by its step and shrinks by it until nothing is left", (item, grown) => {
  const [first = "", second = "", third = ""] = grown;
  expect([firstQuantity(item), oneMore(item, first), oneMore(item, second)]).toEqual(grown);
  expect([oneLess(item, third), oneLess(item, second), oneLess(item, first)]).toEqual([second, first, "0"]);
});

test("so many digits are a code", () => {
  expect(["12345678", "4820001000014", "1234567", "1.25", null].map(isScanned)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
