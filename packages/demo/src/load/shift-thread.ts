import { parentPort, workerData } from "node:worker_threads";
import type { Batch } from "./lines.ts";
import { type Opening, Shift, type Stint } from "./shift.ts";

/** What a thread does, in order. */
export type Task = { stint: Stint } | { closing: { upTo: Date; sequences: bigint[] } };

// A thread with one shift (`shifts.ts` starts it): it replies to every task with what the shift returns.

const shift = new Shift(workerData as Opening); // Given by `shifts.ts`.
parentPort?.on("message", async (task: Task) => {
  if ("stint" in task) {
    const batch = await shift.sell(task.stint);
    parentPort?.postMessage(batch, memoryOf(batch));
    return;
  }
  const closed = await shift.close(task.closing.upTo, task.closing.sequences);
  parentPort?.postMessage(closed, memoryOf(closed.batch));
});

/** Handed over instead of copied. */
function memoryOf(batch: Batch): ArrayBuffer[] {
  return [...batch.values()].map(({ bytes }) => bytes.buffer);
}
