import { runMigrations } from "graphile-worker";
import pg from "pg";
import type { DatabaseAddress } from "./address.ts";
import { assertAppRole } from "./assert-app-role.ts";
import { migrate } from "./migrate.ts";

/**
 * Makes a database ready to serve: our migrations as the owner, the job queue's as the worker, and then the proof that the app role stands
 * behind the tenant wall. Safe to run by several servers at once, and quick when there is nothing to do.
 */
export async function prepareDatabase(
  address: DatabaseAddress,
  report: (line: string) => void,
): Promise<{ applied: string[] }> {
  const result = await migrate(address.owner, report);
  const pgPool = new pg.Pool({ ...address.worker, max: 2 });
  // An idle connection that breaks would otherwise end the process; the next query reports it anyway.
  pgPool.on("error", () => {});
  pgPool.on("connect", (client) => client.on("error", () => {}));
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
  await assertAppRole(address.app);
  return result;
}
