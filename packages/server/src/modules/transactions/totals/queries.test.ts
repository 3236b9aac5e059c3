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
  const lines = 300;
  await s.sell({
    items: Array.from({ length: lines }, (_, line) => ({ code: "A", quantity: "1", line_id: `${line}` })),
  });
  const created = new Date(Date.now() - 2 * 3_600_000);
  await s.w.inside((tenant) =>
    tenant.run(raw(sql`update transaction set created_dt = ${created} where business_id = ${tenantId}`)),
  );
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
    expect(await mostRowsRead(tenant, query)).toBeLessThan(lines);
  });
});
