import { expect, test } from "vitest";
import { quantityFor, soldFor } from "./quantity-for.ts";

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

test.each([
  ["500", "9.436", { price: "52.99", currency: "UAH", tolerance: "0.01" }, { stated: "500.00", isExact: true }],
  ["500", "9.436", { price: "52.99", currency: "UAH", tolerance: "0.00" }, { stated: null, isExact: false }],
  ["500", "9.436", { price: "52.99", currency: "UAH", tolerance: undefined }, { stated: null, isExact: false }],
  ["500", "10", { price: "50", currency: "UAH", tolerance: "0.01" }, { stated: null, isExact: true }],
  ["500", "10.001", { price: "50", currency: "UAH", tolerance: "0.05" }, { stated: "500.00", isExact: true }],
  ["500", "3.03", { price: "165", currency: "JPY", tolerance: "1" }, { stated: null, isExact: true }],
  ["1.5", "4", { price: "0.374", currency: "KWD", tolerance: "0.004" }, { stated: "1.500", isExact: true }],
  ["0.001", "1", { price: "1", currency: "UAH", tolerance: "1.00" }, { stated: null, isExact: false }],
])("%s is sold in a quantity of %s at %o as %o", (amount, quantity, money, sold) => {
  expect(soldFor(amount, quantity, money)).toEqual(sold);
});
