import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { raw, tenantId } from "#kit/database/rows.ts";
import { readAcross } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { requestedRollups, rollUp, rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { addCost } from "../additional-costs/fixture.ts";
import { rebuildRollups } from "./public.ts";
import { listPendingRollups, lockRollups } from "./rollup-queries.ts";
import { type Rollup, type RollupName, rollups } from "./sources.ts";

const server = await startTestServer();
const names = Object.keys(rollups) as RollupName[]; // The record has exactly these keys.
const key = () => ({ idempotencyKey: randomUUID() });

/** What a trigger sums from customer_turnover. */
const tableOf = (grain: "day" | "year") => `customer_${grain}_turnover` as const;
/** Every rollup row that is not zero. */
async function contentsOf(tenant: Tenant) {
  const read = async (name: RollupName) => {
    const { keys, sums }: Rollup = rollups[name];
    const columns = sql.join([...keys, ...sums].map((column) => sql.ref(column)));
    const some = sql.join(
      sums.map((column) => sql`${sql.ref(column)} <> 0`),
      sql` or `,
    );
    const rows = sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(name)} where business_id = ${tenantId} and (${some}) order by ${columns}`;
    return [name, await tenant.many(raw(rows))] as const;
  };
  const all: (readonly [RollupName | "buyers_of_day" | ReturnType<typeof tableOf>, Record<string, unknown>[]])[] = [];
  for (const name of names) all.push(await read(name));
  const buyers = sql<Record<string, unknown>>`
    select business_date, currency, scope, scope_id, customers_count from buyers_of_day
    where business_id = ${tenantId} order by 1, 2, 3, 4`;
  all.push(["buyers_of_day", await tenant.many(raw(buyers))]);
  for (const grain of ["day", "year"] as const) {
    const customers = sql<Record<string, unknown>>`
      select business_date, customer_id, currency, loyalty_id, visits_count, amount_to_pay
      from ${sql.table(tableOf(grain))} where business_id = ${tenantId} and (visits_count <> 0 or amount_to_pay <> 0) order by 1, 2, 3, 4`;
    all.push([tableOf(grain), await tenant.many(raw(customers))]);
  }
  return Object.fromEntries(all);
}
const contents = (s: Shop) => s.w.inside(contentsOf);
const waitingOf = async (tenant: Tenant) => {
  const count = sql<{ count: bigint }>`select count(*) from turnover_delta where business_id = ${tenantId}`;
  return (await tenant.one(raw(count))).count;
};
const waiting = (s: Shop) => s.w.inside(waitingOf);
const rebuild = (s: Shop) => s.w.inside(rebuildRollups);

/** A shop with a tax and a commission, so that every rollup has rows. */
async function taxedShop(): Promise<Shop> {
  const s = await shop(server);
  await s.excise("A", "1.50");
  const { id } = await addCost(s.w);
  const body = { costs: [{ additional_cost_id: id }] };
  await s.w.owner.request(calls.terminalCosts.change, { path: { terminalId: s.terminalId }, body });
  return s;
}

/** Sells to members and unknown customers, with several payment types, directly and reserved; cancels some. */
async function trade(s: Shop): Promise<void> {
  const customer_id = await s.member("5.00");
  const cash = [{ payment_type: "cash" as const, tendered: "30.00" }];
  const mixed = [
    { payment_type: "bank-card" as const, amount: "5.55" },
    { payment_type: "cash" as const, amount: "10.00" },
    { payment_type: "cash" as const },
  ];
  await s.sell({ items: examples, customer_id, bonuses_to_redeem: "5.00" });
  await s.sell({ items: examples, payments: cash });
  await s.sell({ items: examples, customer_id, payments: mixed });
  const twice = [...examples, { line_id: "A2", code: "A", quantity: "1" }];
  const { transaction } = await s.sell({ items: twice, customer_id });
  await s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
  const reserved = await s.till.request(calls.term.reserve, { body: { items: twice, customer_id } }, key());
  await s.w.owner.request(calls.transactions.finalize, { body: { transaction_id: reserved.transaction.id } }, key());
  await s.till.request(calls.term.reserve, { body: { items: examples, customer_id } }, key());
}

describe("rollups", () => {
  test("made again from the transactions are exactly what rollup made them, sale by sale", async () => {
    const s = await taxedShop();
    await trade(s);
    await rollUpAll(s.w);
    await trade(s);
    await rollUpAll(s.w);
    const rolledUp = await contents(s);
    for (const name of names) expect(rolledUp[name], name).not.toHaveLength(0);
    for (const _again of [1, 2]) {
      await rebuild(s);
      expect(await contents(s)).toEqual(rolledUp);
    }
  });

  test("made again leave what waits to the next rollup, also a cancelled sale", async () => {
    const s = await taxedShop();
    await trade(s);
    await rollUpAll(s.w);
    await trade(s);
    const state = async (tenant: Tenant) => [await waitingOf(tenant), await contentsOf(tenant)];
    await s.w.inside(async (tenant) => {
      // Another test's rollup of all businesses does not change anything in between.
      await tenant.run(lockRollups());
      const before = await state(tenant);
      await rebuildRollups(tenant);
      expect(await state(tenant)).toEqual(before);
    });
  });

  test("that find another one of their business at work are requested once more", async () => {
    const s = await shop(server);
    await s.w.inside(async (tenant) => {
      await tenant.run(lockRollups());
      await s.sell({ items: examples });
      await rollUp(server, s.w.businessId);
      // While it is locked, another test's rollup of all businesses does not add it either.
      expect(await waitingOf(tenant)).toBe(1n);
    });
    expect(await requestedRollups(inject("database"), s.w.businessId)).toEqual([`turnover.rollup ${s.w.businessId}`]);
  });

  test("made again count each sale once, also while tills sell and jobs rollup", async () => {
    const s = await taxedShop();
    await trade(s);
    // On a cluster a rebuild takes ten times as long.
    for (const sales of inject("nodes").length > 0 ? [12n] : [12n, 20n, 28n]) {
      await Promise.all([trade(s), rollUp(server), rebuild(s), rollUp(server), rebuild(s), trade(s), rollUp(server)]);
      await rollUpAll(s.w);
      const rolledUp = await contents(s);
      await rebuild(s);
      expect(await contents(s)).toEqual(rolledUp);
      const sum = (name: RollupName, column: string) =>
        rolledUp[name]?.reduce((all, row) => all + BigInt(row[column] as bigint), 0n); // A column of sums.
      expect(sum("turnover", "checks_count")).toBe(sales);
    }
  });

  test("of customers without their location agree with those by location, by day, month and year", async () => {
    const s = await taxedShop();
    await trade(s);
    await rollUpAll(s.w);
    await trade(s);
    await rollUpAll(s.w);
    const summed = async (grain: "day" | "month" | "year") => {
      const rows = sql<Record<string, unknown>>`
        select date_trunc(${grain}, business_date)::date as business_date, customer_id, sum(visits_count)::int as visits_count,
          sum(amount_to_pay)::bigint as amount_to_pay
        from customer_turnover where business_id = ${tenantId} and grain = 'day' group by 1, 2 order by 1, 2`;
      const whole = sql<Record<string, unknown>>`
        select business_date, customer_id, visits_count, amount_to_pay from ${sql.table(`customer_${grain}_turnover`)}
        where business_id = ${tenantId} order by 1, 2`;
      return s.w.inside(async (tenant) => [await tenant.many(raw(whole)), await tenant.many(raw(rows))] as const);
    };
    for (const grain of ["day", "month", "year"] as const) {
      const [whole, rows] = await summed(grain);
      expect(rows).toHaveLength(2);
      expect(whole).toEqual(rows);
    }
  });

  test("are written at once for a business that requests it", async () => {
    const one = await taxedShop();
    await trade(one);
    // Another test's rollup of all businesses may have begun with this one, which is then left to it.
    const roll = async () => {
      await rollUp(server, one.w.businessId);
      return waiting(one);
    };
    await expect.poll(roll).toBe(0n);
    const rolledUp = await contents(one);
    await rebuild(one);
    expect(await contents(one)).toEqual(rolledUp);
  });

  test("subtract a cancelled sale everywhere, also when its time zone has changed since", async () => {
    const s = await taxedShop();
    const customer_id = await s.member();
    const { transaction } = await s.sell({ items: examples, customer_id, payments: [{ payment_type: "cash" }] });
    await rollUpAll(s.w);
    await s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body: { time_zone: "Pacific/Auckland" } });
    await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id } }, key());
    await rollUpAll(s.w);
    const tables = [...names, "buyers_of_day", tableOf("day"), tableOf("year")];
    const nothing = Object.fromEntries(tables.map((name) => [name, []]));
    expect(await contents(s)).toEqual(nothing);
    await rebuild(s);
    expect(await contents(s)).toEqual(nothing);
  });

  test("find the hour of sales that were loaded without one", async () => {
    const s = await taxedShop();
    await trade(s);
    await rollUpAll(s.w);
    const before = await contents(s);
    await s.w.inside((tenant) =>
      tenant.run(raw(sql<unknown>`update transaction set business_hour = null where business_id = ${tenantId}`)),
    );
    await rebuild(s);
    expect(await contents(s)).toEqual(before);
  });

  test("are due for every business with new sales, in the order of their ids", async () => {
    const [one, other] = [await shop(server), await shop(server)];
    const [first = "", second] = [one, other].map(({ w }) => w.businessId).sort();
    const ids = async (after: string | null) =>
      (await readAcross(server.pool, listPendingRollups(after, 10_000))).map((row) => row.business_id);
    // Another test's rollup of all businesses would leave nothing due.
    const locked = (s: Shop, work: () => Promise<void>) =>
      s.w.inside(async (tenant) => {
        await tenant.run(lockRollups());
        await s.sell({ items: examples });
        await work();
      });
    await locked(one, () =>
      locked(other, async () => {
        expect((await ids(null)).filter((id) => id === first || id === second)).toEqual([first, second]);
        expect(await ids(first)).toContain(second);
        expect(await ids(first)).not.toContain(first);
      }),
    );
  });
});
