import { randomUUID } from "node:crypto";
import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { raw, tenantId } from "#kit/database/rows.ts";
import { startTestServer } from "../../../../test/server.ts";
import { examples, type Shop, shop, tillOf } from "../../../../test/shop.ts";
import { rollUpTotals } from "../public.ts";
import { rollUpTotalsEverywhere } from "./rollup.ts";

type Query = FiltersOf<typeof transactions.list> & FiltersOf<typeof transactions.items>;
const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

/** Sells at two tills of two locations over most of a year, cancels some, leaves some open and completes some, and moves bonuses. */
async function trade(s: Shop): Promise<void> {
  const customer_id = await s.member("50.00");
  const other = await s.w.make.pos();
  const second = await tillOf(s.w, (await s.w.make.terminal(other.id)).id);
  for (let number = 0; number < 12; number += 1) {
    const till = number % 3 === 0 ? second : s.till;
    const items = number % 2 === 0 ? examples : examples.slice(1);
    const body = { items, ...(number % 4 === 0 && { customer_id }) };
    if (number === 5) {
      await till.request(calls.term.reserve, { body }, key());
    } else if (number > 8) {
      const { transaction } = await till.request(calls.term.reserve, { body }, key());
      const { id: transaction_id } = transaction;
      if (number > 9) await till.request(calls.term.finalize, { body: { transaction_id } }, key());
      if (number < 11) await cancel(s, transaction_id);
    } else {
      const { transaction } = await till.request(calls.term.sale, { body }, key());
      if (number % 5 === 1) await cancel(s, transaction.id);
    }
  }
  await spread(s);
}
const cancel = (s: Shop, transaction_id: string) =>
  s.w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());

/** Spreads transactions over time, some exactly on the boundaries of hours, days and months. */
const spread = (s: Shop) =>
  s.w.inside((tenant) =>
    tenant.run(
      raw(sql<unknown>`
        update transaction t set created_dt = timestamptz '2026-01-31 21:00+00' + case n % 4
          when 0 then n * interval '1 hour' when 1 then n * interval '11 days 7 minutes'
          when 2 then n * interval '1 month' else n * interval '4 days 3 hours 59 minutes 59.999 seconds' end
        from (select id, row_number() over (order by id) as n from transaction where business_id = ${tenantId}) each
        where t.business_id = ${tenantId} and t.id = each.id`),
    ),
  );

/** The sums of the list's rows, calculated here. */
async function addedUp(s: Shop, query: Query) {
  const { items } = await s.w.owner.request(calls.transactions.list, {
    query,
    page: { count: 100, skip_totals: true },
  });
  const counted = items.filter(({ status }) => status !== "canceled");
  const cents = counted.reduce((sum, { totals }) => sum + Math.round(Number(totals.amount_to_pay) * 100), 0);
  return { total: items.length, count: counted.length, cents };
}
async function totals(s: Shop, query: Query) {
  const { total, totals } = await s.w.owner.request(calls.transactions.list, { query, page: { count: 1 } });
  expect(totals?.length ?? 0).toBeLessThanOrEqual(1);
  const cents = Math.round(Number(totals?.[0]?.amount_to_pay ?? 0) * 100);
  return { total, count: Number(totals?.[0]?.count ?? 0), cents };
}
async function linesAddedUp(s: Shop, query: Query) {
  const { items } = await s.w.owner.request(calls.transactions.items, {
    query,
    page: { count: 100, skip_totals: true },
  });
  const counted = items.filter(({ status }) => status !== "canceled");
  const cents = counted.reduce((sum, { amount_to_pay }) => sum + Math.round(Number(amount_to_pay) * 100), 0);
  return { total: items.length, count: counted.length, cents };
}
async function lineTotals(s: Shop, query: Query) {
  const { total, totals } = await s.w.owner.request(calls.transactions.items, { query, page: { count: 1 } });
  const cents = Math.round(Number(totals?.[0]?.amount_to_pay ?? 0) * 100);
  return { total, count: Number(totals?.[0]?.count ?? 0), cents };
}

