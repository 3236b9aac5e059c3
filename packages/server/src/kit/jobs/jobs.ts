import { EventEmitter } from "node:events";
import { Logger as JobLogger, parseCronItems, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { releaseAbandoned } from "./abandoned.ts";
import { openJobPool } from "./job-pool.ts";
import type { Begun } from "./later.ts";

/** Work that runs after a transaction committed: receives ids, reads again, and may run twice without harm. */
export type Job = (payload: unknown, now: Date) => Promise<void>;
export type Jobs = Record<string, Job>;

/** Scheduled jobs, which run once among all servers. */
const schedules = [
  { task: "turnover.rollup", match: "* * * * *" },
  { task: "transactions.rollup", match: "* * * * *" },
  { task: "messages.deliver", match: "* * * * *" },
  { task: "mailboxes.read", match: "* * * * *" },
  { task: "fiscal.register", match: "* * * * *" },
  { task: "reader_payments.find", match: "* * * * *" },
  { task: "poster.read", match: "* * * * *" },
  { task: "bonuses.expire", match: "* * * * *" },
  { task: "passes.update", match: "* * * * *" },
  { task: "categories.check", match: "4,19,34,49 * * * *" },
  { task: "bonuses.remind", match: "*/10 * * * *" },
  { task: "sales.report", match: "3,18,33,48 * * * *" },
  { task: "ledger.prove", match: "12,42 * * * *" },
  { task: "terminals.clean", match: "27 3 * * *" },
  { task: "one_time_codes.clean", match: "31 3 * * *" },
  { task: "second_factors.clean", match: "33 3 * * *" },
  { task: "push_devices.clean", match: "36 3 * * *" },
];

/** Somebody waits for these at a till, so other work does not hold them up. */
const awaited: readonly string[] = ["reader_payments.step"];
/** Two jobs at a time, and one that listens. */
const awaitedConnections = 3;

/** Runs jobs until stopped, also those that a killed process had begun; a running job is finished first. */
export async function startJobs(config: pg.PoolConfig, jobs: Jobs, log: Logger): Promise<Begun> {
  const some = (isChosen: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(jobs).filter(([name]) => isChosen(name)));
  const others = await begin(
    config,
    some((name) => !awaited.includes(name)),
    { log, crontab: schedules, pollInterval: 2000 },
  );
  const quick = some((name) => awaited.includes(name));
  if (Object.keys(quick).length === 0) return others;
  try {
    const first = await begin({ ...config, max: awaitedConnections }, quick, { log, crontab: [], pollInterval: 1000 });
    return { stop: async () => void (await Promise.all([first.stop(), others.stop()])) };
  } catch (error) {
    await others.stop();
    throw error;
  }
}

interface Running {
  log: Logger;
  crontab: typeof schedules;
  pollInterval: number;
}
async function begin(config: pg.PoolConfig, jobs: Jobs, { log, crontab, pollInterval }: Running): Promise<Begun> {
  const pgPool = openJobPool(config, log);
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload, new Date())]),
  );
  const logger = new JobLogger(() => (level, message, meta) => {
    if (level === "error") log.error({ meta }, message);
    else if (level === "warning") log.warn({ meta }, message);
    else log.debug(message);
  });
  const events: WorkerEvents = new EventEmitter();
  const released = releaseAbandoned(pgPool, events, log);
  const runner = await run({
    events,
    pgPool,
    taskList,
    parsedCronItems: parseCronItems(crontab),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval,
    logger,
  });
  return {
    async stop() {
      released.stop();
      await runner.stop();
      await pgPool.end();
    },
  };
}
