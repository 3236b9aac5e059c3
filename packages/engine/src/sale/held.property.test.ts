import { expect, test } from "vitest";
import { checks, onlyCase, seed } from "../../test/cases.ts";
import { drawSale } from "../../test/random/sale.ts";
import { type HeldCheck, type HeldItem, holdsOffline, inputFrom } from "./held.ts";
import type { PriceInput } from "./input.ts";
import { price } from "./price.ts";

/** A random check of an unknown customer, as an online till prices it: with every rule, none of which other tills use up. */
function anonymous(input: PriceInput): PriceInput {
  const unlimited = { limit_total: null, limit_per_day: null };
  const online = (payments: PriceInput["payments"]) =>
    payments?.some(({ payment_type }) => payment_type === "special-account") ? null : (payments ?? null);
  return {
    ...input,
    ...{ customer: null, price_options: [], rule_facts: [], redemption: null, delivery_amount: null },
    ...{ coupons: [], coupon_batches: [], category_rules: [], category_facts: [], card_categories: [], referral: null },
    payments: online(input.payments),
    rules: input.rules?.filter(({ scope }) => scope !== "coupon").map((rule) => ({ ...rule, ...unlimited })),
    lines: input.lines.map(({ account_prices: _, ...line }, index) => ({ ...line, id: String(index + 1) })),
  };
}

/** The same check as a till without a connection prices it: each line is an item of its own. */
function heldFrom({ at, payments, tip_amount, picked_rule_ids, ...input }: PriceInput) {
  const goods = new Map(
    input.lines.map(({ id, goods: item, ...line }): [string, HeldItem] => [
      id,
      {
        ...{ id: item.id, code: item.code ?? "", title: item.title ?? "", rule_category_ids: item.category_ids ?? [] },
        ...{ goods_price: line.goods_price ?? null, master_prices: line.master_prices ?? [] },
        ...{ tax_overrides: line.tax_overrides ?? [], commission_values: line.commission_values ?? [] },
      },
    ]),
  );
  const { currency, loyalty, pos, terminal, price_group, taxes } = input;
  const rules = input.rules?.filter(holdsOffline);
  const held = { input: { currency, loyalty, pos, terminal, price_group, taxes, rules }, goods };
  const check: HeldCheck = {
    ...{ at, rule_ids: picked_rule_ids ?? [], payments: payments ?? null, tip_amount: tip_amount ?? null },
    items: input.lines.map(({ id, quantity, stated_amount, entered_price }) => ({
      ...{ goods_id: id, quantity, stated_amount: stated_amount ?? null, price: entered_price ?? null },
    })),
  };
  return inputFrom(held, check);
}

test("a till without a connection prices a check of an unknown customer as one with a connection does", () => {
  let discounted = 0;
  for (let number = 0; number < checks.promise; number += 1) {
    if (onlyCase !== undefined && number !== onlyCase) continue;
    const online = anonymous(drawSale(seed, number));
    const held = heldFrom(online);
    if (typeof held === "number") throw new Error("Every line was made from an item.");
    const [one, other] = [price(online), price(held)];
    if (!one.ok || !other.ok) {
      expect(other, `seed ${seed}, case ${number}`).toMatchObject(one.ok ? { ok: true } : { ok: false });
      continue;
    }
    expect(other.check.totals, `seed ${seed}, case ${number}`).toEqual(one.check.totals);
    expect(other.check.lines, `seed ${seed}, case ${number}`).toEqual(one.check.lines);
    expect(other.check.payments).toEqual(one.check.payments);
    if (Number(one.check.totals.discount_amount) > 0) discounted += 1;
  }
  if (onlyCase === undefined) expect(discounted).toBeGreaterThan(checks.promise / 20);
});

test("an item that the till does not hold is told by its place", () => {
  const input = { currency: "UAH", loyalty: { id: "l", time_zone: "UTC" }, pos: { id: "p", time_zone: "UTC" } };
  const item = { goods_id: "unknown", quantity: "1", stated_amount: null, price: null };
  const check = { at: "2026-11-26T10:00:00Z", items: [item], rule_ids: [], payments: null, tip_amount: null };
  const held = {
    input: { ...input, terminal: { id: "t" }, price_group: null, taxes: [], rules: [] },
    goods: new Map(),
  };
  expect(inputFrom(held, check)).toBe(0);
});
