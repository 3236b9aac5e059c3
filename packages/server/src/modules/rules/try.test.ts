import { randomUUID } from "node:crypto";
import type { rules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();
type Body = BodyOf<typeof rules.try>;
const draft = { title: "Draft", action_type: "discount-check-percent" as const, value: "10" };
const coffee = { title: "Coffee", price: "50", quantity: "2" };

function trial(w: World, rule: Partial<Body["rule"]>, check: Partial<Body["check"]> = {}, with_running_rules = false) {
  const body = { rule: { ...draft, ...rule }, check: { items: [coffee], ...check }, with_running_rules };
  return w.owner.request(calls.rules.try, { path: { loyaltyId: w.loyaltyId }, body });
}

describe("POST /x/loyalty/{loyaltyId}/rules/try", () => {
  test("prices a check of free lines with an unsaved rule and stores nothing", async () => {
    const w = await world(server);
    const { rule_id, check } = await trial(w, {}, { walk_in: true });

    expect(check).toMatchObject({ currency: "UAH", totals: { discount_amount: "10.00", amount_to_pay: "90.00" } });
    expect(check.items[0]).toMatchObject({ title: "Coffee", discounts: [{ source: { id: rule_id, title: "Draft" } }] });
    expect((await w.owner.request(calls.rules.list, { path: { loyaltyId: w.loyaltyId } })).items).toEqual([]);
  });

  test("explains why a rule did not apply", async () => {
    const w = await world(server);
    const saturday = "2026-11-21T10:00:00Z";
    const { rule_id, check } = await trial(w, { week_days: [1] }, { at: saturday });
    expect(check.totals.discount_amount).toBe("0.00");
    expect(check.trace.rejected).toMatchObject([
      { source: { id: rule_id }, reason: "other-week-day", details: { week_day: "6" } },
    ]);
  });

  test("knows walk-ins, members of no category, of one, and stored customers", async () => {
    const w = await world(server);
    const gold = await w.make.cardCategory();
    const customer = await w.make.customer({ category_id: gold.id });
    const rule = {
      card_category_values: [
        { audience: "category" as const, card_category_id: gold.id, value: "20" },
        { audience: "uncategorised" as const, value: "5" },
        { audience: "walk_in" as const, value: "1" },
      ],
    };
    const off = async (who: Partial<Body["check"]>) => (await trial(w, rule, who)).check.totals.discount_amount;
    expect(await off({ walk_in: true })).toBe("1.00");
    expect(await off({})).toBe("5.00");
    expect(await off({ card_category_id: gold.id })).toBe("20.00");
    expect(await off({ customer_id: customer.id })).toBe("20.00");
  });

  test("takes a member who is no stored customer for one who joins with this sale", async () => {
    const w = await world(server);
    const newcomers = { customer_condition: { registered_within_days: 30, first_purchase_only: true } };
    expect((await trial(w, newcomers)).check.totals.discount_amount).toBe("10.00");
    expect((await trial(w, newcomers, { at: "2030-01-01T10:00:00Z" })).check.totals.discount_amount).toBe("10.00");
    expect((await trial(w, newcomers, { walk_in: true })).check.totals.discount_amount).toBe("0.00");
  });

  test("replaces the rule that it changes, among the active ones", async () => {
    const w = await world(server);
    const stored = await w.make.rule({ title: "Stored", value: "30" });
    const better = await w.make.rule({ title: "Better", value: "25" });

    const alone = await trial(w, { id: stored.id, value: "20" });
    const among = await trial(w, { id: stored.id, value: "20" }, {}, true);

    expect(alone.check.totals.discount_amount).toBe("20.00");
    expect(among.check.totals.discount_amount).toBe("25.00");
    expect(among.check.trace.rejected).toMatchObject([
      { source: { id: stored.id }, reason: "beaten", details: { winner_id: better.id, would: "20.00" } },
    ]);
  });

  test("assumes a member's earlier purchases and the provided payment", async () => {
    const w = await world(server);
    const steps = [
      { from: "0", value: "1" },
      { from: "1000", value: "7" },
    ];
    const grows = { depends_on: "amount" as const, period: "year" as const, currency: "UAH", thresholds: steps };
    expect((await trial(w, grows)).check.totals.discount_amount).toBe("1.00");
    expect((await trial(w, grows, { past_measure: "1000" })).check.totals.discount_amount).toBe("7.00");
    const cash = { payment_types: ["cash" as const] };
    expect((await trial(w, cash)).check.totals.discount_amount).toBe("0.00");
    expect((await trial(w, cash, { payment_type: "cash" })).check.totals.discount_amount).toBe("10.00");
  });

  test("takes items of the programme with their categories", async () => {
    const w = await world(server);
    const drinks = await w.make.category();
    const tea = await w.make.goods({ title: "Tea", category_ids: [drinks.id] });
    const rule = { action_type: "discount-items-percent" as const, include_categories: [drinks.id] };
    const items = [coffee, { goods_id: tea.id, price: "30", quantity: "1" }];
    const { check } = await trial(w, rule, { items });
    expect(check.items.map(({ title, discount_amount }) => [title, discount_amount])).toEqual([
      ["Coffee", "0.00"],
      ["Tea", "3.00"],
    ]);
  });

  test("refuses unknown customers, and points of sale and categories of other programmes, and prices that no check can have", async () => {
    const w = await world(server);
    const wrong: [string, Partial<Body["check"]>][] = [
      ["customer.not_found", { customer_id: randomUUID() }],
      ["card_category.not_found", { card_category_id: randomUUID() }],
      ["pos.not_found", { pos_id: randomUUID() }],
      ["goods.not_found", { items: [{ goods_id: randomUUID(), price: "1", quantity: "1" }] }],
      ["sale.unknown_currency", { currency: "ZZZ" }],
      ["line.amount_too_large", { items: [{ title: "Gold", price: "9999999999999", quantity: "2" }] }],
    ];
    for (const [code, check] of wrong) await expect(trial(w, {}, check)).rejects.toMatchObject({ code });
  });
});
