import { labelled } from "../labels/labelled.ts";

/** The labels of fields and the texts of values in one language. */
export type HistoryMessages = {
  empty: string;
  yes: string;
  no: string;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The same for all groups of calls, with the overrides of single groups. */
export type EveryHistoryMessages = HistoryMessages & {
  groups: Readonly<Record<string, Partial<Pick<HistoryMessages, "fields" | "values">>>>;
};

/** The labels for a change, those of its call's group first: a tax of a price group is not a tax number. */
export function messagesFor(every: EveryHistoryMessages, call: string): HistoryMessages {
  const { fields, values = {} } = every.groups[call.split(".")[0] ?? ""] ?? {};
  const own = Object.entries(values).map(([field, rows]) => [field, { ...every.values[field], ...rows }]);
  return {
    ...every,
    fields: { ...every.fields, ...fields },
    values: { ...every.values, ...Object.fromEntries(own) },
  };
}

/** What formatting a value needs: the user's labels and formats, and the titles of the records whose ids it contains. */
export type Reading = {
  t: HistoryMessages;
  show: {
    language: string;
    day: (day: string) => string;
    dateTime: (instant: string) => string;
    number: (value: number) => string;
    /** A decimal text with its unit: `percent`, a currency, a unit of goods, or `punch`. */
    amount: (text: string, unit: string) => string;
  };
  /** A day of the week, 1 is Monday. */
  weekDay: (day: number) => string;
  names: ReadonlyMap<string, string>;
  /** The units of the numbers in fields. */
  units: ReadonlyMap<string, string>;
  /** The maximum of characters per value. */
  longest: number;
};

/** The units of one side of a change. */
export function unitsIn(
  units: readonly { field: string; before: string | null; after: string | null }[],
  side: "before" | "after",
): ReadonlyMap<string, string> {
  return new Map(units.flatMap((one) => (one[side] === null ? [] : [[one.field, one[side]] as const])));
}

/** The label of a field, else its name as words: `valid_from_dt` is "valid from dt". */
export function fieldName(t: HistoryMessages, field: string): string {
  return t.fields[field] ?? field.replaceAll("_", " ");
}

const day = /^\d{4}-\d\d-\d\d$/;
const decimal = /^-?\d+(\.\d+)?$/;
/** A share, whose unit another field of its part may say. */
const rate = /^-?\d+\.\d{6}$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Fields of every record that the history hides. */
const silent = new Set(["id", "created_dt", "modified_dt", "version"]);

/** Whether there is nothing to show: no text, no parts. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** Formats a value of a field: an enum by its label; days, instants and numbers in the user's format; objects with the labels of their fields. */
export function valueText(reading: Reading, field: string, value: unknown): string {
  const { t, show } = reading;
  if (value === null || value === undefined || value === "") return t.empty;
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (typeof value === "number") return field === "week_days" ? reading.weekDay(value) : show.number(value);
  if (typeof value === "string") return textOf(reading, field, value);
  if (Array.isArray(value)) {
    if (value.length === 0) return t.empty;
    return shortened(reading, value.map((one) => valueText(reading, field, one)).join(", "));
  }
  const span = spanText(reading, value as Record<string, unknown>); // An object with any fields.
  if (span !== undefined) return span;
  const fields = Object.entries(value).filter(([name, inner]) => !silent.has(name) && !isEmpty(inner));
  if (fields.length === 0) return t.empty;
  return shortened(
    reading,
    fields
      .map(([name, inner]) => labelled(fieldName(t, name), valueText(reading, name, inner), show.language))
      .join("; "),
  );
}

/** A span of opening hours: its day of the week or its date, and from when until when. */
function spanText(reading: Reading, value: Record<string, unknown>): string | undefined {
  const { week_day, date, closed, from, to } = value;
  const day = typeof week_day === "string" ? reading.weekDay(Number(week_day)) : undefined;
  const on = day ?? (typeof date === "string" && typeof closed === "boolean" ? reading.show.day(date) : undefined);
  if (on === undefined) return undefined;
  return closed === true ? labelled(on, fieldName(reading.t, "closed"), reading.show.language) : `${on} ${from}–${to}`;
}

function textOf(reading: Reading, field: string, text: string): string {
  const { t, show, names, units } = reading;
  const unit = field.endsWith("_percent") ? "percent" : units.get(field);
  if (unit !== undefined && decimal.test(text)) return show.amount(withoutZeros(text), unit);
  if (rate.test(text)) return withoutZeros(text);
  return names.get(text) ?? t.values[field]?.[text] ?? momentText(show, text) ?? shortened(reading, text);
}

/** "5.000000" is stored for what people write as 5. */
const withoutZeros = (text: string) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);

// A text that people wrote may look like a day that does not exist.
function momentText(show: Reading["show"], text: string): string | undefined {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text.slice(0, 10))) return undefined;
  if (day.test(text)) return show.day(text);
  return instant.test(text) ? show.dateTime(text) : undefined;
}

function shortened({ longest }: Reading, text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
