import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "./measure.ts";

/**
 * The milliseconds of the work below on the machine on which the budgets were set: unchanged code priced 12,100 usual checks a second there, and 8,940
 * where the work took 1.7 ms.
 */
const there = 1.25;
const records = 4_000;
/** The first ones are slower, because they are not compiled yet. */
const warmSamples = 20;
const [spreadSamples, spreadMs] = [40, 50];

/**
 * Figures with how slow the machine was while they were taken. A machine that shares its processor changes between two speeds within a second, so samples
 * are taken over two seconds before and after the figures. A measurement that makes many calls takes more of them in between.
 */
export async function withSlowness(measure: (sample: () => void) => Promise<Figure[]>): Promise<Figure[]> {
  const samples = slownessSamples();
  await takeApart(samples.take);
  const figures = await measure(samples.take);
  await takeApart(samples.take);
  const slowness = samples.slowness();
  return figures.map((figure) => ({ slowness, ...figure }));
}

/** How slow the machine is now, over two seconds. */
export async function slownessNow(): Promise<number> {
  const samples = slownessSamples();
  await takeApart(samples.take);
  return samples.slowness();
}

async function takeApart(take: () => void): Promise<void> {
  for (let sample = 0; sample < spreadSamples; sample += 1) {
    take();
    await wait(spreadMs);
  }
}

/** Samples of the fixed piece of work, and how many times slower they were than on the machine on which the budgets were set; 1 for a faster one. */
export function slownessSamples() {
  const times: number[] = [];
  for (let sample = 0; sample < warmSamples; sample += 1) workMs();
  return {
    take(): void {
      times.push(workMs());
    },
    slowness(): number {
      // The mean, since the median of two speeds is one or the other; less what collecting garbage or another process has interrupted.
      const usual = times.toSorted((one, other) => one - other).slice(0, Math.ceil(times.length * 0.9));
      return Math.max(1, usual.reduce((all, one) => all + one, 0) / usual.length / there);
    },
  };
}

/** The milliseconds that the fixed piece of work takes now. */
export function workMs(): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** What a server does all day: small objects, whole numbers of any size, grouping, and text in both directions. */
function work(): number {
  const rows = Array.from({ length: records }, (_, index) => ({
    id: `record-${index}`,
    group: index % 97,
    amount: BigInt(index) * 1_000_003n,
  }));
  const sums = new Map<number, bigint>();
  for (const { group, amount } of rows) sums.set(group, (sums.get(group) ?? 0n) + amount / 7n);
  const text = JSON.stringify(rows.map(({ amount, ...row }) => ({ ...row, amount: amount.toString() })));
  const read = JSON.parse(text) as { amount: string }[];
  return read.reduce((all, { amount }) => all + amount.length, sums.size);
}
