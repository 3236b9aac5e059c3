import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";

const server = await startTestServer();
const { priceGroups, priceMatrix } = calls;
const hour = 3_600_000;
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * hour).toISOString();

/** A shop whose till sells by a price group that has no prices yet. */
async function shelf(s: Shop) {
  const group = await s.w.make.priceGroup();
  await s.w.owner.request(calls.terminals.change, {
    path: { terminalId: s.terminalId },
    body: { price_group_id: group.id },
  });
  const goods = await s.goods("C", "3000");
  const path = { loyaltyId: s.w.loyaltyId };
  const body = (price: string | null, more: object = {}) => ({
    price_groups: [{ price_group_id: group.id, prices: [{ item_id: goods, price, ...more }] }],
  });
  const change = (price: string | null, more: object = {}) =>
    s.w.owner.request(priceMatrix.addChange, { path, body: { ...body(price), ...more } });
  const sold = async () => {
    const request = { items: [{ code: "C", quantity: "1" }] };
    const { check } = await s.till.request(calls.term.process, { body: request });
    return check.items[0]?.price_base;
  };
  return { group, goods, path, body, change, sold };
}

test("a change sets prices at once, and tills sell at them; without a price the item's own returns", async () => {
  const s = await shop(server);
  const { group, goods, path, change, sold } = await shelf(s);
  expect(await sold()).toBe("30.0000");

  const made = await change("24.5", { comment: "Autumn" });

  expect(made).toMatchObject({ state: "started", prices_count: 1, comment: "Autumn", valid_until: null });
  expect(await sold()).toBe("24.5000");
  await change(null);
  expect(await sold()).toBe("30.0000");
  const item = { path: { ...path, priceGroupId: group.id, itemId: goods } };
  const history = await s.w.owner.request(priceGroups.itemMasterPrices, item);
  expect(history.items).toMatchObject([{ price: null }, { price: "24.5000", comment: "Autumn" }]);
  expect(await s.w.owner.request(priceGroups.item, item)).toMatchObject({
    master_price: null,
    prices: { base: "30.0000" },
    version: 2,
  });
  const query = { exclude_without_price: true };
  const priced = await s.w.owner.request(priceGroups.items, { path: { ...path, priceGroupId: group.id }, query });
  expect(priced.total).toBe(0);
  const goodsList = await s.w.owner.request(calls.goods.inBusiness, { query: { search_text: "C" } });
  expect(goodsList.items.find(({ id }) => id === goods)?.price_ranges).toEqual([
    { currency: "UAH", lowest: "30.0000", highest: "30.0000" },
  ]);
  const ofChange = { path: { ...path, priceChangeId: made.id } };
  expect(await s.w.owner.request(priceMatrix.changePrices, ofChange)).toMatchObject({
    total: 1,
    items: [{ item: { id: goods, code: "C" }, price_group: { id: group.id, currency: "UAH" }, price: "24.5000" }],
  });
  const audit = await s.w.inside((tenant) => tenant.many(auditOf(made.id)));
  expect(audit).toMatchObject([
    { entity_type: "price_change", after: { prices_count: 1, prices: [{ item_id: goods, price: "24.5000" }] } },
  ]);
});

test("an item that the group has switched off is on again with its new price", async () => {
  const s = await shop(server);
  const { group, goods, path, body, change, sold } = await shelf(s);
  const item = { path: { ...path, priceGroupId: group.id, itemId: goods } };
  await change("24");
  await s.w.owner.request(priceGroups.changeItem, { ...item, body: { active: false } });
  expect(await sold()).toBe("30.0000");

  await s.w.owner.request(priceMatrix.addChange, { path, body: body("25", { previous_price: null }) });

  expect(await sold()).toBe("25.0000");
});

test("a change with the same key has one effect", async () => {
  const s = await shop(server);
  const { path, body } = await shelf(s);
  const key = { idempotencyKey: randomUUID() };
  const once = await s.w.owner.request(priceMatrix.addChange, { path, body: body("24") }, key);
  const again = await s.w.owner.request(priceMatrix.addChange, { path, body: body("24") }, key);
  expect(again.id).toBe(once.id);
  const { total } = await s.w.owner.request(priceMatrix.changes, { path, query: {} });
  expect(total).toBe(1);
});

test("of two people who change a price from the same one, the second is told which it is now", async () => {
  const s = await shop(server);
  const { group, goods, path, body, sold } = await shelf(s);
  const save = (price: string) =>
    s.w.owner.request(priceMatrix.addChange, { path, body: body(price, { previous_price: null }) });

  const outcomes = await Promise.allSettled([save("21"), save("22"), save("23")]);

  const made = outcomes.filter(({ status }) => status === "fulfilled");
  expect(made).toHaveLength(1);
  const price = await sold();
  for (const one of outcomes) {
    if (one.status === "fulfilled") continue;
    const prices = [{ price_group_id: group.id, item_id: goods, price }];
    expect(one.reason).toMatchObject({ code: "price_change.outdated", details: { count: 1, prices } });
  }
});

