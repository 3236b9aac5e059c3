import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { addCategoryRule } from "../card-categories/fixture.ts";

const server = await startTestServer();

/** A shop where an item A costs 10.00, and members of Gold have what a test gives them. */
async function started() {
  const s = await shop(server);
  const gold = (await s.w.make.cardCategory({ title: "Gold", sort_order: 2 })).id;
  const customer_id = await s.member();
  const body = { loyalty_id: s.w.loyaltyId, category_id: gold, user_ids: [customer_id] };
  await s.w.owner.request(calls.cardCategories.assign, { body });
  const { items } = await s.w.owner.request(calls.embedded.goods, { query: { search_text: "A" } });
  const itemId = items.find(({ code }) => code === "A")?.id ?? "";
  const path = { loyaltyId: s.w.loyaltyId, categoryId: gold };
  const price = (value: string, more: object = {}) =>
    s.w.owner.request(calls.priceOptions.addInCurrency, {
      path: { ...path, currency: "UAH" },
      body: { option_type: "fixed-price", value, ...more },
    });
  return { s, gold, customer_id, itemId, path, price };
}
const one = [{ line_id: "A", code: "A", quantity: "1" }];
type Sold = Awaited<ReturnType<Shop["sell"]>>;
const paid = ({ transaction }: Sold) => transaction.totals.amount_to_pay;
const optionStep = ({ check }: Sold) => check.trace.entries.find(({ step }) => step === "price-option");

test("a customer pays the price of their category, and the sale says which and which lost", async () => {
  const { s, customer_id, itemId, price } = await started();
  const everything = await price("9.00");
  const item = await price("8.50", { item_id: itemId });
  const sold = await s.sell({ items: one, customer_id });
  expect(paid(sold)).toBe("8.50");
  expect(optionStep(sold)).toMatchObject({
    source: { id: item.id, title: "Gold" },
    before: "10.0000",
    after: "8.5000",
  });
  const lost = sold.check.trace.rejected.find(({ source }) => source.id === everything.id);
  expect(lost).toMatchObject({ reason: "option-outranked", details: { winner_id: item.id } });
  expect(paid(await s.sell({ items: one }))).toBe("10.00");
  expect(paid(await s.sell({ items: one, customer_id: await s.member() }))).toBe("10.00");
});

test("a price counts within its days and while it is active, for its goods and its currency", async () => {
  const { s, customer_id, path, price } = await started();
  const other = await s.goods("OTHER", "3.00");
  await price("1.00", { date_to: "2020-01-01" });
  await price("2.00", { date_from: "2100-01-01" });
  await price("3.00", { active: false });
  await price("4.00", { item_id: other });
  const euros = { path: { ...path, currency: "EUR" }, body: { option_type: "fixed-price" as const, value: "5" } };
  await s.w.owner.request(calls.priceOptions.addInCurrency, euros);
  expect(paid(await s.sell({ items: one, customer_id }))).toBe("10.00");
  await price("-10", { option_type: "change-percent" });
  expect(paid(await s.sell({ items: one, customer_id }))).toBe("9.00");
});

test("goods of a category and its subcategories have its price, the nearest category first", async () => {
  const { s, customer_id, itemId, price } = await started();
  const at = { path: { loyaltyId: s.w.loyaltyId } };
  const food = await s.w.owner.request(calls.goods.addCategory, { ...at, body: { title: "Food" } });
  const fresh = await s.w.owner.request(calls.goods.addCategory, {
    ...at,
    body: { title: "Fresh", parent_id: food.id },
  });
  await s.w.owner.request(calls.goods.change, { path: { goodsId: itemId }, body: { category_ids: [fresh.id] } });
  await price("9.00", { item_category_id: food.id });
  expect(paid(await s.sell({ items: one, customer_id }))).toBe("9.00");
  await price("-3.5", { item_category_id: fresh.id, option_type: "change-amount" });
  expect(paid(await s.sell({ items: one, customer_id }))).toBe("6.50");
});

test("who pays from a client account has the price for it", async () => {
  const { s, customer_id, path, price } = await started();
  const purse = await s.w.make.specialAccount({ title: "Purse" });
  await s.w.make.customerAccount(customer_id, purse.id);
  await s.w.owner.request(calls.transactions.refillAccount, {
    body: { special_account_id: purse.id, customer_id, amount: "100.00" },
  });
  const body = { option_type: "fixed-price" as const, value: "7.00" };
  await s.w.owner.request(calls.priceOptions.addForAccount, { path: { ...path, accountId: purse.id }, body });
  await price("8.00");
  const payments = [{ payment_type: "special-account" as const, special_account_id: purse.id }];
  expect(paid(await s.sell({ items: one, customer_id, payments }))).toBe("7.00");
  expect(paid(await s.sell({ items: one, customer_id }))).toBe("8.00");
});

test("a reservation keeps its price when the price is removed before it is finished", async () => {
  const { s, customer_id, path, price } = await started();
  const { id: itemId } = await price("6.00");
  const { transaction } = await s.till.request(
    calls.term.reserve,
    { body: { items: one, customer_id } },
    { idempotencyKey: randomUUID() },
  );
  await s.w.owner.request(calls.priceOptions.removeInCurrency, { path: { ...path, currency: "UAH", itemId } });
  const finished = await s.till.request(
    calls.term.finalize,
    { body: { transaction_id: transaction.id } },
    { idempotencyKey: randomUUID() },
  );
  expect(paid(finished)).toBe("6.00");
  expect(paid(await s.sell({ items: one, customer_id }))).toBe("10.00");
});

test("of sales at once, those after the one that raises the customer have the new category's price", async () => {
  const { s, gold, price } = await started();
  await price("5.00");
  await addCategoryRule(s.w, { category_to: gold, threshold_from: "30" });
  const customer_id = await s.member();
  const sales = await Promise.all(Array.from({ length: 6 }, () => s.sell({ items: one, customer_id })));
  // The third one reaches 30.00; whatever follows it has the new price.
  expect(sales.map(paid).toSorted()).toEqual([...Array(3).fill("10.00"), ...Array(3).fill("5.00")]);
});
