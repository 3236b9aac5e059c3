import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import pg from "pg";
import type { DatabaseAddress } from "./address.ts";
import { assertAppRole } from "./assert-app-role.ts";
import { connected } from "./connection.ts";
import { migrate } from "./migrate.ts";

/**
 * Prepares a database for serving: our migrations as the owner, the job queue's as the worker, and then the check that the app role is
 * subject to tenant isolation. Safe for several servers at once, and quick if there is nothing to do.
 */
export async function prepareDatabase(
  address: DatabaseAddress,
  report: (line: string) => void,
): Promise<{ applied: string[] }> {
  const result = await migrate(address.owner, report);
  await Promise.all([prepareQueue(address.worker), assertAppRole(address.app)]);
  return result;
}

/** Migrates the queue's tables to its release, which is stored beside them, because loading the queue to find out takes long. */
async function prepareQueue(worker: pg.PoolConfig): Promise<void> {
  const version = queueRelease();
  const releaseQuery = "select obj_description(to_regnamespace('graphile_worker'), 'pg_namespace') as release";
  const known = await connected(
    worker,
    async (client) => (await client.query<{ release: string | null }>(releaseQuery)).rows[0],
  );
  if (known?.release === version) return;
  const { runMigrations } = await import("graphile-worker");
  const pgPool = new pg.Pool({ ...worker, max: 2 });
  // A broken idle connection would otherwise end the process; the next query reports it anyway.
  pgPool.on("error", () => {});
  pgPool.on("connect", (client) => client.on("error", () => {}));
  try {
    await runMigrations({ pgPool });
    await pgPool.query(`comment on schema graphile_worker is ${pg.escapeLiteral(version)}`);
  } finally {
    await pgPool.end();
  }
}

function queueRelease(): string {
  const entry = createRequire(import.meta.url).resolve("graphile-worker");
  const { version } = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8")) as { version: string }; // Every package has one.
  return version;
}
