import { sql } from "kysely";
import { expect, test } from "vitest";
import { portOf } from "../../../test/citus/where.ts";
import { ownDatabase } from "../../../test/own-database.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { raw, tenantId } from "../database/rows.ts";

const address = await ownDatabase();
const { w } = await shop(await startTestServer({}, address));

test("the machine of a business plans with the memory and the joins that a transaction asks for", async () => {
  const rows = await w.inside((tenant) => {
    void tenant.allowMemory();
    return tenant.long(
      raw(sql<Record<string, unknown>>`
        select inet_server_port() as port, current_setting('work_mem') as memory, current_setting('enable_nestloop') as nested
        from terminal where business_id = ${tenantId} limit 1`),
      1,
    );
  });
  const port = await portOf(w.businessId, address);
  expect(rows).toEqual([{ port, memory: "64MB", nested: "off" }]);
});
