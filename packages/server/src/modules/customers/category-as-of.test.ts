import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { addCategoryRule } from "../card-categories/fixture.ts";

const server = await startTestServer();
/** The present moment; the next second begins after it. */
function moment(): string {
  const at = server.clock.now().toISOString();
  server.clock.forward(1000);
  return at;
}

test("the category of a card is known at every moment: as registered, by hand, by a sale, and after the sale was cancelled", async () => {
  const s = await shop(server);
  const { owner, loyaltyId } = s.w;
  const bronze = (await s.w.make.cardCategory({ title: "Bronze", sort_order: 1 })).id;
  const silver = (await s.w.make.cardCategory({ title: "Silver", sort_order: 2 })).id;
  const before = moment();
  const customer_id = await s.member();
  const registered = moment();
  const assign = (category_id: string | null) =>
    owner.request(calls.cardCategories.assign, {
      body: { loyalty_id: loyaltyId, category_id, user_ids: [customer_id] },
    });
  await assign(bronze);
  const byHand = moment();
  await addCategoryRule(s.w, { title: "To Silver", category_to: silver, threshold_from: "20", period: "month" });
  const { transaction } = await s.sell({ items: examples, customer_id });
  const bySale = moment();
  await owner.request(
    calls.transactions.cancel,
    { body: { transaction_id: transaction.id } },
    { idempotencyKey: randomUUID() },
  );
  const cancelled = moment();
  const asOf = async (at?: string) => {
    const query = { loyalty_id: loyaltyId, ...(at && { at }) };
    const { items } = await owner.request(calls.customers.categoriesAsOf, { path: { userId: customer_id }, query });
    return items.map(({ category, since_dt }) => [category?.title ?? null, since_dt !== null]);
  };

  expect(await asOf(before)).toEqual([]);
  expect(await asOf(registered)).toEqual([[null, false]]);
  expect(await asOf(byHand)).toEqual([["Bronze", true]]);
  expect(await asOf(bySale)).toEqual([["Silver", true]]);
  expect(await asOf(cancelled)).toEqual([["Bronze", true]]);
  expect(await asOf()).toEqual([["Bronze", true]]);

  const nobody = owner.request(calls.customers.categoriesAsOf, { path: { userId: randomUUID() } });
  await expect(nobody).rejects.toMatchObject({ code: "customer.not_found" });
  await expect(asOf("yesterday")).rejects.toMatchObject({ code: "request.malformed", errors: [{ path: "query.at" }] });
});
