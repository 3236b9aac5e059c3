import { setTimeout as wait } from "node:timers/promises";

let requests = 0;
let answeredAt = Number.NEGATIVE_INFINITY;

/** How busy this process is: answering a request, between requests that follow each other closely, or neither. */
export type Activity = "answering" | "between" | "idle";
/** Requests follow each other closely if the next one begins within this time. */
const betweenMs = 100;

/** Answers a request, which counts for `activity` until then. */
export async function serving<T>(answer: () => Promise<T>): Promise<T> {
  requests += 1;
  try {
    return await answer();
  } finally {
    requests -= 1;
    answeredAt = performance.now();
  }
}

/** How busy this process is now. */
export function activity(): Activity {
  if (requests > 0) return "answering";
  return performance.now() - answeredAt < betweenMs ? "between" : "idle";
}

/**
 * The longest rest after a batch, as a multiple of the time that the batch took: a file makes progress on a busy server too. Between requests most of
 * the time is left for the next one, which would find both the thread and the database at work.
 */
const mostRest: Record<Activity, number> = { answering: 4, between: 2, idle: 0 };
const restMs = 1;

/** Passes batches on and rests after each while this process answers requests, so that a till does not wait for a file. */
export async function* givingWay<Batch>(batches: AsyncIterable<Batch>, now = activity): AsyncGenerator<Batch> {
  let begun = performance.now();
  for await (const batch of batches) {
    const took = performance.now() - begun;
    yield batch;
    const written = performance.now();
    while (performance.now() - written < took * mostRest[now()]) await wait(restMs);
    begun = performance.now();
  }
}
