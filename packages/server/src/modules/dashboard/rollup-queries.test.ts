import { sql } from "kysely";
import { expect, test } from "vitest";
import { raw, tenantId } from "#kit/database/rows.ts";
import { mostRowsRead } from "../../../test/driver/plan.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { rollUpDeltas } from "./rollup-queries.ts";
import { deltaColumns } from "./sources.ts";

const server = await startTestServer();

test("a rollup reads each waiting sale once, however many wait", async () => {
  const s = await shop(server);
  await s.excise("A", "1.50");
  const customer_id = await s.member();
  for (const items of [examples, examples.slice(0, 1)])
    await s.sell({ items, customer_id, payments: [{ payment_type: "cash" }] });
  const copies = 200;
  const copy = sql`
    insert into turnover_delta (id, business_id, ${deltaColumns})
    select gen_random_uuid(), business_id, ${deltaColumns} from turnover_delta cross join generate_series(1, ${copies}::int)
    where business_id = ${tenantId}`;
  const read = await s.w.inside(async (tenant) => {
    await tenant.run(raw(copy));
    // So the planner chooses when it takes the waiting sales for few: its statistics are often from a moment when none waited.
    for (const join of ["hashjoin", "mergejoin"])
      await tenant.run(raw(sql`set local ${sql.raw(`enable_${join}`)} = off`));
    return await mostRowsRead(tenant, rollUpDeltas(5_000));
  });
  expect(read).toBeLessThan(copies * 100);
});
