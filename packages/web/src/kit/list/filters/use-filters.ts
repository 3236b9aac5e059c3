import type { AnyCall, FiltersOf, RouteTo } from "@patron/contract/client";
import { labelOf, type RecordTexts, valueLabels } from "#kit/labels.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { choices, type Lookup } from "#kit/options.ts";
import type { Option } from "#ui/fields/option.tsx";
import type { RowOf } from "../columns/use-columns.ts";
import type { Filter, RangeFilter } from "./filter-values.ts";

/**
 * The filters of a list of this call, created by kind and labelled by the dictionary of its records. The call applies those that it supports; the
 * others match rows in the browser, for lists that load all their rows.
 */
export function useFilters<C extends AnyCall>(
  _route: RouteTo<C>,
  texts: RecordTexts,
  make: (f: ReturnType<typeof filtersOf<RowOf<C>, keyof FiltersOf<C> & string>>) => readonly Filter<RowOf<C>>[],
): Filter<RowOf<C>>[] {
  const common = useCommonMessages();
  return [...make(filtersOf(texts, common))];
}

interface Choice<Row> {
  /** The options, if they are not the values of the field. */
  options?: readonly Option[];
  /** Returns a row's value, if it is not in the field of this name. */
  of?: (row: Row) => string;
  label?: string;
}
interface Named {
  label?: string;
}
/** Records to choose from. */
type Records<Row> = Lookup & Pick<Choice<Row>, "of" | "label">;

function filtersOf<Row, Query extends string>(
  texts: RecordTexts,
  common: { active: string; inactive: string; state: string },
) {
  const heldBy = (row: Row, name: string) => String((row as Record<string, unknown>)[name]); // Read by name.
  return {
    /** One of several choices. */
    choice: (name: Query | (keyof Row & string) | "loyalty", choice: Choice<Row> = {}): Filter<Row> => ({
      name,
      label: choice.label ?? labelOf(texts, name),
      options: choice.options ?? choices(Object.keys(valueLabels(texts, name)), valueLabels(texts, name)),
      fits: (row, value) => (choice.of?.(row) ?? heldBy(row, name)) === value,
    }),
    /** One of the records of a type, loaded when the filter is opened or set. */
    record: (name: Query | (keyof Row & string) | "loyalty", { of, label, ...among }: Records<Row>): Filter<Row> => ({
      kind: "record",
      name,
      label: label ?? labelOf(texts, name),
      among,
      fits: (row, value) => (of?.(row) ?? heldBy(row, name)) === value,
    }),
    /** Active or not, for rows with such a field. */
    active: (): Filter<Row> => ({
      name: "active",
      label: common.state,
      options: choices(["true", "false"], { true: common.active, false: common.inactive }),
      fits: (row, value) => heldBy(row, "active") === value,
    }),
    text: (name: Query, { label = labelOf(texts, name) }: Named = {}): Filter<Row> => ({ kind: "text", name, label }),
    /** Yes or no, with labels of the list. */
    flag: (name: Query, yes: string, no: string, { label = labelOf(texts, name) }: Named = {}): Filter<Row> => ({
      kind: "flag",
      ...{ name, label, yes, no },
    }),
    /** A period of whole days; `name` holds a relative one. */
    days: (name: string, from: Query, to: Query, label: string): Filter<Row> => ({
      kind: "days",
      ...{ name, from, to, label },
    }),
    /** A range of numbers with a number of digits before the decimal sign and after it, from zero unless `negative` is set. */
    range: (
      name: string,
      [from, to]: readonly [Query, Query],
      { label = labelOf(texts, name), whole = 13, digits = 3, negative = false }: Named & Partial<RangeFilter> = {},
    ): Filter<Row> => ({ kind: "range", ...{ name, from, to, label, whole, digits, negative } }),
  };
}
