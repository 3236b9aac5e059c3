import { setTimeout as wait } from "node:timers/promises";

let requests = 0;

/** Answers a request, which counts for `isServing` until then. */
export async function serving<T>(answer: () => Promise<T>): Promise<T> {
  requests += 1;
  try {
    return await answer();
  } finally {
    requests -= 1;
  }
}

/** Whether this process is answering a request now. */
export function isServing(): boolean {
  return requests > 0;
}

/** The longest rest after a batch, as a multiple of the time that the batch took: a file makes progress on a busy server too. */
const mostRest = 4;
const restMs = 1;

/** Passes batches on and rests after each while this process answers requests, so that a till does not wait for a file. */
export async function* givingWay<Batch>(batches: AsyncIterable<Batch>, isBusy = isServing): AsyncGenerator<Batch> {
  let begun = performance.now();
  for await (const batch of batches) {
    const took = performance.now() - begun;
    yield batch;
    const written = performance.now();
    while (isBusy() && performance.now() - written < took * mostRest) await wait(restMs);
    begun = performance.now();
  }
}
