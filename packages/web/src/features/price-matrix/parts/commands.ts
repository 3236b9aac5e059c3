import { changedBy, keyOf, type Price } from "./cells.ts";
import type { Change, Draft } from "./draft.ts";
import type { Range, Spot } from "./selection.ts";
import { spotsOf } from "./selection.ts";
import type { Group, Item, Matrix } from "./use-matrix.ts";

/** A cell as the grid shows it. */
export interface GridCell {
  key: string;
  item: Item;
  group: Group;
  /** The stored price of the group. */
  before: Price;
  /** The one with the changes that are not saved. */
  price: Price;
  /** What applies: the price of the group, else that of the item itself. */
  shown: Price;
  isChanged: boolean;
}
export type CellAt = (spot: Spot) => GridCell | undefined;
export type NewCell = Change & { key: string };

/** The cells of a matrix with the changes of a draft, by row and column. */
export function cellsOf(matrix: Matrix, groups: readonly Group[], draft: Draft): CellAt {
  return ({ row, column }) => {
    const [item, group] = [matrix.items[row], groups[column]];
    if (!item || !group) return undefined;
    const key = keyOf(group.id, item.id);
    const change = draft.get(key);
    const before = change ? change.before : matrix.ownOf(key);
    const price = change ? change.price : before;
    return { key, item, group, before, price, shown: price ?? matrix.inheritedOf(item, group), isChanged: !!change };
  };
}

const set = (cell: GridCell | undefined, price: Price): NewCell[] =>
  cell ? [{ key: cell.key, before: cell.before, price }] : [];

/** One price for every cell of a range; null for the item's own. */
export const fill = (at: CellAt, range: Range, price: Price) => spotsOf(range).flatMap((spot) => set(at(spot), price));

/** The first row of a range in the rows below it; of one row, the row above it. */
export function fillDown(at: CellAt, range: Range): NewCell[] {
  const from = range.top === range.bottom ? Math.max(0, range.top - 1) : range.top;
  return spotsOf(range).flatMap((spot) => set(at(spot), at({ ...spot, row: from })?.price ?? null));
}

/** The same with columns. A price goes only to groups of its currency. */
export function fillRight(at: CellAt, range: Range): NewCell[] {
  const from = range.first === range.last ? Math.max(0, range.first - 1) : range.first;
  return spotsOf(range).flatMap((spot) => {
    const [source, cell] = [at({ ...spot, column: from }), at(spot)];
    return source?.group.currency === cell?.group.currency ? set(cell, source?.price ?? null) : [];
  });
}

/** A change in percent of every price of a range, also of the items' own. */
export const change = (at: CellAt, range: Range, percent: string) =>
  spotsOf(range).flatMap((spot) => {
    const cell = at(spot);
    const price = cell?.shown ? changedBy(cell.shown, percent, cell.group.currency) : null;
    return price === null ? [] : set(cell, price);
  });

/** What reads a typed or pasted price: null for an empty text, undefined for anything else. */
export type ReadPrice = (text: string) => Price | undefined;

/** Pasted rows from the first cell of a range on; one value goes to the whole range. */
export function paste(at: CellAt, range: Range, table: readonly (readonly string[])[], read: ReadPrice) {
  const only = table.length === 1 && table[0]?.length === 1 ? table[0][0] : undefined;
  const values =
    only === undefined
      ? table.flatMap((cells, row) =>
          cells.map((text, column) => ({ text, spot: { row: range.top + row, column: range.first + column } })),
        )
      : spotsOf(range).map((spot) => ({ text: only, spot }));
  const [cells, unread]: [NewCell[], string[]] = [[], []];
  let isBeyond = false;
  for (const { text, spot } of values) {
    const [price, cell] = [read(text), at(spot)];
    if (price === undefined) unread.push(text);
    else if (cell) cells.push(...set(cell, price));
    else isBeyond = true;
  }
  return { cells, unread: unread.length, isBeyond };
}
