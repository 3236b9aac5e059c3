import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { countRoundTrips } from "../../../test/driver/round-trips.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop, tillOf } from "../../../test/shop.ts";
import { addCategoryRule } from "../card-categories/fixture.ts";
import * as queries from "./queries.ts";

const server = await startTestServer();

/** A shop whose categories Silver and Gold are reached by purchases of 50 and 100 hryvnias. One check is 25.55. */
async function started(more: object = {}) {
  const s = await shop(server);
  const silver = (await s.w.make.cardCategory({ title: "Silver", sort_order: 1 })).id;
  const gold = (await s.w.make.cardCategory({ title: "Gold", sort_order: 2 })).id;
  const toGold = (
    await addCategoryRule(s.w, { title: "To gold", category_to: gold, threshold_from: "100", sort_order: 1, ...more })
  ).id;
  const rule = { title: "To silver", category_to: silver, threshold_from: "50", sort_order: 2, ...more };
  const toSilver = (await addCategoryRule(s.w, rule)).id;
  return { s, silver, gold, toGold, toSilver, customer_id: await s.member() };
}

const cardOf = async (s: Shop, userId: string) =>
  (await s.w.owner.request(calls.customers.get, { path: { userId } })).cards[0]!; // The shop's members have one card.
const categoryOf = async (s: Shop, userId: string) => (await cardOf(s, userId)).category?.title ?? null;
const assign = (s: Shop, userId: string, category_id: string | null, pinned = false) =>
  s.w.owner.request(calls.cardCategories.assign, {
    body: { loyalty_id: s.w.loyaltyId, category_id, user_ids: [userId], pinned },
  });
/** The id of the category that a check assigns. */
const assigned = ({ check }: Pick<Awaited<ReturnType<Shop["sell"]>>, "check">) =>
  check.trace.entries.find(({ step }) => step === "category-change")?.after;
const cancel = (s: Shop, transaction_id: string) =>
  s.w.owner.request(calls.transactions.cancel, { body: { transaction_id, reason: "returned" } });

test("the sale that reaches a threshold raises the customer, and says by which rule", async () => {
  const { s, gold, toSilver, customer_id } = await started();
  const sell = () => s.sell({ items: examples, customer_id });
  await sell();
  expect(await categoryOf(s, customer_id)).toBeNull();
  const second = await sell();
  expect(await categoryOf(s, customer_id)).toBe("Silver");
  const step = second.check.trace.entries.find((entry) => entry.step === "category-change");
  expect(step).toMatchObject({ source: { id: toSilver, title: "To silver" }, params: { to: "Silver" } });
  await sell();
  await sell();
  expect(await cardOf(s, customer_id)).toMatchObject({ category: { id: gold } });
  // It stays with the higher rule.
  expect(assigned(await sell())).toBeUndefined();
  expect(await categoryOf(s, customer_id)).toBe("Gold");
  const lines = await s.w.inside((tenant) => tenant.many(auditOf(customer_id)));
  expect(lines.filter(({ call }) => call === "term.sale").map(({ after }) => after)).toMatchObject([
    { category_rule_id: toSilver },
    { category_id: gold },
  ]);
});

test("a preview says what the sale would do, and changes nothing", async () => {
  const { s, silver, customer_id } = await started();
  const body = {
    items: [...examples, ...examples].map((line, index) => ({ ...line, line_id: `${index}` })),
    customer_id,
  };
  expect(assigned(await s.till.request(calls.term.process, { body }))).toBe(silver);
  expect(await categoryOf(s, customer_id)).toBeNull();
});

test("only sales in the rule's currency, places and period count", async () => {
  const { s, silver, gold } = await started();
  const other = await s.w.make.pos();
  const rule = { category_to: gold, threshold_from: "1", sort_order: 0 };
  const here = await addCategoryRule(s.w, { ...rule, pos_ids: [other.id] });
  const abroad = await addCategoryRule(s.w, { ...rule, currency: "EUR" });
  const single = await addCategoryRule(s.w, { ...rule, period: "check", threshold_from: "30" });
  const nightly = await addCategoryRule(s.w, { ...rule, apply: "daily" });
  const customer_id = await s.member();
  await s.sell({ items: examples, customer_id });
  const sale = await s.sell({ items: examples, customer_id });
  expect(assigned(sale)).toBe(silver);
  const reasons = Object.fromEntries(sale.check.trace.rejected.map(({ source, reason }) => [source.id, reason]));
  expect(reasons).toMatchObject({
    [here.id]: "other-pos",
    [abroad.id]: "other-currency",
    [single.id]: "category-measure-below",
    [nightly.id]: "category-daily-only",
  });
});

