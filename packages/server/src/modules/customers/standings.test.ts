import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { addCategoryRule } from "../card-categories/fixture.ts";

const server = await startTestServer();

/** A shop whose customers rise to Silver from 50 hryvnias in a month, and to Gold from 10 visits. One check is 25.55. */
async function started() {
  const s = await shop(server);
  const silver = (await s.w.make.cardCategory({ title: "Silver", sort_order: 1 })).id;
  const gold = (await s.w.make.cardCategory({ title: "Gold", sort_order: 2 })).id;
  const toSilver = { title: "To Silver", category_to: silver, threshold_from: "50", period: "month" as const };
  const rule = await addCategoryRule(s.w, { ...toSilver, sort_order: 2 });
  const toGold = { title: "To Gold", category_to: gold, threshold_from: "10", depends_on: "visits" as const };
  await addCategoryRule(s.w, { ...toGold, sort_order: 1 });
  return { s, silver, gold, rule };
}
async function standingOf(s: Shop, userId: string) {
  const { items } = await s.w.owner.request(calls.customers.categories, { path: { userId } });
  return items;
}

test("tells what is missing for the next category, and why the customer has the present one", async () => {
  const { s, silver, gold, rule } = await started();
  const customer_id = await s.member();
  await s.sell({ items: examples, customer_id });
  expect(await standingOf(s, customer_id)).toMatchObject([
    {
      ...{ loyalty_id: s.w.loyaltyId, cause: null, since_dt: null, rule: null, transaction_id: null },
      next_category: {
        category: { id: silver, title: "Silver" },
        ways: [{ rule_id: rule.id, depends_on: "amount", period: "month", measure: "25.55", missing: "24.45" }],
      },
    },
  ]);

  const { transaction } = await s.sell({ items: examples, customer_id });
  const bySale = { cause: "sale", rule: { id: rule.id, title: "To Silver" }, transaction_id: transaction.id };
  const ahead = { category: { id: gold, title: "Gold" }, ways: [{ measure: "2", missing: "8" }] };
  expect(await standingOf(s, customer_id)).toMatchObject([{ ...bySale, next_category: ahead }]);

  const cancelled = { body: { transaction_id: transaction.id } };
  await s.w.owner.request(calls.transactions.cancel, cancelled, { idempotencyKey: randomUUID() });
  const back = { cause: "cancel", rule: null, transaction_id: null };
  expect(await standingOf(s, customer_id)).toMatchObject([{ ...back, next_category: { category: { id: silver } } }]);

  const byHand = { loyalty_id: s.w.loyaltyId, category_id: gold, user_ids: [customer_id] };
  await s.w.owner.request(calls.cardCategories.assign, { body: byHand });
  expect(await standingOf(s, customer_id)).toMatchObject([{ cause: "hand", next_category: null }]);
});

test("a till tells what its own sales bring: in its currency and place", async () => {
  const { s, silver } = await started();
  const elsewhere = await s.w.make.pos();
  const rule = { category_to: silver, threshold_from: "1" };
  await addCategoryRule(s.w, { ...rule, pos_ids: [elsewhere.id] });
  await addCategoryRule(s.w, { ...rule, currency: "EUR" });
  const customer_id = await s.member();
  const { external_id } = await s.w.owner.request(calls.customers.get, { path: { userId: customer_id } });
  const query = { user_id_value: external_id ?? "", user_id_type: "external-id" as const };
  const { next_category } = await s.till.request(calls.term.customer, { query });
  expect(next_category?.ways.map(({ missing }) => missing)).toEqual(["50.00"]);
  expect((await standingOf(s, customer_id))[0]?.next_category?.ways).toHaveLength(3);
});

test("refuses a customer who does not exist", async () => {
  const { s } = await started();
  const path = { userId: randomUUID() };
  await expect(s.w.owner.request(calls.customers.categories, { path })).rejects.toMatchObject({
    code: "customer.not_found",
  });
});