test("changes that meet without saying what they saw follow one another", async () => {
  const s = await shop(server);
  const { group, goods, path, change } = await shelf(s);
  await Promise.all(["21", "22", "23", "24"].map((price) => change(price)));
  const item = { path: { ...path, priceGroupId: group.id, itemId: goods } };
  const { items } = await s.w.owner.request(priceGroups.itemMasterPrices, item);
  expect(new Set(items.map(({ valid_from }) => valid_from)).size).toBe(4);
});

test("a planned change starts and ends by itself, and what stands between then returns", async () => {
  const s = await shop(server);
  const { change, sold } = await shelf(s);
  await change("26");
  const made = await change("20", { valid_from: inHours(1), valid_until: inHours(3) });
  expect(made.state).toBe("scheduled");
  await change("27");
  expect(await sold()).toBe("27.0000");

  server.clock.forward(hour);
  expect(await sold()).toBe("20.0000");
  const path = { loyaltyId: s.w.loyaltyId };
  const started = await s.w.owner.request(priceMatrix.changes, { path, query: { state: "started" } });
  expect(started.items.map(({ id }) => id)).toContain(made.id);
  const cells = await s.w.owner.request(priceMatrix.masterPrices, { path, query: { search_text: "C" } });
  expect(cells.items.flatMap((one) => one.master_prices)).toMatchObject([
    { master_price: { price: "20.0000", valid_until: made.valid_until }, lowest_price: "20.0000" },
  ]);

  server.clock.forward(2 * hour);
  expect(await sold()).toBe("27.0000");
  const ended = await s.w.owner.request(priceMatrix.changes, { path, query: { state: "ended" } });
  expect(ended.items).toMatchObject([{ id: made.id, person: { title: "Olena Kovalenko" } }]);
});

test("the terminals that sell at a change have its prices once they are connected after its start", async () => {
  const s = await shop(server);
  const { path, change, sold } = await shelf(s);
  const other = await s.w.make.till({ pos_id: s.posId, title: "By the group of others" });
  const made = await change("20", { valid_from: inHours(1) });
  const terminals = async (priceChangeId = made.id) =>
    (await s.w.owner.request(priceMatrix.changeTerminals, { path: { ...path, priceChangeId } })).items;
  await sold();
  const [before] = await terminals();
  expect(before).toMatchObject({ id: s.terminalId, pos: { id: s.posId }, has_prices: false });

  server.clock.forward(hour);
  expect(await terminals()).toMatchObject([{ has_prices: false, seen_dt: before?.seen_dt }]);
  await sold();
  await expect.poll(() => terminals()).toMatchObject([{ id: s.terminalId, has_prices: true }]);
  expect((await terminals()).map(({ id }) => id)).not.toContain(other.id);

  const late = await change("21", { valid_from: inHours(2) });
  await s.w.owner.request(priceMatrix.cancelChange, { path: { ...path, priceChangeId: late.id } });
  expect(await terminals(late.id)).toEqual([]);
  await expect(terminals(randomUUID())).rejects.toMatchObject({ code: "price_change.not_found" });
});

test("an item that had no price in the group has its own again after the end", async () => {
  const s = await shop(server);
  const { change, sold } = await shelf(s);
  await change("20", { valid_until: inHours(1) });
  expect(await sold()).toBe("20.0000");
  server.clock.forward(hour);
  expect(await sold()).toBe("30.0000");
});

test("planned changes of one price do not overlap, also when two people plan at once", async () => {
  const s = await shop(server);
  const { group, goods, change } = await shelf(s);
  const planned = { valid_from: inHours(2), valid_until: inHours(4) };

  const outcomes = await Promise.allSettled([change("20", planned), change("21", planned)]);

  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = change("22", { valid_from: inHours(3) });
  const prices = [{ price_group_id: group.id, item_id: goods }];
  await expect(refused).rejects.toMatchObject({ code: "price_change.overlaps", details: { count: 1, prices } });
  await change("22", { valid_from: inHours(5) });
  await change("23");
});

