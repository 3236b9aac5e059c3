import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { connected } from "../src/kit/database/connection.ts";

/** Creates a database as a copy of another one, to which nothing may be connected. */
export async function createDatabase(
  admin: pg.PoolConfig,
  name: string,
  { template, owner }: { template: string; owner: string },
): Promise<void> {
  const statement = `create database ${name} template ${pg.escapeIdentifier(template)} owner ${pg.escapeIdentifier(owner)}`;
  await connected(admin, (client) => client.query(statement));
}

/**
 * Drops a test database. Sessions end shortly after their clients, so it waits up to five seconds: an external server's role may create
 * databases, but not end the sessions of others.
 */
export async function dropDatabase(admin: pg.PoolConfig, database: string): Promise<void> {
  await connected(admin, async (client) => {
    for (let tries = 0; tries < 50; tries += 1) {
      const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [database]);
      if (rowCount === 0) break;
      await wait(100);
    }
    await client.query(`drop database if exists ${database} with (force)`);
  });
}
