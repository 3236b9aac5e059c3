import type { Day } from "#ui/calendar-day.ts";
import type { Option } from "#ui/option.tsx";
import type { Search } from "../address.ts";
import { daysOf, presetOf } from "./day-presets.ts";

interface Named {
  /** In the address and, but for days, in the call. */
  name: string;
  label: string;
}
/** One of some choices. */
export interface ChoiceFilter<Row> extends Named {
  kind?: "choice";
  options: readonly Option[];
  /** Where the call does not filter by it: whether a row fits. */
  fits?: (row: Row, value: string) => boolean;
}
/** A written text. */
export interface TextFilter extends Named {
  kind: "text";
}
/** Yes or no, in the words of the list. */
export interface FlagFilter extends Named {
  kind: "flag";
  yes: string;
  no: string;
}
/** A period of whole days. `name` holds one that moves with the calendar, `from` and `to` hold explicit days. */
export interface DaysFilter extends Named {
  kind: "days";
  from: string;
  to: string;
}
/** One filter of a list: its names in the address and in the call, its words, and how its value is chosen. */
export type Filter<Row = never> = ChoiceFilter<Row> | TextFilter | FlagFilter | DaysFilter;

/** Everything that filters keep in the address. */
export function filterNames(filters: readonly Filter[]): string[] {
  return filters.flatMap((filter) => (filter.kind === "days" ? [filter.name, filter.from, filter.to] : [filter.name]));
}

/** Whether a filter is set. */
export function isFiltered(filter: Filter, search: Search): boolean {
  return filterNames([filter]).some((name) => search[name] !== undefined);
}

/** What filters ask of a call, by the names of its query; periods that move become the days that they are today. */
export function askedBy(filters: readonly Filter[], search: Search, today: Day): Search {
  const asked: Record<string, string | undefined> = {};
  for (const filter of filters) {
    if (filter.kind !== "days") {
      asked[filter.name] = search[filter.name];
      continue;
    }
    const preset = presetOf(search[filter.name]);
    const days = preset ? daysOf(preset, today) : { from: search[filter.from], to: search[filter.to] };
    asked[filter.from] = days.from;
    asked[filter.to] = days.to;
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** The rows that fit every filter which the call knows nothing of. */
export function fitting<Row>(rows: readonly Row[], filters: readonly Filter<Row>[], search: Search): readonly Row[] {
  const judges = filters.flatMap((filter) => {
    const value = search[filter.name];
    if (value === undefined || !("fits" in filter) || !filter.fits) return [];
    const { fits } = filter;
    return [(row: Row) => fits(row, value)];
  });
  return judges.length === 0 ? rows : rows.filter((row) => judges.every((fits) => fits(row)));
}
