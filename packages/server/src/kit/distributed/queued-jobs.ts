import type pg from "pg";
import { begin } from "../pool.ts";

/** The jobs of transactions that run on the machine of their business, with the rows that they need, by connection. The queue lies on the coordinator. */
const queues = new WeakMap<pg.PoolClient, pg.QueryConfig[]>();

/** Lets a transaction queue its jobs. */
export function queueJobs(client: pg.PoolClient): void {
  queues.set(client, []);
}

/** Adds a job that is stored with the commit. Returns whether it was queued; otherwise the connection can add it itself. */
export function queueJob(client: pg.PoolClient, job: pg.QueryConfig): boolean {
  return queues.get(client)?.push(job) !== undefined;
}

/**
 * Commits by `commit` and stores the queued jobs just after it: if the coordinator fails in between, the rows stand and the jobs are missing. If
 * the coordinator takes no jobs, nothing is committed.
 */
export async function commitWithJobs<T>(pool: pg.Pool, client: pg.PoolClient, commit: () => Promise<T>): Promise<T> {
  const jobs = queues.get(client) ?? [];
  if (jobs.length === 0) return await commit();
  const queue = await begin(pool, "begin");
  try {
    await Promise.all(jobs.map((job) => queue.client.query(job)));
    const value = await commit();
    await queue.client.query("commit");
    queue.close();
    return value;
  } catch (error) {
    // A closed connection rolls back.
    queue.close(error instanceof Error ? error : new Error("the jobs could not be stored"));
    throw error;
  }
}

export function forgetJobs(client: pg.PoolClient): void {
  queues.delete(client);
}
