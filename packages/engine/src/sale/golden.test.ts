import { expect, test } from "vitest";
import golden from "../../test/golden/sale-v3.json" with { type: "json" };
import { ENGINE_VERSION } from "./calculate.ts";
import type { PriceInput } from "./input.ts";
import { price } from "./price.ts";

// A sale as version 3 stores it: fuel with excise and VAT, a price option, commissions, a value table, happy hours, bonuses to a whole
// amount, cash. A change that does not reproduce this result byte for byte needs a new engine version.
test("a stored sale of this version is priced again to the same bytes, trace and all", () => {
  const stored: PriceInput = JSON.parse(JSON.stringify(golden.stored));
  const outcome = price(stored);
  expect(ENGINE_VERSION).toBe(golden.result.engine_version);
  expect(outcome).toEqual({ ok: true, check: golden.result });
  expect(JSON.stringify(outcome)).toBe(JSON.stringify({ ok: true, check: golden.result }));
});

test("the golden sale is the one that was checked by hand", () => {
  const [fuel, coffee, cigars] = golden.result.lines;
  expect(fuel).toMatchObject({ price_posted: "59.2760", amount: "2378.46", discount_amount: "118.92" });
  expect(fuel?.taxes.map(({ amount }) => amount)).toEqual(["300.94", "319.78"]);
  expect(coffee).toMatchObject({ price_base: "37.5000", amount: "91.35", discount_amount: "31.35" });
  expect(cigars).toMatchObject({ bonuses_redeemed: "0.00", amount_to_pay: "121.80" });
  expect(golden.result.totals).toMatchObject({ amount_to_pay: "2131.00", bonuses_redeemed_amount: "320.34" });
});
