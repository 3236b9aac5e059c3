import { withSlowness } from "../../packages/bench/src/machine.ts";
import { type Figure, percentile } from "../../packages/bench/src/measure.ts";

/** The figures of one call; `work` makes it once, and `run` counts from zero. */
export type Cost = (name: string, work: (run: number) => Promise<unknown>) => Promise<Figure[]>;

const [warmRuns, runs, callers, manyMs] = [200, 600, 16, 4_000];

/**
 * Measures a call: its median alone, the processor time that the server spends on it, and how many it answers a second with 16
 * callers. `cpuMs` returns the processor time of the server so far, `empty` makes
 * a request that does nothing.
 */
export function costWith(cpuMs: () => Promise<number>, empty: () => Promise<unknown>): Cost {
  const measured: Cost = async (name, work) => {
    const nothing = percentile(await repeated(empty, warmRuns), 50);
    await repeated(work, warmRuns);
    const before = await cpuMs();
    const alone = await repeated(work, runs);
    const cpu = ((await cpuMs()) - before) / runs;
    await together(work, manyMs / 4);
    const many = await together(work, manyMs);
    const [median, slow] = [percentile(many, 50), percentile(many, 99)];
    const beside = `an empty request: ${nothing.toFixed(2)} ms`;
    const spread = `median ${median.toFixed(1)} ms, slowest hundredth ${slow.toFixed(1)} ms, ${(slow / median).toFixed(1)} times the median`;
    return [
      { name: `${name}, median`, value: percentile(alone, 50), reference: beside },
      { name: `${name}, processor time of the server`, value: cpu, reference: `mean of ${runs}` },
      {
        name: `${name}, calls a second with ${callers} callers`,
        value: (many.length * 1_000) / manyMs,
        reference: spread,
      },
    ];
  };
  return (name, work) => withSlowness(() => measured(name, work));
}

async function repeated(work: (run: number) => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < count; run += 1) times.push(await timeOf(() => work(run)));
  return times;
}

async function together(work: (run: number) => Promise<unknown>, ms: number): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  let next = 0;
  const call = async () => {
    while (performance.now() - started < ms) {
      const run = next;
      next += 1;
      times.push(await timeOf(() => work(run)));
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
