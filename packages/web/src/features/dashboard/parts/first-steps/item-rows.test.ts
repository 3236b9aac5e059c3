import { expect, test } from "vitest";
import { blankRow, readRows } from "./item-rows.ts";

const espresso = { title: " Espresso ", price: "2.50" };

test("filled rows become items, each with the code of its row", () => {
  const { items, incomplete } = readRows([espresso, blankRow, { title: "Tea", price: "0" }], 1001);
  expect(items).toEqual([
    { title: "Espresso", price: "2.50", code: "1001" },
    { title: "Tea", price: "0", code: "1003" },
  ]);
  expect(incomplete).toBeUndefined();
});

test.each([[{ title: "Tea", price: null }], [{ title: "  ", price: "1.00" }]])(
  "a row without its name or price is incomplete",
  (row) => {
    expect(readRows([espresso, row], 1001).incomplete).toBe(1);
  },
);

test("blank rows are nothing", () => {
  expect(readRows([blankRow, blankRow], 1001)).toEqual({ items: [], incomplete: undefined });
});
