import { systemClock } from "#kit/clock.ts";
import type { DatabaseAddress } from "#kit/database/address.ts";
import { filesDir, readSettings } from "#kit/env.ts";
import { fileStore } from "#kit/files.ts";
import { buildServer } from "#kit/http/server.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import { type Begun, beginLater } from "#kit/jobs/later.ts";
import { createLog } from "#kit/log.ts";
import { openPool } from "#kit/pool.ts";
import { Tenant } from "#kit/tenant.ts";
import { everyJob } from "./jobs.ts";
import { anyPerson } from "./modules/business-user/public.ts";
import { everyModule } from "./modules.ts";

export interface ServerStart {
  address: DatabaseAddress;
  webDist: string | undefined;
  port: number;
  host: string;
  dataDir: string;
}
export interface RunningServer {
  url: string;
  /** Whether the installation has no user yet. */
  isNew(): Promise<boolean>;
  close(): Promise<void>;
}

/** Builds the server and its job worker and listens. `close` finishes running work, then releases the database. */
export async function startServer(start: ServerStart): Promise<RunningServer> {
  const settings = { ...readSettings(process.env, start.dataDir), port: start.port, host: start.host };
  const log = createLog(settings.logLevel);
  const pool = openPool(start.address.app, log);
  const files = fileStore(filesDir(settings));
  const services = { pool, clock: systemClock, settings, files };
  const app = await buildServer({ ...services, modules: everyModule, log, webDist: start.webDist });
  let jobs: Begun | undefined;
  try {
    const url = await app.listen({ port: start.port, host: start.host });
    // The start does not wait for jobs.
    jobs = beginLater(async () => {
      const { startJobs } = await import("#kit/jobs/jobs.ts");
      return startJobs(start.address.worker, everyJob(services), log);
    }, log);
    return {
      url,
      isNew: () => inTransaction(pool, "read only", async (client) => !(await new Tenant(client).maybe(anyPerson()))),
      async close() {
        await app.close();
        await jobs?.stop();
        await pool.end();
      },
    };
  } catch (error) {
    await jobs?.stop();
    await pool.end();
    throw error;
  }
}
