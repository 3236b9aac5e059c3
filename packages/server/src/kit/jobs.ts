import { Logger as JobLogger, parseCronItems, run, type TaskList } from "graphile-worker";
import pg from "pg";
import type { Logger } from "pino";

/** Work that runs after a transaction committed: takes ids, reads again, and may run twice without harm. */
export type Job = (payload: unknown, now: Date) => Promise<void>;
export type Jobs = Record<string, Job>;

/** Jobs that nobody asks for: they run by the clock, once among all servers. */
const everyMinute = ["turnover.fold", "transactions.lapse"];

/** Takes jobs until stopped; a running job is finished first. */
export async function startJobs(config: pg.PoolConfig, jobs: Jobs, log: Logger): Promise<{ stop(): Promise<void> }> {
  const pgPool = new pg.Pool(config);
  let isStopping = false;
  const broke = (error: Error) => {
    // A database that is stopped right after us cuts what is still closing.
    if (!isStopping) log.warn({ err: error }, "a job connection broke");
  };
  pgPool.on("error", broke);
  // The library wants to hear breaks of checked-out connections too, or it warns on every start.
  pgPool.on("connect", (client) => client.on("error", broke));
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload, new Date())]),
  );
  const logger = new JobLogger(() => (level, message, meta) => {
    if (level === "error") log.error({ meta }, message);
    else if (level === "warning") log.warn({ meta }, message);
    else log.debug(message);
  });
  const runner = await run({
    pgPool,
    taskList,
    parsedCronItems: parseCronItems(everyMinute.map((task) => ({ task, match: "* * * * *" }))),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger,
  });
  return {
    async stop() {
      isStopping = true;
      await runner.stop();
      await pgPool.end();
    },
  };
}
