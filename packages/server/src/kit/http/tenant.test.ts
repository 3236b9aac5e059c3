import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { raw } from "../database/rows.ts";

const server = await startTestServer();
const w = await world(server);
const limit = raw(sql<{ limit: string; idle: string }>`
  select current_setting('statement_timeout') as limit, current_setting('idle_in_transaction_session_timeout') as idle`);

test("a call that may take longer gives its statements longer, and the next call's have their usual limit", async () => {
  const allowed = await w.inside((tenant) => {
    tenant.allow(30);
    return tenant.one(limit);
  });
  expect(allowed).toEqual({ limit: "30s", idle: "30s" });
  expect(await w.inside((tenant) => tenant.one(limit))).toEqual({ limit: "7s", idle: "5s" });
});

test("what is allowed to take long ends all the same", async () => {
  const slow = w.inside((tenant) => {
    tenant.allow(0.2);
    return tenant.one(raw(sql`select pg_sleep(20)`));
  });
  await expect(slow).rejects.toThrow();
});

test("a query over a whole business reads its rows in the order of the table, not of an index", async () => {
  const explained = raw(sql<{ "QUERY PLAN": string }>`
    explain select count(amount) from transaction where business_id = current_business() and created_dt < now()`);
  const planOf = (read: "many" | "long") =>
    w.inside(async (tenant) => {
      // The table is too small for an index to be worth it.
      await tenant.many(raw(sql`set local enable_seqscan = off`));
      const rows = read === "long" ? await tenant.long(explained, 1) : await tenant.many(explained);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
  expect(await planOf("many")).toMatch(/Index Scan using/);
  expect(await planOf("long")).not.toMatch(/Index Scan using/);
});
