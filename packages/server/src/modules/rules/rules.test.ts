import { randomUUID } from "node:crypto";
import type { ruleReplays } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();

/** Tries a draft of a rule on the sales of a past month. */
function onPastSales(w: World, rule: Extract<BodyOf<typeof ruleReplays.add>["draft"], { kind: "rule" }>["rule"]) {
  const body = { draft: { kind: "rule" as const, rule }, date_from: "2026-01-01", date_to: "2026-01-31" };
  return w.owner.request(calls.ruleReplays.add, { path: { loyaltyId: w.loyaltyId }, body });
}

describe("GET and POST /loyalty/{loyaltyId}/rules", () => {
  test("lists rules in the order in which they act, and by scope", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    await w.make.rule({ title: "Unordered" });
    await w.make.rule({ title: "Second", sort_order: 2 });
    await w.make.rule({ title: "First", sort_order: 1, scope: "manual" });
    const list = async (query: object) =>
      (await w.owner.request(calls.rules.list, { path, query })).items.map((rule) => rule.title);
    expect(await list({})).toEqual(["First", "Second", "Unordered"]);
    expect(await list({ scope: "manual" })).toEqual(["First"]);
    const lookup = await w.owner.request(calls.embedded.loyaltyRules, { query: { loyalty_id: w.loyaltyId } });
    expect(lookup.items.map((rule) => rule.title)).toEqual(["First", "Second", "Unordered"]);
  });

  test("stores every provided field, with a version each time", async () => {
    const w = await world(server);
    const [pos, gold, drinks] = [await w.make.pos(), await w.make.cardCategory(), await w.make.category()];
    const body = {
      action_type: "charge-items-percent" as const,
      scope: "manual" as const,
      currency: "UAH",
      pos_ids: [pos.id],
      value: null,
      card_category_values: [
        { audience: "category" as const, card_category_id: gold.id, value: "5" },
        { audience: "uncategorised" as const, value: "2.5" },
      ],
      include_categories: [drinks.id],
      charge_target: "promotional-bonuses" as const,
      promo_expire_type: "month" as const,
      promo_expire_value: "3",
      check_amount_min: "100.00",
      date_from: "2026-01-01",
      week_days: [6, 7],
      time_from: "22:00",
      time_to: "02:00",
      customer_condition: { birthday_before_days: 3, age_from: 18 },
      limit_per_customer: 1,
      sort_order: 3,
    };
    const made = await w.make.rule(body);
    const path = { loyaltyId: w.loyaltyId, ruleId: made.id };
    expect(await w.owner.request(calls.rules.get, { path })).toMatchObject({
      ...body,
      active: true,
      depends_on: "none",
    });
    const changed = await w.owner.request(calls.rules.change, { path, body: { active: false } }, { version: 1 });
    expect(changed).toMatchObject({ ...body, active: false, version: 2 });
    expect(await w.inside((tenant) => tenant.many(versionsOf("rule", made.id)))).toHaveLength(2);
    const late = w.owner.request(calls.rules.change, { path, body: { title: "Late" } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale" });
  });

  const amounts = { action_type: "discount-check-amount" as const, currency: "UAH", value: "5" };
  const grows = { depends_on: "amount" as const, currency: "UAH", thresholds: [{ from: "0", value: "1" }] };
  const promotional = { action_type: "charge-check-percent" as const, charge_target: "promotional-bonuses" as const };
  test.each([
    ["rule.action_unsupported", { action_type: "coupon-emission" as const }],
    [
      "rule.target_missing",
      { action_type: "charge-check-percent" as const, charge_target: "special-account" as const },
    ],
    ["special_account.not_found", { special_account_id: randomUUID() }],
    [
      "special_account.not_found",
      {
        action_type: "charge-check-percent" as const,
        charge_target: "special-account" as const,
        special_account_id: randomUUID(),
      },
    ],
    ["rule.value_missing", { value: null }],
    ["rule.value_invalid", { ...amounts, value: "5.001" }],
    ["rule.value_invalid", { currency: "UAH", check_amount_min: "1.001" }],
    ["rule.percent_invalid", { value: "100.01" }],
    ["rule.percent_invalid", { card_category_values: [{ audience: "walk_in" as const, value: "101" }] }],
    ["rule.percent_invalid", { action_type: "buy-x-get-y" as const, value: "101" }],
    ["rule.set_invalid", { action_type: "buy-x-get-y" as const, buy_quantity: "0" }],
    ["rule.set_invalid", { action_type: "buy-x-get-y" as const, get_quantity: "0.000" }],
    ["goods.not_found", { action_type: "buy-x-get-y" as const, get_goods: [randomUUID()] }],
    ["goods_category.not_found", { action_type: "buy-x-get-y" as const, get_categories: [randomUUID()] }],
    ["rule.currency_missing", { ...amounts, currency: null }],
    ["rule.currency_missing", { check_amount_max: "10" }],
    ["rule.currency_missing", { ...grows, currency: null }],
    ["currency.unknown", { ...amounts, currency: "ZZZ" }],
    ["rule.audience_invalid", { card_category_values: [{ audience: "category" as const, value: "1" }] }],
    ["rule.audience_invalid", { card_category_values: Array(2).fill({ audience: "walk_in" as const, value: "1" }) }],
    ["rule.thresholds_invalid", { ...grows, thresholds: [] }],
    ["rule.thresholds_invalid", { ...grows, thresholds: [{ from: "5", value: "1" }] }],
    ["rule.thresholds_invalid", { ...grows, thresholds: Array(2).fill({ from: "0", value: "1" }) }],
    ["rule.expiry_invalid", { ...promotional, promo_expire_type: "date" as const, promo_expire_value: "2026-02-30" }],
    ["rule.expiry_invalid", { ...promotional, promo_expire_type: "day" as const, promo_expire_value: null }],
    ["rule.dates_reversed", { date_from: "2026-02-01", date_to: "2026-01-01" }],
    ["rule.range_reversed", { currency: "UAH", check_amount_min: "2", check_amount_max: "1" }],
    ["rule.range_reversed", { customer_condition: { age_from: 30, age_to: 20 } }],
    [
      "card_category.not_found",
      { card_category_values: [{ audience: "category" as const, card_category_id: randomUUID(), value: "1" }] },
    ],
    ["pos.not_found", { pos_ids: [randomUUID()] }],
    ["terminal.not_found", { terminal_ids: [randomUUID()] }],
    ["goods.not_found", { exclude_goods: [randomUUID()] }],
    ["goods_category.not_found", { include_categories: [randomUUID()] }],
  ])("refuses %s on adding, on changing and on trying, on past sales too: %o", async (code, body) => {
    const w = await world(server);
    const good = await w.make.rule();
    const path = { loyaltyId: w.loyaltyId, ruleId: good.id };
    await expect(w.make.rule(body)).rejects.toMatchObject({ code });
    await expect(w.owner.request(calls.rules.change, { path, body })).rejects.toMatchObject({ code });
    const rule = { title: "Draft", action_type: "discount-check-percent" as const, value: "10", ...body };
    const check = { items: [{ price: "1", quantity: "1" }] };
    await expect(w.owner.request(calls.rules.try, { path, body: { rule, check } })).rejects.toMatchObject({ code });
    await expect(onPastSales(w, rule)).rejects.toMatchObject({ code });
    expect((await w.owner.request(calls.rules.get, { path })).version).toBe(1);
  });

  test("a category of another programme is not found, and neither is a rule", async () => {
    const w = await world(server);
    const [other, gold, rule] = [await w.make.loyalty(), await w.make.cardCategory(), await w.make.rule()];
    const table = [{ audience: "category" as const, card_category_id: gold.id, value: "1" }];
    const body = { title: "X", action_type: "discount-check-percent" as const, card_category_values: table };
    const add = w.owner.request(calls.rules.add, { path: { loyaltyId: other.id }, body });
    await expect(add).rejects.toMatchObject({ code: "card_category.not_found" });
    const path = { loyaltyId: other.id, ruleId: rule.id };
    await expect(w.owner.request(calls.rules.get, { path })).rejects.toMatchObject({ code: "rule.not_found" });
  });

  test("refuses the same id twice", async () => {
    const w = await world(server);
    const { id } = await w.make.rule();
    await expect(w.make.rule({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });

  test("every call refuses an unknown programme or rule", async () => {
    const w = await world(server);
    const { owner } = w;
    const path = { loyaltyId: randomUUID(), ruleId: randomUUID() };
    const rule = { title: "X", action_type: "discount-check-percent" as const, value: "1" };
    const noLoyalty = { code: "loyalty.not_found" };
    await expect(owner.request(calls.rules.list, { path })).rejects.toMatchObject(noLoyalty);
    await expect(owner.request(calls.rules.add, { path, body: rule })).rejects.toMatchObject(noLoyalty);
    await expect(owner.request(calls.rules.settings, { path })).rejects.toMatchObject(noLoyalty);
    const settings = { discount_max_percent: "5" };
    await expect(owner.request(calls.rules.changeSettings, { path, body: settings })).rejects.toMatchObject(noLoyalty);
    const check = { items: [{ price: "1", quantity: "1" }] };
    await expect(owner.request(calls.rules.try, { path, body: { rule, check } })).rejects.toMatchObject(noLoyalty);
    const noRule = { code: "rule.not_found" };
    const here = { loyaltyId: w.loyaltyId, ruleId: randomUUID() };
    await expect(owner.request(calls.rules.get, { path: here })).rejects.toMatchObject(noRule);
    await expect(owner.request(calls.rules.change, { path: here, body: { title: "Y" } })).rejects.toMatchObject(noRule);
    const gone = { rule: { ...rule, id: randomUUID() }, check };
    await expect(owner.request(calls.rules.try, { path: here, body: gone })).rejects.toMatchObject(noRule);
  });
});

test("the settings of rules have the engine's defaults, are changed one by one and leave versions", async () => {
  const w = await world(server);
  const path = { loyaltyId: w.loyaltyId };
  expect(await w.owner.request(calls.rules.settings, { path })).toMatchObject({
    version: 0,
    discounts_scheme: "maximum",
    charges_scheme: "summarizing",
    charge_base: "amount-to-pay",
    discount_max_percent: "100",
  });
  const body = { discounts_scheme: "sequential" as const, discount_rounding_precision: 0 };
  const changed = await w.owner.request(calls.rules.changeSettings, { path, body }, { version: 0 });
  expect(changed).toMatchObject({ ...body, charges_scheme: "summarizing", version: 1 });
  const late = w.owner.request(calls.rules.changeSettings, { path, body }, { version: 0 });
  await expect(late).rejects.toMatchObject({ code: "conflict.stale" });
  expect(await w.inside((tenant) => tenant.many(versionsOf("rule_settings", w.loyaltyId)))).toHaveLength(1);
});

describe("a rule that credits a special account", () => {
  const credits = { action_type: "charge-check-amount" as const, charge_target: "special-account" as const };
  const punches = { type: "punches" as const, currency: null };
  const litres = { type: "goods" as const, currency: null, unit: "L" as const };

  test("has its value in the unit of the account, and needs a currency only for money", async () => {
    const w = await world(server);
    const to = async (account: Parameters<typeof w.make.specialAccount>[0], value: string, more: object = {}) => {
      const { id: special_account_id } = await w.make.specialAccount(account);
      const made = await w.make.rule({ ...credits, special_account_id, value, ...more });
      expect(made).toMatchObject({ charge_target: "special-account", special_account_id, value });
    };
    await to(punches, "1");
    await to(litres, "1.125");
    await to({}, "2.50", { currency: "UAH" });
    await to({}, "5", { currency: "UAH", action_type: "charge-check-percent" });
    await to(litres, "0.0125", { action_type: "charge-items-amount" });
    await to(punches, "1", { check_amount_min: "100", currency: "UAH" });
  });

  test.each([
    ["rule.value_invalid", punches, { value: "1.5" }],
    ["rule.value_invalid", litres, { value: "1.0001" }],
    ["rule.value_invalid", {}, { value: "1.001", currency: "UAH" }],
    ["rule.target_takes_no_percent", punches, { action_type: "charge-check-percent" as const }],
    ["rule.target_takes_no_percent", litres, { action_type: "charge-items-percent" as const }],
    ["rule.target_currency", {}, { currency: "EUR" }],
    ["rule.target_currency", {}, { currency: null, action_type: "charge-check-percent" as const }],
    ["rule.currency_missing", punches, { check_amount_min: "100" }],
    ["special_account.other_scope", { ...punches, scope: "corporate" as const }, {}],
  ])("is refused with %s for %o, %o", async (code, account, body) => {
    const w = await world(server);
    const { id: special_account_id } = await w.make.specialAccount(account);
    const rule = { ...credits, special_account_id, value: "1", ...body };
    await expect(w.make.rule(rule)).rejects.toMatchObject({ code });
    const tried = { rule: { title: "Draft", ...rule }, check: { items: [{ price: "1", quantity: "1" }] } };
    const path = { loyaltyId: w.loyaltyId };
    await expect(w.owner.request(calls.rules.try, { path, body: tried })).rejects.toMatchObject({ code });
    await expect(onPastSales(w, tried.rule)).rejects.toMatchObject({ code });
    const { id: ruleId } = await w.make.rule({ action_type: "discount-check-percent", value: "10" });
    const change = w.owner.request(calls.rules.change, { path: { ...path, ruleId }, body: rule });
    await expect(change).rejects.toMatchObject({ code });
  });

  test("is refused for an account of another programme", async () => {
    const w = await world(server);
    const other = await w.make.loyalty();
    const { id: special_account_id } = await w.make.specialAccount({ ...punches, loyalty_ids: [other.id] });
    const rule = { ...credits, special_account_id, value: "1" };
    const code = "special_account.other_programme";
    await expect(w.make.rule(rule)).rejects.toMatchObject({ code });
    const path = { loyaltyId: w.loyaltyId };
    const tried = { rule: { title: "Draft", ...rule }, check: { items: [{ price: "1", quantity: "1" }] } };
    await expect(w.owner.request(calls.rules.try, { path, body: tried })).rejects.toMatchObject({ code });
    await expect(onPastSales(w, tried.rule)).rejects.toMatchObject({ code });
    const { id: ruleId } = await w.make.rule({ action_type: "discount-check-percent", value: "10" });
    const change = w.owner.request(calls.rules.change, { path: { ...path, ruleId }, body: rule });
    await expect(change).rejects.toMatchObject({ code });
  });

  test("drops its account when it credits bonuses again, and locks the account's unit until then", async () => {
    const w = await world(server);
    const { id: accountId } = await w.make.specialAccount(punches);
    const { id: ruleId } = await w.make.rule({ ...credits, special_account_id: accountId, value: "1" });
    const account = (body: object) => w.owner.request(calls.specialAccounts.change, { path: { accountId }, body });
    await expect(account({ type: "goods", unit: "L", scope: "corporate" })).rejects.toMatchObject({
      code: "special_account.in_use",
      details: { fields: ["scope", "type", "unit"] },
    });
    const path = { loyaltyId: w.loyaltyId, ruleId };
    const body = { charge_target: "bonuses" as const, currency: "UAH" };
    expect(await w.owner.request(calls.rules.change, { path, body })).toMatchObject({
      charge_target: "bonuses",
      special_account_id: null,
    });
    expect(await account({ type: "goods", unit: "L" })).toMatchObject({ type: "goods" });
  });

  test("is tried with its account, and reports when the account takes nothing", async () => {
    const w = await world(server);
    const { id: accountId } = await w.make.specialAccount({ ...litres, title: "Fuel" });
    const rule = { title: "Draft", ...credits, special_account_id: accountId, value: "1.5" };
    const body = { rule, check: { items: [{ price: "10", quantity: "1" }] } };
    const trial = () => w.owner.request(calls.rules.try, { path: { loyaltyId: w.loyaltyId }, body });
    const lot = (await trial()).check.trace.entries.find(({ step }) => step === "lot");
    expect(lot).toMatchObject({
      change: "1.500",
      params: { special_account_id: accountId, special_account_title: "Fuel", special_account_unit: "L" },
    });
    await w.owner.request(calls.specialAccounts.change, { path: { accountId }, body: { active: false } });
    expect((await trial()).check.trace.rejected).toMatchObject([{ reason: "target-closed" }]);
  });
});
