import { randomUUID } from "node:crypto";
import type { margins } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { inTenant, q } from "../../kit/database/rows.ts";
import { addCost } from "../additional-costs/fixture.ts";

const server = await startTestServer();
type Query = FiltersOf<typeof margins.goods>;
const key = () => ({ idempotencyKey: randomUUID() });
const report = async (s: Shop, query: Query = {}) =>
  (await s.w.owner.request(calls.margins.goods, { path: { loyaltyId: s.w.loyaltyId }, query })).items;
const costs = async (s: Shop, code: string, cost_price: string | null) => {
  const { items } = await s.w.owner.request(calls.embedded.goods, {});
  const goodsId = items.find((one) => one.code === code)?.id ?? "";
  await s.w.owner.request(calls.goods.change, { path: { goodsId }, body: { cost_price } });
};
const listed = async (s: Shop) => {
  const query = { include_margins: true };
  return (await s.w.owner.request(calls.transactions.list, { query })).items.map((one) => one.gross_margin);
};

test("a sale keeps what its goods cost at that moment, and leaves the rest of what was paid without taxes", async () => {
  const s = await shop(server);
  await s.excise("A", "1.50");
  await costs(s, "A", "4.5555");
  const { transaction } = await s.sell({ items: [{ code: "A", quantity: "3" }] });
  await costs(s, "A", "9.00");
  // 30.00 with 4.50 of excise; 3 × 4.5555 rounded once.
  const margin = { net_amount: "25.50", cost_amount: "13.67", amount: "11.83", percent: "46.392157" };
  expect(await listed(s)).toEqual([margin]);
  const path = { transactionId: transaction.id };
  const details = await s.w.owner.request(calls.transactions.get, { path });
  expect(details.gross_margin).toEqual(margin);
  expect(details.line_margins).toEqual([{ line_id: details.check?.items[0]?.id, ...margin }]);
  expect((await s.w.owner.request(calls.transactions.list, {})).items[0]).not.toHaveProperty("gross_margin");
});

test("the margin of a check is unknown where one of its lines has no cost, and the report counts that line apart", async () => {
  const s = await shop(server);
  await costs(s, "A", "4.00");
  const sold = await s.sell({ items: examples });
  const { line_margins } = await s.w.owner.request(calls.transactions.get, {
    path: { transactionId: sold.transaction.id },
  });
  expect(line_margins).toMatchObject([
    { net_amount: "20.00", cost_amount: "8.00", amount: "12.00", percent: "60.000000" },
    { net_amount: "5.55", cost_amount: null, amount: null, percent: null },
  ]);
  expect(await listed(s)).toEqual([{ net_amount: "25.55", cost_amount: null, amount: null, percent: null }]);
  const expected = [
    { item_code: "A", net_amount: "20.00", unknown_amount: "0.00", cost_amount: "8.00", gross_margin: "12.00" },
    { item_code: "B", net_amount: "5.55", unknown_amount: "5.55", cost_amount: null, gross_margin: null },
  ];
  const before = await report(s);
  expect(before).toMatchObject(expected);
  expect(before.map((one) => one.margin_percent)).toEqual(["60.000000", null]);
  await rollUpAll(s.w);
  expect(await report(s)).toEqual(before);
  await costs(s, "B", "5.00");
  await s.sell({ items: [{ code: "B", quantity: "1" }] });
  const b = { net_amount: "11.10", unknown_amount: "5.55", cost_amount: "5.00", gross_margin: "0.55" };
  expect((await report(s))[1]).toMatchObject(b);
});

test("an item that is sold below its cost, or given away, loses money", async () => {
  const s = await shop(server);
  await costs(s, "A", "12.00");
  await s.rule({ action_type: "discount-items-percent", value: "100" });
  await s.sell({ items: [{ code: "A", quantity: "1" }] });
  expect(await listed(s)).toEqual([{ net_amount: "0.00", cost_amount: "12.00", amount: "-12.00", percent: null }]);
  const [row] = await report(s);
  expect(row).toMatchObject({ cost_amount: "12.00", gross_margin: "-12.00", margin_percent: null });
});

