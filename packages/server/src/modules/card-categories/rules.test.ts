import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { addCategoryRule } from "./fixture.ts";

const server = await startTestServer();

async function started(): Promise<{ w: World; silver: string; gold: string }> {
  const w = await world(server);
  const silver = (await w.make.cardCategory({ title: "Silver", sort_order: 1 })).id;
  return { w, silver, gold: (await w.make.cardCategory({ title: "Gold", sort_order: 2 })).id };
}

describe("GET and POST /loyalty/{loyaltyId}/card_categories_rules", () => {
  test("lists rules in their order, those without one last", async () => {
    const { w, silver, gold } = await started();
    await addCategoryRule(w, { title: "Unordered", category_to: silver, threshold_from: "1" });
    await addCategoryRule(w, { title: "Second", category_to: silver, threshold_from: "1", sort_order: 2 });
    await addCategoryRule(w, { title: "First", category_to: gold, threshold_from: "1", sort_order: 1 });
    const { items } = await w.owner.request(calls.cardCategoryRules.list, { path: { loyaltyId: w.loyaltyId } });
    expect(items.map(({ title }) => title)).toEqual(["First", "Second", "Unordered"]);
  });

  test("stores every field, with a version each time", async () => {
    const { w, silver, gold } = await started();
    const pos = await w.make.pos();
    const body = {
      title: "Fuel",
      currency: "UAH",
      pos_ids: [pos.id],
      category_from: silver,
      category_to: gold,
      depends_on: "quantity" as const,
      period: "three-months" as const,
      threshold_from: "100.5",
      threshold_to: "200",
      apply: "daily" as const,
      sort_order: 3,
      active: false,
    };
    const made = await addCategoryRule(w, body);
    const path = { loyaltyId: w.loyaltyId, ruleId: made.id };
    expect(await w.owner.request(calls.cardCategoryRules.get, { path })).toMatchObject({ ...body, version: 1 });
    const change = (part: object, version: number) =>
      w.owner.request(calls.cardCategoryRules.change, { path, body: part }, { version });
    expect(await change({ active: true, threshold_to: null }, 1)).toMatchObject({
      ...{ ...body, active: true, threshold_to: null, version: 2 },
    });
    expect(await w.inside((tenant) => tenant.many(versionsOf("card_category_rule", made.id)))).toHaveLength(2);
    await expect(change({ title: "Late" }, 1)).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test("has defaults: purchases of a year, from any category, with each sale", async () => {
    const { w, gold } = await started();
    const body = { title: "Gold", currency: "UAH", category_to: gold, threshold_from: "10000" };
    const made = await w.owner.request(calls.cardCategoryRules.add, { path: { loyaltyId: w.loyaltyId }, body });
    expect(made).toMatchObject({
      ...{ active: true, pos_ids: [], category_from: null, depends_on: "amount", period: "year" },
      ...{ threshold_to: null, apply: "on-transaction", sort_order: null },
    });
  });

  test.each<[string, object]>([
    ["currency.unknown", { currency: "ZZZ" }],
    ["card_category.not_found", { category_from: randomUUID() }],
    ["card_category.not_found", { category_to: randomUUID() }],
    ["pos.not_found", { pos_ids: [randomUUID()] }],
    ["card_category_rule.threshold_invalid", { threshold_from: "1.001" }],
    ["card_category_rule.threshold_invalid", { depends_on: "visits", threshold_from: "1.5" }],
    ["card_category_rule.threshold_invalid", { threshold_to: "20.001" }],
    ["card_category_rule.thresholds_reversed", { threshold_from: "10", threshold_to: "9.99" }],
    ["card_category_rule.check_daily", { period: "check", apply: "daily" }],
  ])("refuses with %s: %j", async (code, part) => {
    const { w, gold } = await started();
    const good = { category_to: gold, threshold_from: "1" };
    await expect(addCategoryRule(w, { ...good, ...part })).rejects.toMatchObject({ code });
    const { id } = await addCategoryRule(w, good);
    const path = { loyaltyId: w.loyaltyId, ruleId: id };
    await expect(w.owner.request(calls.cardCategoryRules.change, { path, body: part })).rejects.toMatchObject({ code });
  });

  test("refuses a way from a category to itself, also by a change of one end", async () => {
    const { w, silver, gold } = await started();
    const same = { code: "card_category_rule.same_category" };
    const refused = addCategoryRule(w, { category_from: gold, category_to: gold, threshold_from: "1" });
    await expect(refused).rejects.toMatchObject(same);
    const { id } = await addCategoryRule(w, { category_from: silver, category_to: gold, threshold_from: "1" });
    const path = { loyaltyId: w.loyaltyId, ruleId: id };
    const change = w.owner.request(calls.cardCategoryRules.change, { path, body: { category_to: silver } });
    await expect(change).rejects.toMatchObject(same);
  });

  test("refuses another programme's category and point of sale, and unknown rules and programmes", async () => {
    const { w, gold } = await started();
    const other = await w.make.loyalty();
    const pos = await w.make.pos({ loyalty_id: other.id });
    const add = (loyaltyId: string, body: object = {}) =>
      w.owner.request(calls.cardCategoryRules.add, {
        path: { loyaltyId },
        body: { title: "Gold", currency: "UAH", category_to: gold, threshold_from: "1", ...body },
      });
    await expect(add(other.id)).rejects.toMatchObject({ code: "card_category.not_found" });
    await expect(add(w.loyaltyId, { pos_ids: [pos.id] })).rejects.toMatchObject({ code: "pos.not_found" });
    await expect(add(randomUUID())).rejects.toMatchObject({ code: "loyalty.not_found" });
    const { id } = await add(w.loyaltyId);
    await expect(add(w.loyaltyId, { id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    for (const path of [
      { loyaltyId: w.loyaltyId, ruleId: randomUUID() },
      { loyaltyId: other.id, ruleId: id },
    ]) {
      const missing = { code: "card_category_rule.not_found" };
      await expect(w.owner.request(calls.cardCategoryRules.get, { path })).rejects.toMatchObject(missing);
      const change = w.owner.request(calls.cardCategoryRules.change, { path, body: { title: "X" } });
      await expect(change).rejects.toMatchObject(missing);
    }
    const list = w.owner.request(calls.cardCategoryRules.list, { path: { loyaltyId: randomUUID() } });
    await expect(list).rejects.toMatchObject({ code: "loyalty.not_found" });
  });
});
