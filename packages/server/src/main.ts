import { setTimeout as wait } from "node:timers/promises";
import { systemClock } from "#kit/clock.ts";
import { endPool } from "#kit/distributed/machines.ts";
import { filesDir, readSettings } from "#kit/env.ts";
import { fileStore } from "#kit/files.ts";
import type { RequestCounter } from "#kit/http/rate-limit.ts";
import { buildServer } from "#kit/http/server.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import { type Begun, beginLater } from "#kit/jobs/later.ts";
import { openLive } from "#kit/live/live.ts";
import { createLog } from "#kit/log.ts";
import { shareHashing } from "#kit/password.ts";
import { openPool } from "#kit/pool.ts";
import type { ServerStart } from "#kit/processes/messages.ts";
import type { Serving } from "#kit/processes/primary.ts";
import { Tenant } from "#kit/tenant.ts";
import { everyJob } from "./jobs.ts";
import { anyPerson } from "./modules/business-user/public.ts";
import { everyModule } from "./modules.ts";

/** What the processes of one server share. */
export interface Shared {
  processes: number;
  counter: RequestCounter;
}
export interface RunningServer extends Serving {
  /** Runs jobs from now on. */
  runJobs(): void;
  /** Reloads open screens, because another process may not have sent its last notifications. */
  changesMissed(): void;
}

/** Builds the server and listens. The only process of a server runs its jobs; one of several does so when it is told to. */
export async function startServer(start: ServerStart, shared?: Shared): Promise<RunningServer> {
  const settings = { ...readSettings(process.env, start.dataDir), port: start.port, host: start.host };
  const log = createLog(settings.logLevel);
  const pool = openPool(start.address.app, log);
  const files = fileStore(filesDir(settings));
  const services = { pool, clock: systemClock, settings, files };
  const live = openLive(pool, log);
  if (shared) shareHashing(shared.processes);
  const { webDist } = start;
  const leaving = new AbortController();
  const parts = { ...services, modules: everyModule, log, live, counter: shared?.counter, webDist };
  // Read while the server is built. Only a message depends on it: a database that is slow to answer right after a crash must not end the start.
  const isNew = inTransaction(
    pool,
    "read only",
    async (client) => !(await new Tenant(client).maybe(anyPerson())),
  ).catch((error: unknown) => {
    log.warn({ err: error }, "the server starts without knowing whether there is a user");
    return false;
  });
  const app = await buildServer({ ...parts, leaving: leaving.signal });
  let jobs: Begun | undefined;
  const runJobs: RunningServer["runJobs"] = () => {
    if (leaving.signal.aborted) return;
    jobs ??= beginLater(async () => {
      const { startJobs } = await import("#kit/jobs/jobs.ts");
      return await startJobs(start.address.worker, everyJob(services), log);
    }, log);
  };
  try {
    const url = await app.listen({ port: start.port, host: start.host });
    // The start does not wait for jobs: loading them keeps the process from everything else for a moment.
    if (!shared) void isNew.then(() => setImmediate(runJobs));
    return {
      url,
      isNew: () => isNew,
      runJobs,
      changesMissed: () => live.missed(),
      async close() {
        leaving.abort();
        await wait(settings.drainSeconds * 1_000);
        await app.close();
        await jobs?.stop();
        await endPool(pool);
      },
    };
  } catch (error) {
    await jobs?.stop();
    await endPool(pool);
    throw error;
  }
}
