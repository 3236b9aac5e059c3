import { sql } from "kysely";
import { expect, test } from "vitest";
import { raw, tenantId } from "#kit/database/rows.ts";
import { mostRowsRead } from "../../../../test/driver/plan.ts";
import { startTestServer } from "../../../../test/server.ts";
import { examples, shop } from "../../../../test/shop.ts";
import { unfiltered } from "../plain-filter.ts";
import { sumLines } from "./queries.ts";

const server = await startTestServer();

test("sums of sold items read the lines of an hour that is not counted yet, and no others", async () => {
  const s = await shop(server);
  const earlier = await s.sell({ items: examples });
  const copies = 300;
  const copy = sql`
    insert into transaction_item
    select (jsonb_populate_record(i, jsonb_build_object('place', place + 100 * copy))).*
    from transaction_item i cross join generate_series(1, ${copies}::int) copy
    where business_id = ${tenantId} and transaction_id = ${earlier.transaction.id}`;
  const age = sql`
    update transaction set created_dt = created_dt - interval '2 hours' where business_id = ${tenantId}`;
  await s.w.inside(async (tenant) => {
    await tenant.run(raw(copy));
    await tenant.run(raw(age));
  });
  await s.sell({ items: examples });

  const query = sumLines(unfiltered, [], {
    filter: {},
    span: { from: undefined, until: undefined },
    whole: {},
    stale: [],
    short: [{ from: new Date(Date.now() - 3_600_000), until: undefined }],
  });
  await s.w.inside(async (tenant) => {
    expect(await tenant.many(query)).toMatchObject([{ found: BigInt(examples.length) }]);
    // So the planner chooses when it takes the sales of the hour for many.
    await tenant.run(raw(sql`set local enable_nestloop = off`));
    expect(await mostRowsRead(tenant, query)).toBeLessThan(copies);
  });
});
