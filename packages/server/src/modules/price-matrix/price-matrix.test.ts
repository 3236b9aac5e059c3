import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();
const { priceGroups, priceMatrix } = calls;

/** Two groups, one of shelf prices with VAT, and two items: tea has prices in none of them. */
async function shelves(w: World) {
  const tax = await w.make.tax();
  const retail = await w.make.priceGroup({ title: "Retail", prices_entered_as: "including-taxes" });
  const staff = await w.make.priceGroup({ title: "Staff" });
  const drinks = await w.make.category({ title: "Drinks" });
  const prices = [{ currency: "UAH", price: "30" }];
  const coffee = await w.make.goods({ title: "Coffee", prices, cost_price: "20", category_ids: [drinks.id] });
  const tea = await w.make.goods({ title: "Tea", prices: [{ currency: "UAH", price: "15.5" }] });
  const path = { loyaltyId: w.loyaltyId };
  const group = { ...path, priceGroupId: retail.id };
  await w.owner.request(priceGroups.changeTaxes, { path: group, body: { taxes: [{ tax_id: tax.id }] } });
  await w.owner.request(priceGroups.addItems, { path: group, body: [{ item_id: coffee.id, master_price: "36" }] });
  return { tax, retail, staff, drinks, coffee, tea, path, group };
}

test("axes are the items with their own prices, and the groups, both by title", async () => {
  const w = await world(server);
  const { retail, staff, drinks, coffee, tea, path } = await shelves(w);
  const axes = (query: object) => w.owner.request(priceMatrix.axes, { path, query });

  const found = await axes({});
  expect(found).toMatchObject({
    total: 2,
    items: [
      { id: coffee.id, title: "Coffee", cost_price: "20.0000", prices: [{ currency: "UAH", price: "30.0000" }] },
      { id: tea.id, title: "Tea", cost_price: null },
    ],
    price_groups: [
      { id: retail.id, prices_entered_as: "including-taxes" },
      { id: staff.id, currency: "UAH" },
    ],
  });
  expect((await axes({ item_category_id: drinks.id })).items).toHaveLength(1);
  expect((await axes({ search_text: "te" })).items).toMatchObject([{ id: tea.id }]);
  expect((await axes({ currency: "EUR" })).price_groups).toEqual([]);
  await w.owner.request(calls.priceGroups.change, {
    path: { ...path, priceGroupId: staff.id },
    body: { active: false },
  });
  expect((await axes({ only_active: true })).price_groups).toHaveLength(1);
  const second = await w.owner.request(priceMatrix.axes, { path, query: {}, page: { page: 2, count: 1 } });
  expect(second.items).toMatchObject([{ id: tea.id }]);
});

test("cells have the price in force, the lowest of 30 days, the next one, their levels and rates", async () => {
  const w = await world(server);
  const { retail, staff, coffee, tea, tax, path, group } = await shelves(w);
  const item = { path: { ...group, itemId: coffee.id } };
  await w.owner.request(priceGroups.changeItem, { ...item, body: { master_price: "42", tax_overrides: [] } });
  const later = new Date(Date.now() + 86_400_000).toISOString();
  await w.owner.request(priceGroups.changeItem, { ...item, body: { master_price: "45", valid_from: later } });

  const { items } = await w.owner.request(priceMatrix.masterPrices, { path, query: {} });
  expect(items).toMatchObject([
    {
      item_id: coffee.id,
      master_prices: [
        {
          price_group_id: retail.id,
          master_price: { price: "42.0000", valid_until: null },
          lowest_price: "36.0000",
          planned_price: { price: "45.0000", valid_from: later },
        },
      ],
    },
    { item_id: tea.id, master_prices: [] },
  ]);

  const prices = await w.owner.request(priceMatrix.prices, { path, query: {} });
  expect(prices.items[0]?.prices).toEqual([
    { price_group_id: retail.id, base: "35.0000", including_taxes: "42.0000", posted: "42.0000", problem: null },
    { price_group_id: staff.id, base: "30.0000", including_taxes: "30.0000", posted: "30.0000", problem: null },
  ]);
  const then = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const planned = await w.owner.request(priceMatrix.prices, { path, query: { calculating_datetime: then } });
  expect(planned.items[0]?.prices[0]).toMatchObject({ posted: "45.0000" });

  await w.owner.request(priceGroups.changeItem, {
    ...item,
    body: { tax_overrides: [{ tax_id: tax.id, rate: "7" }] },
  });
  const rates = await w.owner.request(priceMatrix.taxRates, { path, query: {} });
  expect(rates.items.map(({ tax_rates }) => tax_rates)).toMatchObject([
    [{ price_group_id: retail.id, tax_rates: [{ rate: "7.000000", own: true }] }, { tax_rates: [] }],
    [{ price_group_id: retail.id, tax_rates: [{ rate: "20.000000", own: false }] }, { tax_rates: [] }],
  ]);
});

