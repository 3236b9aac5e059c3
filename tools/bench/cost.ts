import { withSlowness } from "../../packages/bench/src/machine.ts";
import { type Figure, percentile } from "../../packages/bench/src/measure.ts";
import type { Shares } from "../../packages/bench/src/profile.ts";
import type { BenchServer } from "./processes.ts";

/** The figures of one call; `work` makes it once, and `run` counts from zero. */
export type Cost = (name: string, work: Work) => Promise<Figure[]>;
type Work = (run: number) => Promise<unknown>;

const [warmRuns, runs, callers] = [200, 600, 16];
const [slices, sliceMs] = [4, 1_000];
/** The calls between two samples of the machine, and the samples between two slices. */
const [sampleEvery, samplesBetween] = [10, 10];

interface CostRequest {
  server: BenchServer;
  /** A request that does nothing. */
  empty(): Promise<unknown>;
  /** Is told what the server does during each call. */
  profiles?: Map<string, Shares>;
}

/**
 * Measures a call: its median alone, the processor time that the server spends on it, and how many it answers a second with 16
 * callers. Afterwards it makes the call again and samples what the server does.
 */
export function costWith({ server, empty, profiles }: CostRequest): Cost {
  const measured = async (name: string, work: Work, sample: () => void) => {
    const nothing = percentile(await repeated(empty, warmRuns), 50);
    await repeated(work, warmRuns);
    const before = await server.cpuMs();
    const alone = await repeated(work, runs, sample);
    const cpu = ((await server.cpuMs()) - before) / runs;
    await together(work, sliceMs);
    const many: number[] = [];
    for (let slice = 0; slice < slices; slice += 1) {
      many.push(...(await together(work, sliceMs)));
      for (let again = 0; again < samplesBetween; again += 1) sample();
    }
    profiles?.set(name, await server.profiled(() => repeated(work, runs)));
    const [median, slow] = [percentile(many, 50), percentile(many, 99)];
    const beside = `an empty request: ${nothing.toFixed(2)} ms`;
    const spread = `median ${median.toFixed(1)} ms, slowest hundredth ${slow.toFixed(1)} ms, ${(slow / median).toFixed(1)} times the median`;
    return [
      { name: `${name}, median`, value: percentile(alone, 50), reference: beside },
      { name: `${name}, processor time of the server`, value: cpu, reference: `mean of ${runs}` },
      {
        name: `${name}, calls a second with ${callers} callers`,
        value: (many.length * 1_000) / (slices * sliceMs),
        reference: spread,
      },
    ];
  };
  return (name, work) => withSlowness((sample) => measured(name, work, sample));
}

async function repeated(work: Work, count: number, sample = () => {}): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < count; run += 1) {
    times.push(await timeOf(() => work(run)));
    if (run % sampleEvery === 0) sample();
  }
  return times;
}

async function together(work: Work, ms: number): Promise<number[]> {
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
