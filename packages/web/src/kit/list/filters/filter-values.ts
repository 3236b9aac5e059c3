import type { Search } from "#kit/address/address.ts";
import { isDay, isId } from "#kit/address/values.ts";
import type { Lookup } from "#kit/options.ts";
import type { Day } from "#ui/dates/calendar-day.ts";
import { addDecimals } from "#ui/fields/decimal-text.ts";
import type { Option } from "#ui/fields/option.tsx";
import { daysOf, presetOf } from "./day-presets.ts";

interface Named {
  /** In the address and, except for days and ranges, in the call. */
  name: string;
  label: string;
}
/** One of several choices. */
export interface ChoiceFilter<Row> extends Named {
  kind?: "choice";
  options: readonly Option[];
  /** Whether a row matches, where the call does not filter by it. */
  fits?: (row: Row, value: string) => boolean;
}
/** One of the records of a type, which are loaded when the filter is opened or set. */
export interface RecordFilter<Row> extends Named {
  kind: "record";
  /** Of items there may be tens of thousands: they are searched for. */
  among: Lookup | { entity: "goods" };
  /** Whether a row matches, where the call does not filter by it. */
  fits?: (row: Row, value: string) => boolean;
}
/** A written text. */
export interface TextFilter extends Named {
  kind: "text";
}
/** Yes or no, with labels of the list. */
export interface FlagFilter extends Named {
  kind: "flag";
  yes: string;
  no: string;
}
/** A period of whole days. `name` holds a relative one, `from` and `to` hold explicit days. */
export interface DaysFilter extends Named {
  kind: "days";
  from: string;
  to: string;
}
/** A range of numbers, both ends included; either may be missing. `from` and `to` hold them as plain decimals. */
export interface RangeFilter extends Named {
  kind: "range";
  from: string;
  to: string;
  /** The maximum of digits before the decimal sign, and after it. */
  whole: number;
  digits: number;
  /** Whether numbers below zero exist. */
  negative?: boolean;
}
/** A filter of a list: its names in the address and in the call, its texts, and the kind of its value. */
export type Filter<Row = never> =
  | ChoiceFilter<Row>
  | RecordFilter<Row>
  | TextFilter
  | FlagFilter
  | DaysFilter
  | RangeFilter;

/** Returns all names that filters use in the address. */
export function filterNames(filters: readonly Filter[]): string[] {
  return filters.flatMap((filter) => {
    if (filter.kind === "days") return [filter.name, filter.from, filter.to];
    return filter.kind === "range" ? [filter.from, filter.to] : [filter.name];
  });
}

/** Whether a filter is set. */
export function isFiltered(filter: Filter, search: Search): boolean {
  return Object.keys(setBy(filter, search)).length > 0;
}

/** Whether any is set. */
export function areFiltered(filters: readonly Filter[], search: Search): boolean {
  return filters.some((filter) => isFiltered(filter, search));
}

/** What an address sets of a filter; a value that the filter cannot have counts as absent. */
export function setBy(filter: Filter, search: Search): Search {
  const pairs = filterNames([filter]).flatMap((name) => {
    const value = search[name];
    return value !== undefined && canHave(filter, name, value) ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs);
}

function canHave(filter: Filter, name: string, value: string): boolean {
  switch (filter.kind) {
    case "text":
      return true;
    case "flag":
      return value === "true" || value === "false";
    case "days":
      return name === filter.name ? presetOf(value) !== undefined : isDay(value);
    case "range":
      return fitsRange(filter, value);
    case "record":
      return isId(value);
    default:
      // Options may be records, once they have loaded.
      return isId(value) || filter.options.some((option) => option.value === value);
  }
}

function fitsRange({ whole, digits, negative = false }: RangeFilter, value: string): boolean {
  const [, sign, before = "", after = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  return sign !== undefined && (negative || sign === "") && before.length <= whole && after.length <= digits;
}

export interface NumberRange {
  /** Plain decimals. */
  from: string | null;
  to: string | null;
}
/** Returns a range with its ends in order. */
export function ordered({ from, to }: NumberRange): NumberRange {
  return from !== null && to !== null && addDecimals(to, negated(from)).startsWith("-")
    ? { from: to, to: from }
    : { from, to };
}
const negated = (plain: string) => (plain.startsWith("-") ? plain.slice(1) : `-${plain}`);

/** Returns the query of a call for these filters; relative periods become their current days. */
export function requestedBy(filters: readonly Filter[], search: Search, today: Day): Search {
  const requested: Record<string, string | undefined> = {};
  for (const filter of filters) {
    const set = setBy(filter, search);
    if (filter.kind !== "days") {
      Object.assign(requested, set);
      continue;
    }
    const preset = presetOf(set[filter.name]);
    const days = preset ? daysOf(preset, today) : { from: set[filter.from], to: set[filter.to] };
    requested[filter.from] = days.from;
    requested[filter.to] = days.to;
  }
  return Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined));
}

/** Returns the rows that match every filter that the call does not support. */
export function fitting<Row>(rows: readonly Row[], filters: readonly Filter<Row>[], search: Search): readonly Row[] {
  const judges = filters.flatMap((filter) => {
    const value = setBy(filter, search)[filter.name];
    if (value === undefined || !("fits" in filter) || !filter.fits) return [];
    const { fits } = filter;
    return [(row: Row) => fits(row, value)];
  });
  return judges.length === 0 ? rows : rows.filter((row) => judges.every((fits) => fits(row)));
}
