import { type Figure, percentile } from "./measure.ts";

/**
 * The milliseconds of the work below on the machine on which the budgets were set: unchanged code priced 12,100 usual checks a second there, and 8,940
 * where the work took 1.7 ms.
 */
const there = 1.25;
const [rounds, records] = [60, 4_000];

/**
 * Figures with how slow the machine was just before and after they were taken. A machine that shares its processor is half as fast from one minute to
 * the next, so one measurement for a whole run says nothing about most of it.
 */
export async function withSlowness(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const before = slowness();
  const figures = await measure();
  const mean = (before + slowness()) / 2;
  return figures.map((figure) => ({ slowness: mean, ...figure }));
}

/** How many times slower this machine is than the one on which the budgets were set; 1 for a faster one. */
function slowness(): number {
  const times = Array.from({ length: rounds }, workMs);
  return Math.max(1, percentile(times.slice(rounds / 3), 50) / there);
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
