import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import type { Rule } from "@patron/engine";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { connected } from "#kit/database/connection.ts";
import { raw } from "#kit/database/rows.ts";
import { boundParameters } from "#kit/database/tenant-compiler.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { purchasesOf } from "./purchases.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

/** A rule that takes off 1.00 if the customer has bought at least `reached`, and 2.00 from `tooMuch` on. */
function grows(depends_on: NonNullable<Rule["depends_on"]>, reached: string, tooMuch: string) {
  const thresholds = ["0", reached, tooMuch].map((from, index) => ({ from, value: String(index) }));
  const period = "year" as const;
  return { action_type: "discount-check-amount" as const, currency: "UAH", depends_on, period, thresholds };
}

/** Sells the examples twice to one customer, the second time less one A, which comes back; a third sale is cancelled, others are not theirs. */
async function history(s: Shop): Promise<string> {
  const customer_id = await s.member();
  const sell = async (customer: { customer_id?: string }) =>
    (await s.sell({ items: examples, ...customer })).transaction.id;
  await sell({ customer_id });
  const lessened = await sell({ customer_id });
  const lines = [{ id: "A", quantity: "1" }];
  await s.till.request(calls.refunds.tillAdd, { path: { transactionId: lessened }, body: { lines } }, key());
  const cancelled = await sell({ customer_id });
  await s.till.request(calls.term.cancel, { body: { transaction_id: cancelled } }, key());
  await sell({ customer_id: await s.member() });
  await sell({});
  return customer_id;
}

test("a sale knows what its customer has bought for each rule, less what was cancelled and refunded", async () => {
  const s = await shop(server);
  await s.settings("rules", { discounts_scheme: "summarizing" });
  const customer_id = await history(s);
  const took = { amount: "41.10", visits: "2", quantity: "5", "goods-quantity": "5" } as const;
  const more = { amount: "41.11", visits: "3", quantity: "5.001", "goods-quantity": "5.001" } as const;
  for (const kind of ["amount", "visits", "quantity", "goods-quantity"] as const)
    await s.rule(grows(kind, took[kind], more[kind]));
  const { totals } = (await s.sell({ items: examples, customer_id })).transaction;
  expect(totals.discount_amount).toBe("4.00");
});

test("amounts and visits of a customer's purchases come from an index alone, from the beginning of a period on", async () => {
  const measure = purchasesOf(sql`c.kind`, { cardId: sql`c.id`, currency: sql`'UAH'`, since: sql`c.since` });
  const query = raw(sql`
    select ${measure} from unnest(array['amount', 'visits'], array[${randomUUID()}::uuid], array[now()]) c (kind, id, since)`);
  const plan = await connected(inject("database").owner, async (client) => {
    // A table with this index alone: among all indexes of a few rows the planner would take any.
    await client.query("create temp table transaction (like public.transaction)");
    // As in the other one, who sees a transaction depends on its point of sale.
    await client.query("alter table transaction enable row level security, force row level security");
    await client.query("create policy seen on transaction using (pos_id is not null)");
    const defined =
      "select replace(pg_get_indexdef('public.transaction_card'::regclass), ' ON public.', ' ON pg_temp.') as made";
    await client.query((await client.query(defined)).rows[0].made);
    for (const kind of ["seqscan", "bitmapscan"]) await client.query(`set enable_${kind} = off`);
    const { sql: text, parameters } = query.compile();
    const { rows } = await client.query(`explain ${text}`, boundParameters(parameters, randomUUID()));
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  const [amount, visits] = plan.split("SubPlan").slice(1);
  for (const part of [amount, visits])
    expect(part).toMatch(/Index Only Scan using transaction_card.*\n.*Index Cond: .*created_dt >= /);
});