test("a programme of another business has no matrix", async () => {
  const [w, other] = [await world(server), await world(server)];
  const path = { loyaltyId: other.loyaltyId };
  const refused = [
    w.owner.request(priceMatrix.axes, { path, query: {} }),
    w.owner.request(priceMatrix.masterPrices, { path, query: {} }),
    w.owner.request(priceMatrix.prices, { path, query: {} }),
    w.owner.request(priceMatrix.taxRates, { path, query: {} }),
    w.owner.request(priceMatrix.preview, { path, body: { price_groups: [] } }),
  ];
  for (const { reason } of (await Promise.allSettled(refused)) as PromiseRejectedResult[]) {
    // None of them may succeed, or `reason` is undefined.
    expect(reason).toMatchObject({ code: "loyalty.not_found" });
  }
});

test("a preview names the largest rise and fall, and prices below cost, before anything changes", async () => {
  const w = await world(server);
  const { retail, staff, coffee, tea, path } = await shelves(w);
  const price_groups = [
    {
      price_group_id: retail.id,
      prices: [
        { item_id: coffee.id, price: "18", previous_price: "36" },
        { item_id: tea.id, price: "31", previous_price: "9" },
      ],
    },
    { price_group_id: staff.id, prices: [{ item_id: coffee.id, price: null }] },
  ];

  const preview = await w.owner.request(priceMatrix.preview, { path, body: { price_groups } });

  expect(preview).toMatchObject({
    prices_count: 3,
    raised_count: 1,
    lowered_count: 1,
    cleared_count: 1,
    below_cost_count: 1,
    outdated_count: 1,
    outdated: [{ price_group_id: retail.id, item_id: tea.id, price: null }],
    largest_rise: {
      item: { id: tea.id },
      price_before: "15.5000",
      price_after: "31.0000",
      change_percent: "100.000000",
    },
    largest_fall: {
      item: { id: coffee.id, title: "Coffee" },
      price_group: { id: retail.id, title: "Retail", currency: "UAH" },
      change_percent: "-50.000000",
      price_base: "15.0000",
      price_including_taxes: "18.0000",
      margin_percent: "-33.333333",
      below_cost: true,
      lowest_price: "36.0000",
    },
  });
  expect(preview.prices.map(({ price_after }) => price_after)).toEqual(["18.0000", "31.0000", "30.0000"]);
  const { items } = await w.owner.request(priceMatrix.masterPrices, { path, query: {} });
  expect(items[0]?.master_prices[0]?.master_price?.price).toBe("36.0000");
});

test("an empty preview has nothing to show", async () => {
  const w = await world(server);
  const { path, retail, coffee } = await shelves(w);
  const empty = await w.owner.request(priceMatrix.preview, { path, body: { price_groups: [] } });
  expect(empty).toMatchObject({ prices_count: 0, largest_rise: null, largest_fall: null, prices: [] });
  const cell = { item_id: coffee.id, price: "1" };
  const refused = (price_group_id: string, one: { item_id: string; price: string }) =>
    w.owner.request(priceMatrix.preview, { path, body: { price_groups: [{ price_group_id, prices: [one] }] } });
  await expect(refused(randomUUID(), cell)).rejects.toMatchObject({ code: "price_group.not_found" });
  await expect(refused(retail.id, { item_id: randomUUID(), price: "1" })).rejects.toMatchObject({
    code: "goods.not_found",
  });
});
