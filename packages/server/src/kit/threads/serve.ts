import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** What a thread answers to one piece of work. */
export type ThreadAnswer = { id: number; done: unknown } | { id: number; error: Error };

/** Makes this file a thread: it does one piece of work after another, each by `work`, which waits for nothing. */
export function serveThread<Work, Done>(work: (piece: Work) => Done): void {
  if (!parentPort) throw new Error("Only a thread serves pieces of work.");
  const port = parentPort;
  yieldToOthers();
  port.on("message", ({ id, piece }: { id: number; piece: Work }) => {
    try {
      port.postMessage({ id, done: work(piece) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}

/**
 * Lets everything else go first, above all the thread that serves requests; not the lowest priority, at which a thread may keep a lock that others wait for. Only Linux gives each thread a priority
 * of its own; elsewhere the whole process would have it.
 */
function yieldToOthers(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it is not allowed, the work is done all the same.
  }
}
