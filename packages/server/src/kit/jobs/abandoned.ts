import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { closeIdle } from "../pool.ts";

const checkMs = 10_000;
/** A job that ended this long ago is no longer being recorded as ended, whatever the database went through. */
const recordedMs = 60_000;
/** The names of sessions of a job pool begin with this, and end with the name under which the pool locks jobs. */
const sessionName = (poolId: string) => `patron-worker ${poolId}`;

/** Younger locks may belong to a pool whose connections are only just coming back. */
const isOld = "locked_at < now() - interval '10 seconds'";

/** Pools without any session: their process was killed, or lost the database, and would keep its jobs for hours. */
const releaseFromEnded = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
    select locked_by from graphile_worker._private_jobs where ${isOld}
    union select locked_by from graphile_worker._private_job_queues where ${isOld}
  ) locked
  where not exists (select from pg_stat_activity where application_name = '${sessionName("")}' || locked_by)`;

/** The reply that this pool got a job may be lost with its connection: the database then waits for a pool that knows nothing of it. */
const releaseUnknown = `
  with unknown as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where locked_by = $1 and ${isOld} and id || '/' || attempts <> all($2::text[])
    returning job_queue_id
  )
  update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
  from unknown where queue.id = unknown.job_queue_id and queue.locked_by = $1`;

export interface ReleasedJobs {
  stop(): void;
}

/**
 * Releases jobs that nobody runs, so that they run within seconds instead of the library's four hours. Such a job may be run a second time,
 * which every job allows. Must be called before the library uses the pool.
 */
export function releaseAbandoned(pool: pg.Pool, events: WorkerEvents, log: Logger): ReleasedJobs {
  let poolId: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The attempts that this pool began, with the time at which each ended. */
  const begun = new Map<string, number | undefined>();

  events.on("job:start", ({ job }) => void begun.set(`${job.id}/${job.attempts}`, undefined));
  events.on("job:complete", ({ job }) => void begun.set(`${job.id}/${job.attempts}`, performance.now()));
  events.on("pool:create", ({ workerPool }) => {
    poolId = workerPool.id;
    pool.options.application_name = sessionName(poolId);
    closeIdle(pool);
    timer = setInterval(() => void check(), checkMs).unref();
    void check();
  });

  async function check(): Promise<void> {
    const recorded = performance.now() - recordedMs;
    for (const [attempt, endedMs] of begun) if (endedMs !== undefined && endedMs < recorded) begun.delete(attempt);
    try {
      await pool.query(releaseFromEnded);
      await pool.query(releaseUnknown, [poolId, [...begun.keys()]]);
    } catch (error) {
      if (!pool.ending) log.warn({ err: error }, "jobs that nobody runs could not be released; the next check follows");
    }
  }

  return { stop: () => clearInterval(timer) };
}
