import { expect, test } from "vitest";
import { checkOf, column, group, lineA, lineB, member, priced, refused, rule, tax } from "../../test/check.ts";
import { finalise, limitsOf } from "./finalise.ts";
import { price } from "./price.ts";

// Values at and next to a boundary. Each of them once exposed a wrong implementation.

test("the smallest negative quantity and the smallest negative payment are refused", () => {
  expect(refused(checkOf({ lines: [{ ...lineA, quantity: "-0.001" }] })).code).toBe("line.negative_quantity");
  const payments = [{ payment_type: "cash", amount: "-0.01" }, { payment_type: "bank-card" }] as const;
  expect(refused(checkOf({ payments })).code).toBe("sale.malformed");
});

test("what is wrong with the engine itself is thrown, not answered", () => {
  const broken: unknown = { ...checkOf(), lines: null };
  expect(() => price(broken as Parameters<typeof price>[0])).toThrow(TypeError); // Not an input at all.
});

test("a sales tax is shown as what it adds to the reduced amount", () => {
  const taxes = [tax("gst", "sales-tax", "20")];
  const check = priced(checkOf({ taxes, price_group: group("base", taxes) }));
  const steps = check.trace.entries.filter(({ step }) => step === "sales-tax");
  expect(steps.map(({ before, change, after }) => [before, change, after])).toEqual([
    ["20.00", "4.00", "24.00"],
    ["5.55", "1.11", "6.66"],
  ]);
});

test("the cap of discounts is traced for lines that lose by it, and for no others", () => {
  const rules = [rule("discount-items-percent", "50", { include_goods: [lineA.goods.id] })];
  const check = priced(checkOf({ rules, loyalty: { rule_settings: { discount_max_percent: "5" } } }));
  const caps = check.trace.entries.filter(({ step }) => step === "discount-cap");
  expect(check.lines.length).toBeGreaterThan(1);
  expect(caps.map(({ line }) => line)).toEqual([lineA.id]);
});

test("the cap names the version of the settings that it comes from", () => {
  const loyalty = { rule_settings: { version: 7, discount_max_percent: "5" } };
  const check = priced(checkOf({ rules: [rule("discount-check-percent", "10")], loyalty }));
  const cap = check.trace.entries.find(({ step }) => step === "discount-cap");
  expect(cap?.source).toMatchObject({ kind: "rule-settings", version: 7 });
});

test("a promise that is no result of this engine is refused", () => {
  const reserved = priced(checkOf());
  for (const name of ["rounding_amount", "amount_to_pay"] as const) {
    const strange = { ...reserved, totals: { ...reserved.totals, [name]: "much" } };
    expect(() => limitsOf(strange)).toThrow(RangeError);
  }
});

test("at the end nothing is redeemed when nothing was held", () => {
  const frozen = checkOf({ customer: member, redemption: { asked: "5.00", available: "50.00" } });
  const outcome = finalise(frozen, { lines: [] }, { redeemed: "0.00", amount_to_pay: "25.55" });
  expect(outcome).toMatchObject({ ok: true, check: { redemption: null, totals: { amount_to_pay: "25.55" } } });
  const cent = finalise(frozen, { lines: [] }, { redeemed: "0.01", amount_to_pay: "25.55" });
  expect(cent).toMatchObject({ ok: true, check: { redemption: { redeemed: "0.01" } } });
});

test("a promised total below everything but free items can be met, below delivery it cannot", () => {
  const frozen = checkOf({ delivery_amount: "3.00" });
  const finalised = (amount_to_pay: string) => finalise(frozen, { lines: [] }, { redeemed: "0.00", amount_to_pay });
  expect(finalised("3.00")).toMatchObject({ ok: true, check: { totals: { discount_amount: "25.55" } } });
  expect(finalised("2.99")).toMatchObject({ ok: false, refusal: { code: "finalise.limit_unreachable" } });
});

test("a per-unit tax beside a percentage does not change how a promised total is met", () => {
  const taxes = [tax("gst", "sales-tax", "20"), tax("bag", "sales-tax", "0.5", { type: "amount" })];
  const frozen = checkOf({ taxes, price_group: group("base", taxes), lines: [lineA, lineB] });
  const outcome = finalise(frozen, { lines: [] }, { redeemed: "0.00", amount_to_pay: "20.00" });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const left = Number(outcome.check.totals.amount_to_pay);
  expect(left <= 20 && left > 19.9).toBe(true);
});

test("a cap that cuts one minor unit off every line holds", () => {
  const goods = (id: string) => ({ id, goods: { id }, quantity: "1", goods_price: { price: "1.00" } });
  const two = rule("discount-items-percent", "2");
  const loyalty = { rule_settings: { discount_max_percent: "1" } };
  const check = priced(checkOf({ lines: [goods("a"), goods("b")], rules: [two], loyalty }));
  expect(column(check, "discount_amount")).toEqual(["0.01", "0.01"]);
});
