import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../test/server.ts";
import { examples, shop } from "../../test/shop.ts";
import * as costs from "../modules/additional-costs/input-queries.ts";
import { getBusiness } from "../modules/business/public.ts";
import { listToldCategories } from "../modules/card-categories/notice-queries.ts";
import { listPricedCategories } from "../modules/card-categories/price-option-queries.ts";
import * as categories from "../modules/card-categories/rule-queries.ts";
import { listParents } from "../modules/goods/category-queries.ts";
import { getTemplates } from "../modules/message-templates/queries.ts";
import { listSettings } from "../modules/notifications/queries.ts";
import * as prices from "../modules/price-groups/input-queries.ts";
import { listGroupTaxes } from "../modules/price-groups/queries.ts";
import * as sale from "../modules/selling/input-queries.ts";
import { getLatestDictionary } from "../modules/transactions/stored/queries.ts";

const server = await startTestServer();

/** Everything that is read through `settled`. */
const readers = {
  business: getBusiness(),
  site: sale.getSite("id"),
  settings: sale.listSettings("id"),
  rules: sale.listSaleRules("id"),
  categoryRules: categories.listActiveCategoryRules("id"),
  toldCategories: listToldCategories("id"),
  ranks: categories.listRanks("id"),
  pricedCategories: listPricedCategories("id"),
  templates: getTemplates("id"),
  notifications: listSettings(),
  group: prices.getPricedGroup("id"),
  groupTaxes: listGroupTaxes("id"),
  taxes: prices.listTaxes("id"),
  parents: listParents("id"),
  costs: costs.listCostsInForce("id", "id"),
  itemCosts: costs.listItemValues("id"),
  dictionary: getLatestDictionary(),
};

test("every table whose rows are remembered raises the version of the settings", async () => {
  const tables = Object.values(readers).flatMap((query) =>
    [...query.compile().sql.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table]) => table),
  );
  const { rows } = await server.pool.query<{ table: string }>(
    "select tgrelid::regclass::text as table from pg_trigger where tgname = 'settings_version'",
  );
  // The business counts its changes itself; the test below.
  expect(new Set([...rows.map((row) => row.table), "business"])).toEqual(new Set(tables));
});

test("a rule counts from the next sale on, and no longer once it is switched off", async () => {
  const s = await shop(server);
  const toPay = async () => (await s.sell({ items: examples })).check.totals.amount_to_pay;
  expect(await toPay()).toBe("25.55");
  const id = await s.rule({ action_type: "discount-check-percent", value: "10" });
  expect(await toPay()).toBe("22.99");
  const path = { loyaltyId: s.w.loyaltyId, ruleId: id };
  await s.w.owner.request(calls.rules.change, { path, body: { active: false } });
  expect(await toPay()).toBe("25.55");
});

test("what the application of a terminal allows counts from the next sale on", async () => {
  const s = await shop(server);
  const paid = { items: examples, payments: [{ payment_type: "bank-card" as const }] };
  await s.sell(paid);
  await s.application({ payment_types_allowed: ["cash"] });
  await expect(s.sell(paid)).rejects.toMatchObject({ code: "payments.type_not_allowed" });
  await s.application({ payment_types_allowed: [] });
  await s.sell(paid);
});

test("an item belongs to the categories above its own from the next sale on, and no longer once that has moved", async () => {
  const s = await shop(server);
  const path = { loyaltyId: s.w.loyaltyId };
  const add = (title: string, parent_id: string | null) =>
    s.w.owner.request(calls.goods.addCategory, { path, body: { title, parent_id } });
  const food = await add("Food", null);
  const bread = await add("Bread", food.id);
  const { items } = await s.w.owner.request(calls.embedded.goods, {});
  const goodsId = items.find(({ code }) => code === "A")?.id ?? "";
  await s.w.owner.request(calls.goods.change, { path: { goodsId }, body: { category_ids: [bread.id] } });
  await s.rule({ action_type: "discount-items-percent", value: "10", include_categories: [food.id] });
  const toPay = async () => (await s.sell({ items: examples.slice(0, 1) })).check.totals.amount_to_pay;
  expect(await toPay()).toBe("18.00");
  const move = (parent_id: string | null) =>
    s.w.owner.request(calls.goods.changeCategory, { path: { categoryId: bread.id }, body: { parent_id } });
  await move(null);
  expect(await toPay()).toBe("20.00");
  await move(food.id);
  expect(await toPay()).toBe("18.00");
});
