import type { Sort } from "#ui/table/table-column.ts";
import type { ListColumn } from "./columns.tsx";

/** Searches and sorts rows in the browser, for lists that are not paged. */
export function arrange<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  criteria: { text: string; sort: Sort | null },
): readonly Row[] {
  const words = criteria.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fitting = words.length === 0 ? rows : rows.filter((row) => fits(row, columns, words));
  return criteria.sort ? sortRows(fitting, columns, criteria.sort) : fitting;
}

/** Whether some searchable column contains every word, in any case. */
function fits<Row>(row: Row, columns: readonly ListColumn<Row>[], words: readonly string[]): boolean {
  const all = columns
    .map((column) => column.text?.(row) ?? "")
    .join("\n")
    .toLocaleLowerCase();
  return words.every((word) => all.includes(word));
}

function sortRows<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[], sort: Sort): readonly Row[] {
  const key = columns.find((column) => column.id === sort.column)?.key;
  if (!key) return rows;
  const sign = sort.descending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: key(row) }));
  return keyed.sort((a, b) => sign * compare(a.key, b.key)).map(({ row }) => row);
}

// Created once: a comparison that looks up its language each time takes twenty times as long.
const alphabet = new Intl.Collator(undefined, { numeric: true });

/** Compares texts by the user's alphabet and other values by size; empty values come last. */
function compare(a: ReturnType<NonNullable<ListColumn<unknown>["key"]>>, b: typeof a): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === "string" && typeof b === "string") return alphabet.compare(a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}
