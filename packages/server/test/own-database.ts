import pg from "pg";
import { afterAll } from "vitest";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { prepareDatabase } from "../src/kit/database/prepare.ts";
import { freshDatabase } from "./database.ts";

/** A migrated database for one test file, dropped afterwards. */
export async function ownDatabase(): Promise<DatabaseAddress> {
  const { address, drop } = await freshDatabase();
  afterAll(drop);
  await prepareDatabase(address, () => {});
  return address;
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
