import { expect, test } from "vitest";
import { quantityFor } from "./quantity-for.ts";

const cheese = { price: "399.90", currency: "UAH", precision: 3 };

test.each([
  ["100.00", cheese, "0.25"],
  ["399.90", cheese, "1"],
  ["0.01", cheese, "0"],
  ["1000", { ...cheese, price: "52.3799" }, "19.091"],
  ["1000", { ...cheese, price: "52.3799", precision: 1 }, "19.1"],
  ["500", { price: "165", currency: "JPY", precision: 2 }, "3.03"],
  ["1.000", { price: "0.25", currency: "KWD", precision: 0 }, "4"],
])("for %s of %o the quantity is %s", (amount, sold, quantity) => {
  expect(quantityFor(amount, sold)).toBe(quantity);
});

test.each([[null], [""], ["-5"], ["0"]])("there is no quantity for %o", (amount) => {
  expect(quantityFor(amount, cheese)).toBeUndefined();
  expect(quantityFor("5", { ...cheese, price: "0" })).toBeUndefined();
});
