import { randomUUID } from "node:crypto";
import type { additionalCosts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { addCost } from "../additional-costs/fixture.ts";

const server = await startTestServer();
const { summary, summaryItems } = calls.additionalCosts;
type Query = FiltersOf<typeof additionalCosts.summary>;
type ItemQuery = FiltersOf<typeof additionalCosts.summaryItems>;
const key = () => ({ idempotencyKey: randomUUID() });

const sums = async (s: Shop, query: Query = {}) =>
  (await s.w.owner.request(summary, { path: { loyaltyId: s.w.loyaltyId }, query })).items;
const itemSums = async (s: Shop, query: ItemQuery = {}) =>
  (await s.w.owner.request(summaryItems, { path: { loyaltyId: s.w.loyaltyId }, query })).items;

/** A shop with a commission of 10 % in its prices, and additional costs for deliveries and tips. */
async function chargingShop() {
  const s = await shop(server);
  await s.application({ tips_enabled: true });
  const commission = await addCost(s.w);
  const tip = await addCost(s.w, { title: "Tips", code: "TIP", kind: "tip" });
  const delivery = await addCost(s.w, { title: "Courier", code: "DEL", kind: "delivery" });
  const costs = [commission, tip, delivery].map(({ id }) => ({ additional_cost_id: id }));
  await s.w.owner.request(calls.terminalCosts.change, { path: { terminalId: s.terminalId }, body: { costs } });
  return { s, commission, tip, delivery };
}
const listed = async (s: Shop) => {
  const { items } = await s.w.owner.request(calls.transactions.list, { query: { include_margins: true } });
  return items.map(({ margins }) => margins?.map(({ code, amount }) => `${code} ${amount}`));
};

test("a sale stores its commissions, its delivery and its tip, and the report sums them up, rolled up or not", async () => {
  const { s, commission, tip } = await chargingShop();
  // Two of A at 11.00 and one of B at 6.105.
  await s.sell({ items: examples, tip_amount: "3.00", delivery_amount: "4.00" });
  expect(await listed(s)).toEqual([["ACQ 2.56", "DEL 4.00", "TIP 3.00"]]);
  const expected = [
    { additional_cost_id: commission.id, kind: "commission", quantity: "3.000", base: "25.55", amount: "2.56" },
    { additional_cost_title: "Courier", kind: "delivery", quantity: "1.000", base: "28.11", amount: "4.00" },
    { additional_cost_id: tip.id, kind: "tip", quantity: "1.000", base: "28.11", amount: "3.00" },
  ];
  const before = await sums(s);
  expect(before).toMatchObject(expected);
  const items = await itemSums(s);
  expect(items).toMatchObject([
    { item_code: "A", additional_cost_code: "ACQ", quantity: "2.000", base: "20.00", amount: "2.00" },
    { item_code: "B", additional_cost_code: "ACQ", quantity: "1.000", base: "5.55", amount: "0.56" },
  ]);
  await rollUpAll(s.w);
  expect(await sums(s)).toEqual(before);
  expect(await itemSums(s)).toEqual(items);
  const around = { date_from: "2020-01-15", date_to: "2099-01-15" };
  expect(await sums(s, around)).toEqual(before);
  expect(await sums(s, { date_to: "2020-01-15" })).toEqual([]);
});

test("a cancelled sale no longer counts, before it is rolled up and after", async () => {
  const { s } = await chargingShop();
  const { transaction } = await s.sell({ items: examples, tip_amount: "3.00" });
  const cancel = () =>
    s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id } }, key());
  await s.sell({ items: examples.slice(0, 1) });
  await rollUpAll(s.w);
  await cancel();
  const one = [{ additional_cost_code: "ACQ", quantity: "2.000", amount: "2.00" }];
  expect(await sums(s)).toMatchObject(one);
  await rollUpAll(s.w);
  expect(await sums(s)).toMatchObject(one);
  expect(await sums(s)).toHaveLength(1);
});

test("a reserved check counts once it is finished, for what was delivered, with the commission it was priced with", async () => {
  const { s, commission } = await chargingShop();
  const { transaction } = await s.till.request(calls.term.reserve, { body: { items: examples } }, key());
  expect(await sums(s)).toEqual([]);
  const path = { loyaltyId: s.w.loyaltyId, additionalCostId: commission.id };
  await s.w.owner.request(calls.additionalCosts.change, { path, body: { value: "50", title: "Dearer" } });
  const items = [{ line_id: "A", quantity: "1" }];
  await s.till.request(calls.term.finalize, { body: { transaction_id: transaction.id, items } }, key());
  expect(await sums(s)).toMatchObject([
    { additional_cost_title: "Acquiring", quantity: "2.000", base: "15.55", amount: "1.56" },
  ]);
});

test("the report is of one programme, place, cost, item or customer where it is asked to be", async () => {
  const { s, commission, tip } = await chargingShop();
  const customer_id = await s.member();
  await s.sell({ items: examples.slice(0, 1), customer_id, tip_amount: "1.00" });
  await s.sell({ items: examples.slice(1) });
  const codes = async (query: Query) =>
    (await sums(s, query)).map((one) => `${one.additional_cost_code} ${one.amount}`);
  for (const fold of [false, true]) {
    if (fold) await rollUpAll(s.w);
    expect(await codes({})).toEqual(["ACQ 2.56", "TIP 1.00"]);
    expect(await codes({ pos_id: s.posId, additional_cost_id: tip.id })).toEqual(["TIP 1.00"]);
    expect(await codes({ pos_id: randomUUID() })).toEqual([]);
    expect(await codes({ additional_cost_code: "ACQ" })).toEqual(["ACQ 2.56"]);
    const who = { user_id_value: customer_id, user_id_type: "external-id" as const };
    expect(await codes(who)).toEqual(["ACQ 2.00", "TIP 1.00"]);
    expect(await codes({ ...who, user_id_value: "nobody" })).toEqual([]);
    expect(await itemSums(s, { ...who, additional_cost_id: commission.id })).toMatchObject([{ item_code: "A" }]);
    expect(await itemSums(s, { ...who, user_id_value: "nobody" })).toEqual([]);
    const [b] = await itemSums(s, { item_code: "B" });
    expect(b).toMatchObject({ amount: "0.56" });
    expect(await itemSums(s, { item_id: b?.item_id ?? "" })).toEqual([b]);
  }
  const unknown = { path: { loyaltyId: randomUUID() } };
  const bad = { path: { loyaltyId: s.w.loyaltyId }, query: { user_id_value: "x", user_id_type: "phone" as const } };
  const { owner } = s.w;
  const [missing, invalid] = [{ code: "loyalty.not_found" }, { code: "customer.id_invalid" }];
  await expect(owner.request(summary, unknown)).rejects.toMatchObject(missing);
  await expect(owner.request(summaryItems, unknown)).rejects.toMatchObject(missing);
  await expect(owner.request(summary, bad)).rejects.toMatchObject(invalid);
  await expect(owner.request(summaryItems, bad)).rejects.toMatchObject(invalid);
});

test("without an additional cost of its kind a tip is in the totals alone", async () => {
  const s = await shop(server);
  await s.application({ tips_enabled: true });
  const { transaction } = await s.sell({ items: examples, tip_amount: "3.00" });
  expect(transaction.totals.tip_amount).toBe("3.00");
  expect(await sums(s)).toEqual([]);
  expect(await listed(s)).toEqual([[]]);
});
