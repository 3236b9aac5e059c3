import { Failure } from "@patron/contract/client";

/** A measurement. */
export interface Figure {
  /** Its row in budgets.json; `detail` separates measurements that share one. */
  name: string;
  detail?: string;
  value: number;
  /** The reference value from the same run. */
  reference: string;
  /** How many times slower the machine was meanwhile than the one on which the budgets were set; 1 for a faster one. */
  slowness?: number;
  /** How many of pgbench's own transactions one client committed in a second meanwhile. */
  transactions?: number;
}

const [maxRuns, minRuns, enoughMs] = [100, 20, 6_000];
/** A database that has just started reads everything from the disk, so requests during the warm-up do not count. */
const warmMs = 15_000;

/** The duration of each run in milliseconds, one after another, after a warm-up: a hundred runs, or fewer if one takes long. */
export async function timed(work: (run: number) => Promise<unknown>): Promise<number[]> {
  await warm(work);
  const times: number[] = [];
  const begun = performance.now();
  for (let run = 0; run < maxRuns; run += 1) {
    if (run >= minRuns && performance.now() - begun > enoughMs) break;
    const started = performance.now();
    await work(run);
    times.push(performance.now() - started);
  }
  return times;
}

async function warm(work: (run: number) => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  for (let run = 1; run <= maxRuns && performance.now() - begun < warmMs; run += 1) {
    // The first read may exceed the server's time limit; later ones must not.
    await work(-run).catch((error: unknown) => {
      if (!(error instanceof Failure && error.code === "server.unavailable")) throw error;
    });
  }
}

/** The value below which the given share of values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN;
}

/** Completed runs per second with concurrent callers, each starting again as soon as it is done. */
export async function perSecond(callers: number, ms: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let done = 0;
  const call = async () => {
    while (performance.now() - started < ms) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return (done * 1000) / (performance.now() - started);
}