test("purchases before the period count no more; visits and quantities are measured too", async () => {
  const { s, gold, customer_id } = await started({ active: false });
  await addCategoryRule(s.w, { category_to: gold, threshold_from: "2", depends_on: "visits", period: "month" });
  await addCategoryRule(s.w, { category_to: gold, threshold_from: "9", depends_on: "quantity", period: "month" });
  const { transaction } = await s.sell({ items: examples, customer_id });
  const earlier = new Date(Date.now() - 40 * 86_400_000);
  await s.w.inside((tenant) => tenant.run(queries.saveTransaction(transaction.id, { created_dt: earlier }, earlier)));
  await s.sell({ items: examples, customer_id });
  expect(await categoryOf(s, customer_id)).toBeNull();
  await s.sell({ items: examples, customer_id });
  expect(await categoryOf(s, customer_id)).toBe("Gold");
  const second = await s.member();
  await addCategoryRule(s.w, { category_to: gold, threshold_from: "5", depends_on: "quantity", sort_order: 0 });
  await s.sell({ items: [{ code: "A", quantity: "5" }], customer_id: second });
  expect(await categoryOf(s, second)).toBe("Gold");
});

test("a pinned category is raised, never lowered", async () => {
  const { s, silver, gold, customer_id } = await started();
  await assign(s, customer_id, gold, true);
  await s.sell({ items: examples, customer_id });
  const { check } = await s.sell({ items: examples, customer_id });
  expect(check.trace.rejected.map(({ reason }) => reason)).toContain("category-pinned");
  expect(await categoryOf(s, customer_id)).toBe("Gold");
  const other = await s.member();
  await assign(s, other, silver, true);
  await s.sell({ items: [{ code: "A", quantity: "10" }], customer_id: other });
  expect(await cardOf(s, other)).toMatchObject({ category: { id: gold }, category_pinned: true });
});

test("a cancelled sale takes its category back, and counts no more", async () => {
  const { s, customer_id } = await started();
  await s.sell({ items: examples, customer_id });
  const { transaction } = await s.sell({ items: examples, customer_id });
  await cancel(s, transaction.id);
  expect(await categoryOf(s, customer_id)).toBeNull();
  await s.sell({ items: examples, customer_id });
  expect(await categoryOf(s, customer_id)).toBe("Silver");
});

test("a cancelled sale leaves a category that somebody has given or confirmed since", async () => {
  const { s, silver, gold, customer_id } = await started();
  const raise = async () => {
    await s.sell({ items: examples, customer_id });
    return (await s.sell({ items: examples, customer_id })).transaction.id;
  };
  const first = await raise();
  await assign(s, customer_id, gold);
  await cancel(s, first);
  expect(await categoryOf(s, customer_id)).toBe("Gold");
  const second = await s.member();
  await s.sell({ items: examples, customer_id: second });
  const { transaction } = await s.sell({ items: examples, customer_id: second });
  await assign(s, second, silver, true);
  await cancel(s, transaction.id);
  expect(await categoryOf(s, second)).toBe("Silver");
});

test("a reservation raises when it is finished, and leaves who has been moved meanwhile", async () => {
  const { s, gold, customer_id } = await started();
  const items = [{ code: "A", quantity: "6" }];
  const reserve = async (customer: string) => {
    const body = { items, customer_id: customer };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, { idempotencyKey: randomUUID() });
    return transaction.id;
  };
  const finish = (transaction_id: string) =>
    s.till.request(calls.term.finalize, { body: { transaction_id } }, { idempotencyKey: randomUUID() });
  const id = await reserve(customer_id);
  expect(await categoryOf(s, customer_id)).toBeNull();
  await finish(id);
  expect(await categoryOf(s, customer_id)).toBe("Silver");
  await cancel(s, id);
  expect(await categoryOf(s, customer_id)).toBeNull();
  const later = await reserve(customer_id);
  await assign(s, customer_id, gold);
  expect(assigned(await finish(later))).toBeUndefined();
  expect(await categoryOf(s, customer_id)).toBe("Gold");
});

test("of sales at once to one customer, each counts what the others have bought", async () => {
  const { s, customer_id } = await started();
  const tills = await Promise.all(Array.from({ length: 4 }, () => tillOf(s.w, s.terminalId)));
  const sold = await Promise.all(
    tills.map((till) =>
      till.request(calls.term.sale, { body: { items: examples, customer_id } }, { idempotencyKey: randomUUID() }),
    ),
  );
  expect(sold.filter(assigned)).toHaveLength(2);
  expect(await categoryOf(s, customer_id)).toBe("Gold");
});

test("sales and a change by hand at once end with what was given by hand", async () => {
  const { s, gold, customer_id } = await started();
  await s.sell({ items: examples, customer_id });
  await Promise.all([s.sell({ items: examples, customer_id }), assign(s, customer_id, gold, true)]);
  expect(await cardOf(s, customer_id)).toMatchObject({ category: { id: gold }, category_pinned: true });
});

test("category rules cost a sale one statement, and no round trip", async () => {
  const s = await shop(server);
  await s.rule({ action_type: "charge-check-percent", value: "5" });
  const customer_id = await s.member("100.00");
  const sell = () => s.sell({ items: examples, customer_id, bonuses_to_redeem: "1.00" });
  const cost = async () => {
    await sell();
    const { roundTrips, statements } = await countRoundTrips(sell);
    return { roundTrips, statements: statements.length };
  };
  const before = await cost();
  const { id: category_to } = await s.w.make.cardCategory();
  await addCategoryRule(s.w, { category_to, threshold_from: "100000" });
  expect(await cost()).toEqual({ roundTrips: before.roundTrips, statements: before.statements + 1 });
});
