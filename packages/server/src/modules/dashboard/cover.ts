import type { Period } from "./period.ts";

/** Rollups store sums by these. */
export type Grain = "day" | "month" | "year";

/** Days, months or years in a row, each named by its first day. Those of `times` -1 are taken off. */
export interface Part extends Period {
  grain: Grain;
  times: 1 | -1;
}

/** Parts, and for how many days, months and years they have rows; each part costs one more. */
interface Cover {
  parts: Part[];
  cost: number;
}
type Day = Temporal.PlainDate;
const units = { day: "days", month: "months", year: "years" } as const;

/**
 * The parts from which a period is read with few rows: for example its year, plus some months before it, less the days after it. Sums over the parts are
 * the sums over the days of the period, but their rows also contain what is taken off again. `grains` go from the coarsest to the day. There are no rows
 * after `today`, so what lies there costs nothing.
 */
export function coverOf({ from, to }: Period, grains: readonly Grain[], today?: string): Part[] {
  const [start, end] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to).add({ days: 1 })];
  const until = today === undefined ? undefined : Temporal.PlainDate.from(today).add({ days: 1 });
  return isBefore(start, end) ? cover(start, end, grains, until).parts : [];
}

/** The cheapest cover of the days from `start` to before `end`; taken off if `end` is the earlier one. */
function cover(start: Day, end: Day, [grain, ...finer]: readonly Grain[], until: Day | undefined): Cover {
  if (grain === undefined || start.equals(end)) return { parts: [], cost: 0 };
  if (isBefore(end, start)) {
    const { parts, cost } = cover(end, start, [grain, ...finer], until);
    return { parts: parts.map((part) => ({ ...part, times: part.times === 1 ? -1 : 1 })), cost };
  }
  const covers = finer.length > 0 ? [cover(start, end, finer, until)] : [];
  for (const first of boundsOf(start, grain)) {
    for (const last of boundsOf(end, grain).filter((one) => isBefore(first, one))) {
      const [before, after] = [cover(start, first, finer, until), cover(last, end, finer, until)];
      const between: Part = {
        grain,
        times: 1,
        from: first.toString(),
        to: last.subtract({ [units[grain]]: 1 }).toString(),
      };
      covers.push({
        parts: [...before.parts, between, ...after.parts],
        cost: before.cost + 1 + countOf(first, last, grain, until) + after.cost,
      });
    }
  }
  return covers.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** The beginnings of the unit that a day lies in and of the next one. */
function boundsOf(day: Day, grain: Grain): Day[] {
  if (grain === "day") return [day];
  const starts = day.with(grain === "month" ? { day: 1 } : { day: 1, month: 1 });
  return starts.equals(day) ? [day] : [starts, starts.add({ [units[grain]]: 1 })];
}

/** How many of the units from one beginning to before another have begun. */
function countOf(first: Day, last: Day, grain: Grain, until: Day | undefined): number {
  const reached = until && isBefore(until, last) ? until : last;
  if (!isBefore(first, reached)) return 0;
  const unit = units[grain];
  const count = first.until(reached, { largestUnit: unit })[unit];
  return first.add({ [unit]: count }).equals(reached) ? count : count + 1;
}

const isBefore = (one: Day, other: Day) => Temporal.PlainDate.compare(one, other) < 0;
