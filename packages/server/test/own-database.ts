import pg from "pg";
import { afterAll } from "vitest";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { migratedDatabase } from "./database.ts";

/** A migrated database for one test file, dropped afterwards. */
export async function ownDatabase(): Promise<DatabaseAddress> {
  const { address, drop } = await migratedDatabase();
  afterAll(drop);
  return address;
}

/** A statement of the owner of the tables about one business. On a cluster, only SET LOCAL reaches the machine where it lies. */
export async function insideOf<Row extends pg.QueryResultRow>(
  owner: pg.Client,
  businessId: string,
  query: string | pg.QueryConfig,
): Promise<Row[]> {
  await owner.query(`begin; set local app.business_id = ${owner.escapeLiteral(businessId)}`);
  try {
    return (await owner.query<Row>(query)).rows;
  } finally {
    await owner.query("commit");
  }
}

/** A connection that stays open for the whole test file. */
export async function openConnection(role: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client(role);
  // A broken connection rejects the pending statement; the unhandled event would also end the process.
  client.on("error", () => {});
  await client.connect();
  afterAll(() => client.end());
  return client;
}
