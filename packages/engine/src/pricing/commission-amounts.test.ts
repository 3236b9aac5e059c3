import { expect, test } from "vitest";
import { checkOf, group, lineA, lineB, priced, rule, tax } from "../../test/check.ts";
import { commissionAmounts } from "./commission-amounts.ts";

const vat = tax("vat", "base-tax", "20");
const terminal = {
  id: "t1",
  commissions: [
    { id: "place", type: "percentage" as const, value: "2.5" },
    { id: "bag", type: "amount" as const, value: "0.15" },
  ],
};

test("an item's own value of a commission counts instead of the terminal's, and for that line alone", () => {
  const own = { ...lineA, commission_values: [{ id: "place", value: "10" }] };
  const check = priced(checkOf({ lines: [own, lineB], terminal }));
  expect(check.lines.map(({ price_posted }) => price_posted)).toEqual(["11.1500", "5.8388"]);
  expect(check.lines[0]?.commissions).toEqual([
    { id: "place", amount: "1.0000" },
    { id: "bag", amount: "0.1500" },
  ]);
});

test("a value for a commission that the terminal does not have counts nothing, and none of zero takes it out", () => {
  const strange = { ...lineA, commission_values: [{ id: "gone", value: "90" }] };
  expect(priced(checkOf({ lines: [strange], terminal })).lines[0]?.price_posted).toBe("10.4000");
  const free = { ...lineA, commission_values: [{ id: "place", value: "0" }] };
  expect(priced(checkOf({ lines: [free], terminal })).lines[0]?.price_posted).toBe("10.1500");
});

test("a commission comes to its part of the price for the quantity, on the price with taxes, whatever the discount", () => {
  const context = { price_group: group("base", [vat]), taxes: [vat], terminal };
  const plain = priced(checkOf({ ...context, lines: [lineA] }));
  const discounted = priced(checkOf({ ...context, lines: [lineA], rules: [rule("discount-check-percent", "50")] }));
  expect(discounted.totals.discount_amount).not.toBe("0.00");
  for (const check of [plain, discounted]) {
    expect(check.lines.map((line) => commissionAmounts(line, 2))).toEqual([
      [
        { id: "place", quantity: 2000n, base: 2400n, amount: 60n },
        { id: "bag", quantity: 2000n, base: 2400n, amount: 30n },
      ],
    ]);
  }
});
