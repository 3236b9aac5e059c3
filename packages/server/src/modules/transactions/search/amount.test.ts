import { expect, test } from "vitest";
import { readAmounts } from "./amount.ts";

test.each([
  ["489", ["489"]],
  ["489,00", ["489.00"]],
  ["489.", ["489"]],
  ["1 234,50 ₴", ["1234.50"]],
  ["1,234.5", ["1234.5"]],
  ["1.234.567,8", ["1234567.8"]],
  ["1,234", ["1.234", "1234"]],
  ["$12", ["12"]],
  ["US$ 12", ["12"]],
  ["12 UAH", ["12"]],
])("%s may mean %j", (text, amounts) => {
  expect(readAmounts(text)).toEqual(amounts);
});

test.each(["", ",", "12a34", "1,23,4", "+380671234567", "067 123 45 67 89 01 23", "franko", "%"])(
  "%s is no amount",
  (text) => {
    expect(readAmounts(text)).toEqual([]);
  },
);
