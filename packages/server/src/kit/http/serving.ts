import { setTimeout as wait } from "node:timers/promises";

let requests = 0;

/** Counts a request as long as it is answered. */
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

/** Long work rests while requests are answered, but at most so many times as long as its last batch took. */
const mostRest = 4;
const restMs = 1;

/** The batches, with a rest after each while other requests are answered: a till must not wait for a file. */
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
