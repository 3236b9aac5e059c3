import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type pg from "pg";
import { configOf } from "../pool.ts";
import type { ThreadAnswer } from "./serve.ts";

/** What lives for a batch only is collected seldom, because the collector's helpers have the priority of the process. */
const youngMegabytes = 48;
/** Unused threads end after this time. */
const idleMs = 15_000;

/** Work that cannot be done: it throws, or its thread ends, and would again. */
export class ThreadFailed extends Error {}

interface Waiting<Done> {
  resolve(done: Done): void;
  reject(error: Error): void;
}
interface Thread<Done> {
  worker: Worker;
  waiting: Map<number, Waiting<Done>>;
}

/** Threads for long calculations, so that the process goes on answering. They start with the first piece of work and end when there is none. */
export interface Threads<Work, Done> {
  /** Fails if the work throws, or if its thread ends. */
  run(piece: Work): Promise<Done>;
}

/** Threads of a file that calls `serveThread`, with connections to the database of this pool. A core is left to the process. */
export function openThreads<Work, Done>(file: URL, pool: pg.Pool): Threads<Work, Done> {
  const count = Math.max(1, Math.min(2, availableParallelism() - 1));
  const threads = new Set<Thread<Done>>();
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin(): Thread<Done> {
    const worker = new Worker(file, {
      execArgv: [],
      workerData: configOf(pool),
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    const thread: Thread<Done> = { worker, waiting: new Map() };
    const end = (error: Error) => {
      threads.delete(thread);
      for (const { reject } of thread.waiting.values()) reject(error);
      thread.waiting.clear();
    };
    worker.on("message", (answer: ThreadAnswer) => {
      const asked = thread.waiting.get(answer.id);
      thread.waiting.delete(answer.id);
      if ("error" in answer) asked?.reject(new ThreadFailed("The work has failed.", { cause: answer.error }));
      else asked?.resolve(answer.done as Done); // `serveThread` of the same file.
      rest(thread);
    });
    worker.on("error", (error) => end(new ThreadFailed("The thread has failed.", { cause: error })));
    worker.on("exit", () => end(new ThreadFailed("The thread has ended.")));
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function rest({ worker, waiting }: Thread<Done>): void {
    if (waiting.size > 0) return;
    // Without work the thread keeps no process alive.
    worker.unref();
    clearTimeout(idle);
    idle = setTimeout(endIdle, idleMs).unref();
  }
  function endIdle(): void {
    for (const thread of threads) {
      if (thread.waiting.size > 0) continue;
      threads.delete(thread);
      void thread.worker.terminate();
    }
  }

  return {
    run(piece) {
      const free = [...threads].sort((a, b) => a.waiting.size - b.waiting.size)[0];
      const thread = free && (free.waiting.size === 0 || threads.size >= count) ? free : begin();
      last += 1;
      const id = last;
      return new Promise<Done>((resolve, reject) => {
        thread.waiting.set(id, { resolve, reject });
        thread.worker.ref();
        thread.worker.postMessage({ id, piece });
      });
    },
  };
}