test("a cancelled sale gives cost and margin back, before it is rolled up and after", async () => {
  const s = await shop(server);
  await costs(s, "A", "4.00");
  const { transaction } = await s.sell({ items: [{ code: "A", quantity: "2" }] });
  await s.sell({ items: [{ code: "A", quantity: "1" }] });
  await rollUpAll(s.w);
  await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id } }, key());
  const one = [{ quantity: "1.000", net_amount: "10.00", cost_amount: "4.00", gross_margin: "6.00" }];
  expect(await report(s)).toMatchObject(one);
  await rollUpAll(s.w);
  expect(await report(s)).toMatchObject(one);
});

test("a reserved check costs what it cost when it was reserved, for what was delivered", async () => {
  const s = await shop(server);
  await costs(s, "A", "4.00");
  const { transaction } = await s.till.request(calls.term.reserve, { body: { items: examples.slice(0, 1) } }, key());
  expect(await report(s)).toEqual([]);
  await costs(s, "A", "6.00");
  const items = [{ line_id: "A", quantity: "1.5" }];
  await s.till.request(calls.term.finalize, { body: { transaction_id: transaction.id, items } }, key());
  expect(await report(s)).toMatchObject([{ quantity: "1.500", cost_amount: "6.00", gross_margin: "9.00" }]);
});

test("what goods cost is not known in another currency than the one of the business", async () => {
  const s = await shop(server);
  await costs(s, "A", "4.00");
  await s.w.owner.request(calls.business.change, { body: { currency: "EUR" } });
  await s.sell({ items: examples.slice(0, 1) });
  expect(await report(s)).toMatchObject([{ currency: "UAH", cost_amount: null, unknown_amount: "20.00" }]);
});

test("the report is of one place or customer where it is asked to be, in days", async () => {
  const s = await shop(server);
  await costs(s, "A", "4.00");
  const customer_id = await s.member();
  await s.sell({ items: examples.slice(0, 1), customer_id });
  await s.sell({ items: examples });
  const who = { user_id_value: customer_id, user_id_type: "external-id" as const };
  for (const fold of [false, true]) {
    if (fold) await rollUpAll(s.w);
    expect(await report(s, { pos_id: s.posId, date_from: "2020-01-15", date_to: "2099-01-15" })).toHaveLength(2);
    expect(await report(s, { pos_id: randomUUID() })).toEqual([]);
    expect(await report(s, { date_to: "2020-01-15" })).toEqual([]);
    expect(await report(s, who)).toMatchObject([{ item_code: "A", quantity: "2.000", gross_margin: "12.00" }]);
    expect(await report(s, { ...who, user_id_value: "nobody" })).toEqual([]);
  }
  const unknown = { path: { loyaltyId: randomUUID() } };
  const bad = { path: { loyaltyId: s.w.loyaltyId }, query: { user_id_value: "x", user_id_type: "phone" as const } };
  await expect(s.w.owner.request(calls.margins.goods, unknown)).rejects.toMatchObject({ code: "loyalty.not_found" });
  await expect(s.w.owner.request(calls.margins.goods, bad)).rejects.toMatchObject({ code: "customer.id_invalid" });
});

test("what goods cost is on the business's copy of a receipt, and only for those who may see it", async () => {
  const s = await shop(server);
  await costs(s, "A", "4.00");
  const { transaction } = await s.sell({ items: examples.slice(0, 1) });
  const path = { transactionId: transaction.id };
  await s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
  const [accountant, marketing] = [
    await s.w.member({ roles: ["accountant"] }),
    await s.w.member({ roles: ["marketing"] }),
  ];
  const copy = (caller: typeof accountant, template_type: "business" | "customer") =>
    caller.request(calls.transactions.receipt, { path, query: { template_type } });
  const business = await copy(accountant, "business");
  for (const text of ["Cost of goods", "8.00", "Gross margin", "12.00", "60.0"]) expect(business).toContain(text);
  expect(await copy(accountant, "customer")).not.toContain("Cost of goods");
  expect(await copy(marketing, "business")).not.toContain("Cost of goods");
  const query = { include_margins: true };
  const { items } = await marketing.request(calls.transactions.list, { query });
  expect(items[0]).toMatchObject({ margins: [] });
  expect(items[0]).not.toHaveProperty("gross_margin");
  const hidden = await marketing.request(calls.transactions.get, { path });
  for (const name of ["gross_margin", "line_margins"]) expect(hidden).not.toHaveProperty(name);
  const loyalty = { path: { loyaltyId: s.w.loyaltyId } };
  await expect(marketing.request(calls.margins.goods, loyalty)).rejects.toMatchObject({ code: "access.denied" });
  const unknown = await s.sell({ items: examples.slice(1) });
  const other = { path: { transactionId: unknown.transaction.id }, query: { template_type: "business" as const } };
  expect(await accountant.request(calls.transactions.receipt, other)).toContain("not known");
});

