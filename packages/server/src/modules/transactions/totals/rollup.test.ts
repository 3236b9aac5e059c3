import { sql } from "kysely";
import { expect, test } from "vitest";
import { connected } from "#kit/database/connection.ts";
import { raw, tenantId } from "#kit/database/rows.ts";
import { businessesAtOnce } from "#kit/jobs/businesses.ts";
import { ownDatabase } from "../../../../test/own-database.ts";
import { requestedRollups } from "../../../../test/rollup.ts";
import { startTestServer } from "../../../../test/server.ts";
import { examples, type Shop, shop } from "../../../../test/shop.ts";
import { rollUpTotalsEverywhere, rollUpTotalsOf } from "./rollup.ts";
import { totalsLocked } from "./rollup-queries.ts";

const limitMs = 2_000;
const database = await ownDatabase();
const server = await startTestServer({}, { ...database, app: { ...database.app, statement_timeout: limitMs } });

async function soldIn(): Promise<Shop> {
  const s = await shop(server);
  await s.sell({ items: examples });
  return s;
}
/** What happens to a business while its hours are counted. */
const whileCounting = (s: Shop, statement: string) =>
  connected(database.owner, (client) =>
    client.query(`
      create or replace function while_counting() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
      create or replace trigger while_counting before insert on transaction_totals
        for each row when (new.grain = 'hour' and new.business_id = '${s.w.businessId}') execute function while_counting()`),
  );
const counted = (s: Shop) =>
  s.w.inside((tenant) =>
    tenant.many(
      raw(sql<{ grain: string }>`select grain from transaction_totals where business_id = ${tenantId} order by grain`),
    ),
  );
const hourAndMore = [{ grain: "day" }, { grain: "hour" }, { grain: "month" }];

test("an hour is counted, also if that takes longer than a call may", async () => {
  const s = await soldIn();
  await whileCounting(s, `perform pg_sleep(${(limitMs / 1_000) * 1.25})`);
  await rollUpTotalsEverywhere(server.pool);
  expect(await counted(s)).toEqual(hourAndMore);
});

test("a business whose hours cannot be counted does not keep the others from being counted", async () => {
  const shops = [await soldIn(), await soldIn(), await soldIn()];
  const [first, broken, last] = shops.sort((a, b) => (a.w.businessId < b.w.businessId ? -1 : 1));
  if (!first || !broken || !last) throw new Error("Three businesses have sold.");
  await whileCounting(broken, "raise exception 'broken'");
  await expect(rollUpTotalsEverywhere(server.pool)).rejects.toMatchObject({ errors: [{ message: "broken" }] });
  expect(await Promise.all([first, broken, last].map(counted))).toEqual([hourAndMore, [], hourAndMore]);

  await whileCounting(broken, "null");
  await rollUpTotalsEverywhere(server.pool);
  expect(await counted(broken)).toEqual(hourAndMore);
});

test("counting that finds another one of its business at work is requested once more", async () => {
  const s = await soldIn();
  await s.w.inside(async (tenant) => {
    await tenant.run(totalsLocked());
    await rollUpTotalsOf(server.pool, s.w.businessId);
  });
  expect(await counted(s)).toEqual([]);
  expect(await requestedRollups(database, s.w.businessId)).toEqual([`transactions.rollup ${s.w.businessId}`]);
});

test("every business is counted, however many wait", async () => {
  const waiting = await connected(database.owner, async (client) => {
    await client.query(`
      alter table transaction_totals_stale no force row level security;
      alter table transaction_totals_stale drop constraint transaction_totals_stale_business_id_fkey;
      insert into transaction_totals_stale (business_id, hour)
      select gen_random_uuid(), date_trunc('hour', now()) from generate_series(0, ${businessesAtOnce})`);
    await rollUpTotalsEverywhere(server.pool);
    const { rows } = await client.query("select business_id from transaction_totals_stale");
    return rows;
  });
  expect(waiting).toEqual([]);
});
