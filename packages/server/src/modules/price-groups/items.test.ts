import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();
const { priceGroups } = calls;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** A group with VAT and one item in it. */
async function shelf(w: World, prices_entered_as: "base" | "including-taxes" = "base") {
  const group = await w.make.priceGroup({ prices_entered_as });
  const tax = await w.make.tax();
  const goods = await w.make.goods({ title: "Coffee", prices: [{ currency: "UAH", price: "99" }] });
  const path = { loyaltyId: w.loyaltyId, priceGroupId: group.id };
  await w.owner.request(priceGroups.changeTaxes, { path, body: { taxes: [{ tax_id: tax.id }] } });
  const item = { ...path, itemId: goods.id };
  return { group, tax, goods, path, item };
}

describe("items of a price group", () => {
  test("are added with a price in force at once and planned ones after it", async () => {
    const w = await world(server);
    const { goods, path, item } = await shelf(w);
    const later = tomorrow();

    await w.owner.request(priceGroups.addItems, { path, body: [{ item_id: goods.id, master_price: "10" }] });
    const change = { master_price: "12.5", valid_from: later, comment: "Spring" };
    const changed = await w.owner.request(priceGroups.changeItem, { path: item, body: change });

    expect(changed).toMatchObject({
      item: { title: "Coffee" },
      master_price: { price: "10.0000" },
      planned_prices: [{ price: "12.5000", valid_from: later, comment: "Spring" }],
      prices: { base: "10.0000", including_taxes: "12.0000", posted: "12.0000" },
    });
    const then = { calculating_datetime: new Date(Date.now() + 2 * 86_400_000).toISOString() };
    const query = { include_prices: true, include_master_price: true, ...then };
    const page = await w.owner.request(priceGroups.items, { path, query });
    expect(page).toMatchObject({
      total: 1,
      items: [{ master_price: { price: "12.5000" }, planned_prices: [], prices: { including_taxes: "15.0000" } }],
    });
    const present = await w.owner.request(priceGroups.masterPrices, { path });
    expect(present.items.map(({ price }) => price)).toEqual(["10.0000", "12.5000"]);
  });

  test("a price of the past begins now: what was sold stays as it was", async () => {
    const w = await world(server);
    const { goods, path } = await shelf(w);
    const body = [{ item_id: goods.id, master_price: "10", valid_from: "2001-01-01T00:00:00Z" }];

    const { items } = await w.owner.request(priceGroups.addItems, { path, body });

    expect(Date.parse(items[0]!.master_price!.valid_from)).toBeGreaterThan(Date.now() - 60_000); // One was just added.
  });

  test("shelf prices are split into base and taxes by the engine, with the steps of why", async () => {
    const w = await world(server);
    const { goods, tax, path, item } = await shelf(w, "including-taxes");
    await w.owner.request(priceGroups.addItems, { path, body: [{ item_id: goods.id, master_price: "10" }] });

    const explained = await w.owner.request(priceGroups.itemPrices, { path: item });

    expect(explained.levels).toEqual([
      { level: "base", price: "8.3333" },
      { level: "including-taxes", price: "10.0000" },
      { level: "posted", price: "10.0000" },
    ]);
    expect(explained.taxes).toMatchObject([{ tax_id: tax.id, rate: "20.000000", amount: "1.6667" }]);
    expect(explained.trace?.entries.map(({ step }) => step)).toEqual([
      "price-source",
      "base-tax",
      "price-including-taxes",
      "price-posted",
    ]);
  });

  test("without a price in the group the item's own counts; an item without any is reported", async () => {
    const w = await world(server);
    const { path, goods, item } = await shelf(w);
    const bare = await w.make.goods({ title: "Air" });
    await w.owner.request(priceGroups.addItems, { path, body: [{ item_id: goods.id }, { item_id: bare.id }] });

    expect((await w.owner.request(priceGroups.itemPrices, { path: item })).levels[0]).toMatchObject({
      price: "99.0000",
    });
    const none = await w.owner.request(priceGroups.itemPrices, { path: { ...item, itemId: bare.id } });
    expect(none).toMatchObject({ levels: [], problem: "line.price_missing", trace: null });
    const query = { exclude_without_price: true };
    expect((await w.owner.request(priceGroups.items, { path, query })).items).toEqual([]);
  });

  test("many change at once, come in pages by title and leave together", async () => {
    const w = await world(server);
    const { path, goods, tax } = await shelf(w);
    const category = await w.make.category();
    const tea = await w.make.goods({ title: "Tea", category_ids: [category.id] });
    await w.owner.request(priceGroups.addItems, { path, body: [{ item_id: goods.id }, { item_id: tea.id }] });

    await w.owner.request(priceGroups.changeItems, {
      path,
      body: [
        { item_id: goods.id, master_price: "5" },
        { item_id: tea.id, active: false, tax_overrides: [{ tax_id: tax.id, active: false }] },
      ],
    });

    const query = { include_master_price_history: true, include_tax_rates: true };
    const first = await w.owner.request(priceGroups.items, { path, query, page: { count: 1 } });
    const second = await w.owner.request(priceGroups.items, { path, query, page: { count: 1, page: 2 } });
    expect(first).toMatchObject({ total: 2, items: [{ master_price_history: [{ price: "5.0000" }] }] });
    expect(second.items).toMatchObject([{ active: false, tax_rates: [{ active: false, own: false }], version: 2 }]);
    const placed = await w.owner.request(priceGroups.items, { path, query: { item_category_id: category.id } });
    expect(placed.items.map(({ id }) => id)).toEqual([tea.id]);
    await w.owner.request(priceGroups.removeItems, { path, body: [goods.id, tea.id] });
    expect((await w.owner.request(priceGroups.items, { path })).total).toBe(0);
  });

  test("every change leaves a version", async () => {
    const w = await world(server);
    const { path, goods, item, group } = await shelf(w);
    await w.owner.request(priceGroups.addItems, { path, body: [{ item_id: goods.id }] });
    await w.owner.request(priceGroups.changeItem, { path: item, body: { master_price: "3" } });
    const rows = await w.inside((tenant) => tenant.many(versionsOf("price_group_item", `${group.id}/${goods.id}`)));
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  });
});

