import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();
const { priceGroups } = calls;
const pathTo = (w: World, priceGroupId: string) => ({ loyaltyId: w.loyaltyId, priceGroupId });

describe("price groups of a programme", () => {
  test("are listed by title, of one currency when requested, and count what they hold", async () => {
    const w = await world(server);
    const retail = await w.make.priceGroup({ title: "Retail" });
    await w.make.priceGroup({ title: "Euro", currency: "EUR" });
    await w.make.till({ price_group_id: retail.id });
    const goods = await w.make.goods();
    await w.owner.request(priceGroups.addItems, { path: pathTo(w, retail.id), body: [{ item_id: goods.id }] });
    const path = { loyaltyId: w.loyaltyId };

    const all = await w.owner.request(priceGroups.list, { path });
    const hryvnia = await w.owner.request(priceGroups.list, { path, query: { currency: "UAH" } });

    expect(all.items.map(({ title }) => title)).toEqual(["Euro", "Retail"]);
    expect(hryvnia.items).toMatchObject([{ title: "Retail", items_count: 1, terminals_count: 1 }]);
  });

  test("keep what they are given and change what the body names", async () => {
    const w = await world(server);
    const body = {
      title: "Wholesale",
      currency: "EUR",
      code: "W",
      prices_entered_as: "including-taxes" as const,
      comment: "From ten",
      active: false,
    };
    const made = await w.make.priceGroup(body);
    expect(made).toMatchObject({ ...body, version: 1, items_count: 0, terminals_count: 0 });

    const path = pathTo(w, made.id);
    const changed = await w.owner.request(priceGroups.change, { path, body: { comment: null, currency: "UAH" } });

    expect(changed).toMatchObject({ comment: null, currency: "UAH", title: "Wholesale", version: 2 });
    expect(await w.owner.request(priceGroups.get, { path })).toEqual(changed);
    expect(await w.inside((tenant) => tenant.many(versionsOf("price_group", made.id)))).toHaveLength(2);
  });

  test("a terminal that sells by a group holds its currency and the group itself", async () => {
    const w = await world(server);
    const { id } = await w.make.priceGroup();
    const till = await w.make.till({ price_group_id: id });
    const path = pathTo(w, id);
    const inUse = { code: "conflict.in_use", status: 409 };

    const sellers = await w.owner.request(priceGroups.terminals, { path, query: { only_active: true } });
    expect(sellers.items).toEqual([{ id: till.id, title: "Till 1", active: true, pos: till.pos }]);
    await expect(w.owner.request(priceGroups.change, { path, body: { currency: "EUR" } })).rejects.toMatchObject(inUse);
    await expect(w.owner.request(priceGroups.remove, { path })).rejects.toMatchObject(inUse);

    const free = { path: { terminalId: till.id }, body: { price_group_id: null } };
    await w.owner.request(calls.terminals.change, free);
    const stale = w.owner.request(priceGroups.remove, { path }, { version: 9 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
    await w.owner.request(priceGroups.remove, { path });
    await expect(w.owner.request(priceGroups.get, { path })).rejects.toMatchObject({ code: "price_group.not_found" });
  });

  test("refuse unknown currencies, the same id twice and stale changes", async () => {
    const w = await world(server);
    const { id } = await w.make.priceGroup();
    const path = pathTo(w, id);
    await expect(w.make.priceGroup({ id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    await expect(w.make.priceGroup({ currency: "XXX" })).rejects.toMatchObject({ code: "currency.unknown" });
    const change = (body: object, version?: number) =>
      w.owner.request(priceGroups.change, { path, body }, version === undefined ? {} : { version });
    await expect(change({ currency: "XXX" })).rejects.toMatchObject({ code: "currency.unknown" });
    await expect(change({ title: "X" }, 7)).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test("show the goods of the programme, in the group or not", async () => {
    const w = await world(server);
    const { id } = await w.make.priceGroup();
    const path = pathTo(w, id);
    const coffee = await w.make.goods({ title: "Coffee", prices: [{ currency: "UAH", price: "45" }] });
    await w.make.goods({ title: "Tea", active: false });
    await w.owner.request(priceGroups.addItems, { path, body: [{ item_id: coffee.id }] });
    const found = async (query: object) => (await w.owner.request(priceGroups.goods, { path, query })).items;

    expect(await found({})).toMatchObject([
      { title: "Coffee", in_group: true, card_price: "45.0000" },
      { title: "Tea", in_group: false, card_price: null },
    ]);
    expect(await found({ existence_type: "in-group" })).toMatchObject([{ title: "Coffee" }]);
    expect(await found({ existence_type: "not-in-group" })).toMatchObject([{ title: "Tea" }]);
    expect(await found({ existence_type: "all", only_active: true })).toMatchObject([{ title: "Coffee" }]);
    expect(await found({ search_text: "te" })).toMatchObject([{ title: "Tea" }]);
  });
});

describe("taxes of a price group", () => {
  test("are picked from the programme's, with rates of their own where given", async () => {
    const w = await world(server);
    const { id } = await w.make.priceGroup();
    const [vat, excise] = [await w.make.tax(), await w.make.tax({ title: "Excise", type: "amount", rate: "1" })];
    const path = pathTo(w, id);
    const taxes = [{ tax_id: excise.id, rate: "2.5", precision: 2 }, { tax_id: vat.id }];

    const { items } = await w.owner.request(priceGroups.changeTaxes, { path, body: { taxes } });

    expect(items).toMatchObject([
      { title: "Excise", default_rate: "1.000000", rate: "2.500000", precision: 2, active: true },
      { title: "VAT", default_rate: "20.000000", rate: null, precision: null, active: true },
    ]);
    expect((await w.owner.request(priceGroups.taxes, { path })).items).toEqual(items);
    const used = { loyaltyId: w.loyaltyId, taxId: vat.id };
    expect(await w.owner.request(calls.taxes.get, { path: used })).toMatchObject({ is_used: true });
    await expect(w.owner.request(calls.taxes.remove, { path: used })).rejects.toMatchObject({
      code: "conflict.in_use",
    });
  });

  test("an item may have rates of its own", async () => {
    const w = await world(server);
    const { id } = await w.make.priceGroup();
    const path = pathTo(w, id);
    const vat = await w.make.tax();
    const [bread, milk] = [await w.make.goods({ title: "Bread" }), await w.make.goods({ title: "Milk" })];
    await w.owner.request(priceGroups.changeTaxes, { path, body: { taxes: [{ tax_id: vat.id }] } });
    await w.owner.request(priceGroups.addItems, { path, body: [{ item_id: bread.id }, { item_id: milk.id }] });
    const own = { tax_overrides: [{ tax_id: vat.id, rate: "7" }] };
    await w.owner.request(priceGroups.changeItem, { path: { ...path, itemId: bread.id }, body: own });

    const { items } = await w.owner.request(priceGroups.taxRates, { path });

    expect(items).toEqual([
      { item_id: bread.id, tax_rates: [{ tax_id: vat.id, rate: "7.000000", active: true, own: true }] },
      { item_id: milk.id, tax_rates: [{ tax_id: vat.id, rate: "20.000000", active: true, own: false }] },
    ]);
  });

  test("refuse unknown taxes and stale changes", async () => {
    const w = await world(server);
    const { id } = await w.make.priceGroup();
    const path = pathTo(w, id);
    const strange = { path, body: { taxes: [{ tax_id: randomUUID() }] } };
    await expect(w.owner.request(priceGroups.changeTaxes, strange)).rejects.toMatchObject({ code: "tax.not_found" });
    const stale = w.owner.request(priceGroups.changeTaxes, { path, body: { taxes: [] } }, { version: 4 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
  });
});

test("every call of a price group refuses an unknown programme or group", async () => {
  const w = await world(server);
  const { id } = await w.make.priceGroup();
  const itemId = randomUUID();
  const item = { master_price: "1" };
  const requests = (path: { loyaltyId: string; priceGroupId: string }) => [
    () => w.owner.request(priceGroups.get, { path }),
    () => w.owner.request(priceGroups.change, { path, body: { title: "X" } }),
    () => w.owner.request(priceGroups.remove, { path }),
    () => w.owner.request(priceGroups.goods, { path }),
    () => w.owner.request(priceGroups.terminals, { path }),
    () => w.owner.request(priceGroups.masterPrices, { path }),
    () => w.owner.request(priceGroups.taxRates, { path }),
    () => w.owner.request(priceGroups.taxes, { path }),
    () => w.owner.request(priceGroups.changeTaxes, { path, body: { taxes: [] } }),
    () => w.owner.request(priceGroups.items, { path }),
    () => w.owner.request(priceGroups.addItems, { path, body: [] }),
    () => w.owner.request(priceGroups.changeItems, { path, body: [] }),
    () => w.owner.request(priceGroups.removeItems, { path, body: [] }),
    () => w.owner.request(priceGroups.item, { path: { ...path, itemId } }),
    () => w.owner.request(priceGroups.changeItem, { path: { ...path, itemId }, body: item }),
    () => w.owner.request(priceGroups.removeItem, { path: { ...path, itemId } }),
    () => w.owner.request(priceGroups.itemMasterPrices, { path: { ...path, itemId } }),
    () => w.owner.request(priceGroups.itemPrices, { path: { ...path, itemId } }),
    () => w.owner.request(priceGroups.removeMasterPrice, { path: { ...path, itemId, masterPriceId: randomUUID() } }),
  ];
  for (const request of requests({ loyaltyId: randomUUID(), priceGroupId: id })) {
    await expect(request()).rejects.toMatchObject({ code: "loyalty.not_found", status: 404 });
  }
  for (const request of requests(pathTo(w, randomUUID()))) {
    await expect(request()).rejects.toMatchObject({ code: "price_group.not_found", status: 404 });
  }
  const nowhere = { loyaltyId: randomUUID() };
  const body = { title: "X", currency: "UAH" };
  const missing = { code: "loyalty.not_found" };
  await expect(w.owner.request(priceGroups.list, { path: nowhere })).rejects.toMatchObject(missing);
  await expect(w.owner.request(priceGroups.add, { path: nowhere, body })).rejects.toMatchObject(missing);
});
