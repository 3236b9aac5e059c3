import { appConfig, type DatabaseAddress, ownerConfig, workerConfig } from "../database/address.ts";
import { connected } from "../database/connection.ts";

/** For migrations, backups, an administrator, and threads that read for themselves. */
const spare = 10;
/** With fewer, requests would wait for each other even if the database is idle. */
const least = 4;

/** How many connections each server process may open, so that all of them together stay within what the database grants. */
export async function connectionsPerProcess(address: DatabaseAddress, processes: number): Promise<number> {
  const granted = await connected(address.owner, async (client) => {
    const { rows } = await client.query<{ granted: number }>(grantedQuery);
    return rows[0]?.granted ?? 0;
  });
  const most = appConfig({}).max ?? least;
  const others = (workerConfig({}).max ?? 0) + (ownerConfig({}).max ?? 0) + spare;
  return Math.min(most, Math.max(least, Math.floor((granted - others) / processes)));
}

/** `reserved_connections` exists since PostgreSQL 16. A limit of -1 is none. */
const grantedQuery = `select least(
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0),
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as granted`;
