import { EXPORT_TYPES } from "@patron/contract/client";
import { afterAll, expect, test } from "vitest";
import { migratedDatabase } from "../../../test/database.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { exportLock, maxConcurrent } from "./export.ts";

// On its own database, because other test files export too.
const { address, drop } = await migratedDatabase();
// Runs last: `afterAll` hooks run in reverse order.
afterAll(drop);
const server = await startTestServer({}, address);

test("exports count together with those of other processes and servers", async () => {
  const { owner } = await world(server);
  const request = () =>
    owner.send({
      method: "GET",
      target: "/transactions",
      headers: { accept: EXPORT_TYPES.csv, "accept-language": "en" },
    });
  const other = await server.pool.connect();
  await other.query("begin");
  const slots = `select pg_advisory_xact_lock($1, slot) from generate_series(1, ${maxConcurrent}) slot`;
  await other.query(slots, [exportLock]);
  const refused = await request();
  await other.query("rollback");
  other.release();
  expect(refused).toMatchObject({ status: 429, body: { code: "rate.limited" } });
  expect(refused.headers.get("retry-after")).toBe("10");
  expect((await request()).status).toBe(200);
});