describe("master prices", () => {
  test("only a price that has not begun can be removed", async () => {
    const w = await world(server);
    const { path, goods, item } = await shelf(w);
    await w.owner.request(priceGroups.addItems, { path, body: [{ item_id: goods.id, master_price: "10" }] });
    const body = { master_price: "11", valid_from: tomorrow() };
    const { master_price, planned_prices } = await w.owner.request(priceGroups.changeItem, { path: item, body });
    const remove = (masterPriceId: string) =>
      w.owner.request(priceGroups.removeMasterPrice, { path: { ...item, masterPriceId } });

    await expect(remove(master_price!.id)).rejects.toMatchObject({ code: "master_price.in_force" }); // It was just set.
    await remove(planned_prices![0]!.id); // Likewise.
    await expect(remove(planned_prices![0]!.id)).rejects.toMatchObject({ code: "master_price.not_found" });
    const { items } = await w.owner.request(priceGroups.itemMasterPrices, { path: item });
    expect(items.map(({ price }) => price)).toEqual(["10.0000"]);
  });
});

test("items refuse unknown ids, stale changes, duplicates and other programmes' goods", async () => {
  const w = await world(server);
  const { path, goods, item } = await shelf(w);
  const gone = { ...path, itemId: randomUUID() };
  const missing = { code: "price_group_item.not_found" };
  const { addItems, changeItems, removeItems, changeItem, removeItem } = priceGroups;
  const item_id = goods.id;

  const strange = w.owner.request(addItems, { path, body: [{ item_id: randomUUID() }] });
  await expect(strange).rejects.toMatchObject({ code: "goods.not_found" });
  const price = { master_price: "1", valid_from: tomorrow() };
  const twice = [
    { item_id, ...price },
    { item_id, ...price },
  ];
  await expect(w.owner.request(addItems, { path, body: twice })).rejects.toMatchObject({ code: "conflict.duplicate" });
  await w.owner.request(addItems, { path, body: [{ item_id, ...price }] });
  await expect(w.owner.request(changeItems, { path, body: twice })).rejects.toMatchObject({
    code: "conflict.duplicate",
  });
  const again = w.owner.request(changeItem, { path: item, body: price });
  await expect(again).rejects.toMatchObject({ code: "conflict.duplicate" });

  const override = { tax_overrides: [{ tax_id: randomUUID() }] };
  const foreign = { code: "tax.not_found" };
  await expect(w.owner.request(changeItem, { path: item, body: override })).rejects.toMatchObject(foreign);
  const bulk = w.owner.request(changeItems, { path, body: [{ item_id, ...override }] });
  await expect(bulk).rejects.toMatchObject(foreign);

  await expect(w.owner.request(priceGroups.item, { path: gone })).rejects.toMatchObject(missing);
  await expect(w.owner.request(changeItem, { path: gone, body: { active: true } })).rejects.toMatchObject(missing);
  await expect(w.owner.request(removeItem, { path: gone })).rejects.toMatchObject(missing);
  await expect(w.owner.request(priceGroups.itemMasterPrices, { path: gone })).rejects.toMatchObject(missing);
  await expect(w.owner.request(priceGroups.itemPrices, { path: gone })).rejects.toMatchObject(missing);
  const noPrice = { ...gone, masterPriceId: randomUUID() };
  await expect(w.owner.request(priceGroups.removeMasterPrice, { path: noPrice })).rejects.toMatchObject(missing);
  const absent = w.owner.request(changeItems, { path, body: [{ item_id: randomUUID() }] });
  await expect(absent).rejects.toMatchObject(missing);
  await expect(w.owner.request(removeItems, { path, body: [randomUUID()] })).rejects.toMatchObject(missing);

  const stale = { code: "conflict.stale", status: 412 };
  const late = w.owner.request(changeItem, { path: item, body: { active: false } }, { version: 40 });
  await expect(late).rejects.toMatchObject(stale);
  await expect(w.owner.request(removeItem, { path: item }, { version: 40 })).rejects.toMatchObject(stale);
  await w.owner.request(removeItem, { path: item });
  await expect(w.owner.request(priceGroups.item, { path: item })).rejects.toMatchObject(missing);
});