test("a planned change is cancelled before it starts, once", async () => {
  const s = await shop(server);
  const { path, change, sold } = await shelf(s);
  const made = await change("20", { valid_from: inHours(1) });
  const cancel = (id: string, version?: number) =>
    s.w.owner.request(
      priceMatrix.cancelChange,
      { path: { ...path, priceChangeId: id } },
      version === undefined ? {} : { version },
    );
  await expect(cancel(made.id, 7)).rejects.toMatchObject({ code: "conflict.stale" });

  expect(await cancel(made.id, made.version)).toMatchObject({ state: "cancelled", version: 2 });

  await expect(cancel(made.id)).rejects.toMatchObject({ code: "price_change.started" });
  server.clock.forward(hour);
  expect(await sold()).toBe("30.0000");
  const prices = await s.w.owner.request(priceMatrix.changePrices, { path: { ...path, priceChangeId: made.id } });
  expect(prices.items).toEqual([]);
  const cancelled = await s.w.owner.request(priceMatrix.changes, { path, query: { state: "cancelled" } });
  expect(cancelled.total).toBe(1);
  const started = await change("20");
  await expect(cancel(started.id)).rejects.toMatchObject({ code: "price_change.started" });
  const strange = { path: { ...path, priceChangeId: randomUUID() } };
  await expect(s.w.owner.request(priceMatrix.changePrices, strange)).rejects.toMatchObject({
    code: "price_change.not_found",
  });
  await expect(cancel(randomUUID())).rejects.toMatchObject({ code: "price_change.not_found" });
  const scheduled = await s.w.owner.request(priceMatrix.changes, { path, query: { state: "scheduled" } });
  expect(scheduled.items).toEqual([]);
});

test("changes of a period are those that start or apply in it; one without an end counts with its start", async () => {
  const s = await shop(server);
  const { path, change } = await shelf(s);
  const base = server.clock.now().getTime();
  const at = (hours: number) => new Date(base + hours * hour).toISOString();
  const made = [
    await change("20", { valid_from: at(2), valid_until: at(4) }),
    await change("21", { valid_from: at(6), valid_until: at(8) }),
    await change("22", { valid_from: at(10) }),
  ];
  const during = async (from: number, to: number) => {
    const query = { date_from: at(from), date_to: at(to) };
    const { items } = await s.w.owner.request(priceMatrix.changes, { path, query });
    return items.map(({ id }) => made.findIndex((one) => one.id === id)).toSorted();
  };
  expect(await during(0, 2)).toEqual([]);
  expect(await during(0, 3)).toEqual([0]);
  expect(await during(3, 7)).toEqual([0, 1]);
  expect(await during(4, 6)).toEqual([]);
  expect(await during(8, 11)).toEqual([2]);
  expect(await during(11, 20)).toEqual([]);
  const from = await s.w.owner.request(priceMatrix.changes, { path, query: { date_from: at(7) } });
  const to = await s.w.owner.request(priceMatrix.changes, { path, query: { date_to: at(7) } });
  expect([from.total, to.total]).toEqual([2, 2]);
});

test("a change that cannot be is refused whole", async () => {
  const s = await shop(server);
  const { group, goods, path, body, change, sold } = await shelf(s);
  const refused = (price_groups: object[], more: object = {}) =>
    s.w.owner.request(priceMatrix.addChange, { path, body: { price_groups: price_groups as [], ...more } });
  const [good] = body("20").price_groups;

  await expect(refused([])).rejects.toMatchObject({ code: "price_change.empty" });
  await expect(refused([good!, { ...good, price_group_id: goods }])).rejects.toMatchObject({
    code: "price_group.not_found",
  });
  await expect(refused([good!, { ...good, prices: [{ item_id: group.id, price: "1" }] }])).rejects.toMatchObject({
    code: "goods.not_found",
  });
  await expect(change("20", { valid_from: inHours(2), valid_until: inHours(1) })).rejects.toMatchObject({
    code: "price_change.ends_early",
  });
  expect(await sold()).toBe("30.0000");
  const id = randomUUID();
  await change("20", { id });
  await expect(change("21", { id })).rejects.toMatchObject({ code: "conflict.duplicate" });
  const elsewhere = { loyaltyId: randomUUID() };
  for (const request of [
    () => s.w.owner.request(priceMatrix.addChange, { path: elsewhere, body: body("20") }),
    () => s.w.owner.request(priceMatrix.changes, { path: elsewhere, query: {} }),
    () => s.w.owner.request(priceMatrix.changePrices, { path: { ...elsewhere, priceChangeId: id } }),
    () => s.w.owner.request(priceMatrix.changeTerminals, { path: { ...elsewhere, priceChangeId: id } }),
    () => s.w.owner.request(priceMatrix.cancelChange, { path: { ...elsewhere, priceChangeId: id } }),
  ])
    await expect(request()).rejects.toMatchObject({ code: "loyalty.not_found" });
});