const spans: Query[] = [
  {},
  { date_from: "2026-02-01" },
  { date_to: "2026-05-10" },
  { date_from: "2026-02-01", date_to: "2026-04-30" },
  { date_from: "2026-02-01T05:30:00Z", date_to: "2026-02-01T08:00:00Z" },
  { date_from: "2026-02-28T23:59:59.999Z", date_to: "2026-06-15T00:00:00Z" },
  { date_from: "2026-06-01", date_to: "2026-05-01" },
];
const others = (s: Shop): Query[] => [
  { canceled: true },
  { canceled: false, pos: s.posId },
  { status: "authorized" },
  { status: "success", pos: s.posId },
  { status: "canceled" },
  { amount_from: "5.55", amount_to: "20" },
  { amount_from: "6" },
  { week_day: 3 },
  { hour: 14 },
  { with_customer: true },
  { with_customer: false, hour: 9 },
  { customer_type: "retail" },
  { customer_type: "corporate" },
  { transaction_errors: false },
  { comment: "x" },
];
async function expectSame(s: Shop): Promise<void> {
  for (const span of spans) {
    for (const only of [{}, { pos: s.posId }, { terminal: s.terminalId }, { loyalty: s.w.loyaltyId }, { items: [] }]) {
      const query = { ...span, ...only };
      expect(await totals(s, query), JSON.stringify(query)).toEqual(await addedUp(s, query));
      expect(await lineTotals(s, query), JSON.stringify(query)).toEqual(await linesAddedUp(s, query));
    }
    for (const only of others(s))
      expect(await totals(s, { ...span, ...only })).toEqual(await addedUp(s, { ...span, ...only }));
    for (const transaction_type of ["sale", "reserve", "bonuses-add"] as const)
      for (const filter of [
        { transaction_type },
        { shown_type: transaction_type },
        { shown_type: transaction_type, canceled: true },
        { shown_type: transaction_type, status: "success" as const, pos: s.posId },
      ]) {
        const query = { ...span, ...filter };
        expect(await totals(s, query), JSON.stringify(query)).toEqual(await addedUp(s, query));
      }
  }
}
/** Runs the job until nothing of the business is left: one run handles a part of all businesses, including other tests'. */
async function rollUp(s: Shop): Promise<void> {
  do await rollUpTotalsEverywhere(s.w.server.pool);
  while ((await state(s)).stale > 0n);
}
const state = (s: Shop) =>
  s.w.inside((tenant) =>
    tenant.one(
      raw(sql<{ stale: bigint; rows: bigint }>`
        select (select count(*) from transaction_totals_stale where business_id = ${tenantId}) as stale,
          (select count(*) from transaction_totals where business_id = ${tenantId}) as rows`),
    ),
  );

describe("the sums of a list are those of its rows", () => {
  test("before hours are counted, after it, and while some are stale again", async () => {
    const s = await shop(server);
    await trade(s);
    await expectSame(s);
    await rollUp(s);
    expect((await state(s)).rows).toBeGreaterThan(20n);
    await expectSame(s);

    const { items } = await s.w.owner.request(calls.transactions.list, { query: { canceled: false } });
    await cancel(s, items.find(({ transaction_type }) => transaction_type === "sale")?.id ?? "");
    await s.sell({ items: examples });
    expect((await state(s)).stale).toBeGreaterThan(0n);
    await expectSame(s);
    await rollUp(s);
    expect((await state(s)).stale).toBe(0n);
    await expectSame(s);
  });

  test("are correct when more hours are stale than are read one by one", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    await s.w.inside(rollUpTotals);
    await s.w.inside((tenant) =>
      tenant.run(
        raw(sql<unknown>`
          insert into transaction_totals_stale (hour) select timestamptz '2020-01-01' + hour * interval '2 hours' from generate_series(1, 300) hour`),
      ),
    );
    expect(await totals(s, {})).toEqual(await addedUp(s, {}));
    await s.w.inside(rollUpTotals);
    expect(await state(s)).toEqual({ stale: 0n, rows: 3n });
    expect(await totals(s, {})).toEqual(await addedUp(s, {}));
  });

  test("whatever is sold while hours are counted", async () => {
    const s = await shop(server);
    const selling = Array.from({ length: 16 }, () => s.sell({ items: examples }));
    const rollup = Array.from({ length: 8 }, () => rollUp(s));
    await Promise.all([...selling, ...rollup]);
    const sums = { total: 16, count: 16, cents: 16 * 2555 };
    expect(await totals(s, {})).toEqual(sums);
    await rollUp(s);
    expect(await totals(s, {})).toEqual(sums);
  });
});
