import { Worker } from "node:worker_threads";
import type { Batch } from "./lines.ts";
import { type Closed, type Opening, Shift, type Stint } from "./shift.ts";
import type { Task } from "./shift-thread.ts";

/** A shift in this thread or in one of its own. */
export interface OpenShift {
  sell(stint: Stint): Promise<Batch>;
  close(upTo: Date, sequences: bigint[]): Promise<Closed>;
  /** Ends its thread. */
  leave(): Promise<void>;
}

/** Opens shifts: one in this thread, several in threads of their own. */
export function openShifts(count: number, opening: Opening): OpenShift[] {
  if (count > 1) return Array.from({ length: count }, () => new ThreadShift(opening));
  const shift = new Shift(opening);
  return [
    {
      sell: (stint) => handled(shift.sell(stint)),
      close: (upTo, sequences) => handled(shift.close(upTo, sequences)),
      leave: async () => {},
    },
  ];
}

type Answer = Batch | Closed;
type Pending = PromiseWithResolvers<Answer>;

class ThreadShift implements OpenShift {
  readonly #worker: Worker;
  /** Tasks without an answer, in order. */
  readonly #pending: Pending[] = [];
  #failed: unknown;

  constructor(opening: Opening) {
    // Prepared sales are short-lived garbage, which a larger young generation frees without copying it.
    const resourceLimits = { maxYoungGenerationSizeMb: 32 };
    this.#worker = new Worker(new URL("./shift-thread.ts", import.meta.url), { workerData: opening, resourceLimits });
    this.#worker.on("message", (answer: Answer) => this.#pending.shift()?.resolve(answer));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => this.#fail(new Error("A thread of the load has ended.")));
  }

  sell(stint: Stint): Promise<Batch> {
    return this.#request({ stint }) as Promise<Batch>; // The thread answers so.
  }
  close(upTo: Date, sequences: bigint[]): Promise<Closed> {
    return this.#request({ closing: { upTo, sequences } }) as Promise<Closed>; // The thread answers so.
  }
  async leave(): Promise<void> {
    await this.#worker.terminate();
  }

  #request(task: Task): Promise<Answer> {
    if (this.#failed) return handled(Promise.reject(this.#failed));
    const pending = Promise.withResolvers<Answer>();
    this.#pending.push(pending);
    this.#worker.postMessage(task);
    return handled(pending.promise);
  }
  #fail(error: unknown): void {
    this.#failed ??= error;
    for (const { reject } of this.#pending.splice(0)) reject(this.#failed);
  }
}

/** Lets a promise fail before the load awaits it; then it still throws. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
