import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { price } from "@patron/engine";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, type SaleBody, type Shop, shop } from "../../../test/shop.ts";
import { inTenant, q } from "../../kit/database/rows.ts";
import { unpackCheck, unpackInput } from "../transactions/public.ts";

// The shelf price of a line, entered at the till instead of the price in force.

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const byHand = (code: string, entered: string): SaleBody => ({
  items: [{ line_id: "1", code, quantity: "2", price: entered }],
});

/** The three calls that price a check. */
const waysOf = (s: Shop) => [
  (body: SaleBody) => s.till.request(calls.term.process, { body }),
  (body: SaleBody) => s.till.request(calls.term.reserve, { body }, key()),
  s.sell,
];

/** A shop with an item that has no price. */
async function withUnpriced() {
  const s = await shop(server);
  const body = { code: "X", title: "Item X", loyalty_ids: [s.w.loyaltyId] };
  await s.w.owner.request(calls.goods.add, { body });
  return s;
}

test("is refused unless the till allows it, and for items with a price unless it allows all", async () => {
  const s = await withUnpriced();
  const refused = { code: "line.price_entry_not_allowed", details: { line: "1" } };
  const ways = waysOf(s);
  for (const way of ways) {
    await expect(way(byHand("A", "8"))).rejects.toMatchObject(refused);
    await expect(way(byHand("X", "8"))).rejects.toMatchObject(refused);
  }
  await s.application({ price_entry: "missing" });
  for (const way of ways) {
    await expect(way(byHand("A", "8"))).rejects.toMatchObject(refused);
    expect((await way(byHand("X", "8"))).check.totals.amount_to_pay).toBe("16.00");
  }
  await s.application({ price_entry: "all" });
  for (const way of ways) expect((await way(byHand("A", "8.5"))).check.totals.amount_to_pay).toBe("17.00");
  await expect(s.sell({ items: [{ code: "X", quantity: "1" }] })).rejects.toMatchObject({ code: "line.price_missing" });
});

test("is stored with its reason: priced again from what was stored, the sale is the same", async () => {
  const s = await shop(server);
  await s.application({ price_entry: "all" });
  await s.excise("A", "1.00");
  await s.rule({ action_type: "discount-check-percent", value: "10" });
  const { transaction, check } = await s.sell(byHand("A", "8.00"));
  expect(check.items).toMatchObject([{ price_posted: "8.0000", amount: "16.00", discount_amount: "1.60" }]);
  expect(check.trace.entries).toContainEqual(
    expect.objectContaining({ step: "price-entered", before: "10.0000", change: "-2.0000", after: "8.0000" }),
  );
  expect(check.trace.rejected).toContainEqual(expect.objectContaining({ reason: "price-by-hand" }));
  const stored = q
    .selectFrom("transaction")
    .select(["input", "trace"])
    .where(inTenant())
    .where("id", "=", transaction.id);
  await s.w.inside(async (tenant) => {
    const row = await tenant.one(stored);
    const outcome = price(await unpackInput(tenant, row.input ?? Buffer.alloc(0)));
    expect(outcome).toEqual({ ok: true, check: await unpackCheck(tenant, row.trace ?? Buffer.alloc(0)) });
  });
});

test("a reservation keeps it, also when the till no longer allows it", async () => {
  const s = await shop(server);
  await s.application({ price_entry: "all" });
  const { transaction } = await s.till.request(calls.term.reserve, { body: byHand("A", "8.00") }, key());
  await s.application({ price_entry: "none" });
  const body = { transaction_id: transaction.id, items: [{ line_id: "1", quantity: "1" }] };
  const done = await s.till.request(calls.term.finalize, { body }, key());
  expect(done.check.items).toMatchObject([{ price_posted: "8.0000", amount: "8.00" }]);
});

test("is neither negative nor absurd", async () => {
  const s = await shop(server);
  await s.application({ price_entry: "all" });
  for (const text of ["-1", "1.23456", "1e5", "12345678901234"])
    await expect(s.sell(byHand("A", text))).rejects.toMatchObject({ code: "request.malformed" });
  const tooLarge = { code: "line.amount_too_large", details: { line: "1" } };
  for (const way of waysOf(s)) await expect(way(byHand("A", "9999999999999"))).rejects.toMatchObject(tooLarge);
  expect((await s.sell(byHand("A", "0"))).check.totals.amount_to_pay).toBe("0.00");
});

test("is marked on the copies for the business and for companies, not on the customer's", async () => {
  const s = await shop(server);
  await s.application({ price_entry: "all" });
  const { transaction } = await s.sell({ items: [...(byHand("A", "8").items ?? []), ...examples.slice(1)] });
  const page = async (template_type: "business" | "customer" | "commercial") => {
    const path = { transactionId: transaction.id };
    return s.w.owner.request(calls.transactions.receipt, { path, query: { template_type } });
  };
  expect((await page("business")).match(/Price entered by hand/g)).toHaveLength(1);
  expect((await page("commercial")).match(/Price entered by hand/g)).toHaveLength(1);
  expect(await page("customer")).not.toContain("Price entered by hand");
});
