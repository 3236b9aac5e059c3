import pg from "pg";
import { afterAll } from "vitest";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { prepareDatabase } from "../src/kit/database/prepare.ts";
import { freshDatabase } from "./database.ts";

/** A migrated database that nobody but the test file uses; it goes with the file. */
export async function ownDatabase(): Promise<DatabaseAddress> {
  const { address, drop } = await freshDatabase();
  afterAll(drop);
  await prepareDatabase(address, () => {});
  return address;
}

/** A connection that stays open for the whole test file. */
export async function openLink(role: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client(role);
  // A connection that breaks rejects the statement that waits on it; the event as well would end the whole process.
  client.on("error", () => {});
  await client.connect();
  afterAll(() => client.end());
  return client;
}
