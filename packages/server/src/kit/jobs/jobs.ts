import { EventEmitter } from "node:events";
import { Logger as JobLogger, parseCronItems, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { openJobPool } from "./job-pool.ts";

/** Work that runs after a transaction committed: receives ids, reads again, and may run twice without harm. */
export type Job = (payload: unknown, now: Date) => Promise<void>;
export type Jobs = Record<string, Job>;

/** Scheduled jobs, which run once among all servers. */
const schedules = [
  { task: "turnover.rollup", match: "* * * * *" },
  { task: "transactions.rollup", match: "* * * * *" },
  { task: "bonuses.expire", match: "* * * * *" },
  { task: "ledger.prove", match: "12,42 * * * *" },
  { task: "terminals.clean", match: "27 3 * * *" },
];

export interface RunningJobs {
  /** The names under which the library's workers lock jobs. */
  workerIds: readonly string[];
  stop(): Promise<void>;
}

/**
 * Runs jobs until stopped; a running job is finished first. A worker that was killed leaves its jobs locked for hours: those of the workers in
 * `abandonedBy` are released.
 */
export async function startJobs(
  config: pg.PoolConfig,
  jobs: Jobs,
  log: Logger,
  abandonedBy: readonly string[] = [],
): Promise<RunningJobs> {
  const pgPool = openJobPool(config, log);
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload, new Date())]),
  );
  const logger = new JobLogger(() => (level, message, meta) => {
    if (level === "error") log.error({ meta }, message);
    else if (level === "warning") log.warn({ meta }, message);
    else log.debug(message);
  });
  const workerIds: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on("worker:create", ({ worker }) => workerIds.push(worker.workerId));
  if (abandonedBy.length > 0) await pgPool.query("select graphile_worker.force_unlock_workers($1)", [abandonedBy]);
  const runner = await run({
    events,
    pgPool,
    taskList,
    parsedCronItems: parseCronItems(schedules),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger,
  });
  return {
    workerIds,
    async stop() {
      await runner.stop();
      await pgPool.end();
    },
  };
}
