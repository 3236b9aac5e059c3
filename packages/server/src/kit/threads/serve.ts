import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type pg from "pg";
import { createLog } from "../log.ts";
import { openPool } from "../pool.ts";

/** What a thread answers to one piece of work. */
export type ThreadAnswer = { id: number; done: unknown } | { id: number; error: Error };

/** Makes this file a thread that does pieces of work, each by `work`, which has connections of the thread's own. */
export function serveThread<Work, Done>(work: (pool: pg.Pool, piece: Work) => Promise<Done>): void {
  if (!parentPort) throw new Error("Only a thread serves pieces of work.");
  const port = parentPort;
  yieldToOthers();
  const config = workerData as pg.PoolConfig; // `openThreads` provides it.
  // They close before an unused thread ends.
  const pool = openPool({ ...config, max: 2, idleTimeoutMillis: 5_000 }, createLog("warn"));
  port.on("message", ({ id, piece }: { id: number; piece: Work }) => {
    work(pool, piece).then(
      (done) => port.postMessage({ id, done }),
      (error: unknown) => port.postMessage({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    );
  });
}

/**
 * Lets everything else go first, above all the thread that serves requests. Only Linux gives each thread a priority of its own; elsewhere the whole
 * process would have it.
 */
function yieldToOthers(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, constants.priority.PRIORITY_LOW);
  } catch {
    // Where it is not allowed, the work is done all the same.
  }
}