test("each sold item has its margin in the list and its file, for those who may see it", async () => {
  const s = await shop(server);
  await costs(s, "A", "4.00");
  await s.sell({ items: examples });
  await s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
  const [accountant, marketing] = [
    await s.w.member({ roles: ["accountant"] }),
    await s.w.member({ roles: ["marketing"] }),
  ];
  const marginOf = async (caller: typeof accountant) =>
    (await caller.request(calls.transactions.items, {})).items.map(({ code, gross_margin }) => [code, gross_margin]);
  expect(await marginOf(accountant)).toEqual([
    ["A", { net_amount: "20.00", cost_amount: "8.00", amount: "12.00", percent: "60.000000" }],
    ["B", { net_amount: "5.55", cost_amount: null, amount: null, percent: null }],
  ]);
  expect(await marginOf(marketing)).toEqual([
    ["A", undefined],
    ["B", undefined],
  ]);
  const target = "/x/transactions/items?columns=code,net_amount,cost_amount,gross_margin,margin_percent";
  const file = async (caller: typeof accountant) => {
    const { body } = await caller.send({ method: "GET", target, headers: { accept: EXPORT_TYPES.csv } });
    return String(body).replace("\ufeff", "").trimEnd().split("\r\n").slice(1);
  };
  expect(await file(accountant)).toEqual(["A,20.00,8.00,12.00,60.000000", "B,5.55,,,"]);
  expect(await file(marketing)).toEqual(["A,,,,", "B,,,,"]);
});

test("the reports on margins, extra charges and taxes may be of one company", async () => {
  const s = await shop(server);
  await costs(s, "A", "4.00");
  await s.excise("A", "1.50");
  const { id: additional_cost_id } = await addCost(s.w);
  const terminal = { terminalId: s.terminalId };
  await s.w.owner.request(calls.terminalCosts.change, { path: terminal, body: { costs: [{ additional_cost_id }] } });
  const { transaction } = await s.sell({ items: [{ code: "A", quantity: "1" }] });
  await s.sell({ items: [{ code: "A", quantity: "2" }] });
  const { id: corporate_customer_id } = await s.w.owner.request(calls.corporateCustomers.add, {
    body: { title: "Haulage Ltd" },
  });
  // Tills do not sell to companies yet, so the sale is made theirs here.
  await s.w.inside((tenant) =>
    tenant.run(
      q.updateTable("transaction").set({ corporate_customer_id }).where(inTenant()).where("id", "=", transaction.id),
    ),
  );
  const path = { loyaltyId: s.w.loyaltyId };
  const query = { corporate_customer_id };
  expect(await report(s, query)).toMatchObject([{ quantity: "1.000", cost_amount: "4.00" }]);
  const { additionalCosts, taxes } = calls;
  expect(await s.w.owner.request(additionalCosts.summary, { path, query })).toMatchObject({
    items: [{ quantity: "1.000", amount: "1.00" }],
  });
  expect(await s.w.owner.request(additionalCosts.summaryItems, { path, query })).toMatchObject({
    items: [{ quantity: "1.000" }],
  });
  expect(await s.w.owner.request(taxes.summary, { path, query })).toMatchObject({ items: [{ amount: "1.50" }] });
  expect(await s.w.owner.request(taxes.summaryItems, { path, query })).toMatchObject({
    items: [{ quantity: "1.000" }],
  });
  const other = { corporate_customer_id: randomUUID() };
  expect(await report(s, other)).toEqual([]);
  expect(await s.w.owner.request(taxes.summary, { path, query: other })).toEqual({ items: [] });
});
