import { type Minor, mulDiv, type Quantity } from "../money/index.ts";

/** How much of a line is returned now, and how much was returned before, in the same unit of quantity. */
export type Returned = { quantity: Quantity; before: Quantity; now: Quantity };

/**
 * The part of one column of a line that is refunded with some of its quantity: the total due so far, rounded half up, less the parts
 * refunded before. Undefined if more is returned than was sold.
 *
 * Any sequence of returns of the whole quantity sums to the column exactly, and no part changes sign, because the total due only grows.
 * Works for any unit: money, bonuses, units of an account.
 *
 * @example four units that share 2n, one by one: 1n, 0n, 1n, 0n
 */
export function refundPart(column: Minor, partsBefore: Minor, returned: Returned): Minor | undefined {
  const { quantity, before, now } = returned;
  if (quantity <= 0n || before < 0n || now < 0n || before + now > quantity) return undefined;
  return mulDiv(column, before + now, quantity) - partsBefore;
}

/**
 * The same for every column of a line; `before` has the parts of the same columns refunded before.
 *
 * Each column is apportioned separately, so a single part need not satisfy amount − discount = to pay to the minor unit; all parts together
 * do.
 */
export function refundParts<Column extends string>(
  columns: Readonly<Record<Column, Minor>>,
  before: Readonly<Partial<Record<Column, Minor>>>,
  returned: Returned,
): Record<Column, Minor> | undefined {
  const names = Object.keys(columns) as Column[]; // The keys of a record of Column are Columns.
  const parts = names.map((name) => [name, refundPart(columns[name], before[name] ?? 0n, returned)] as const);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return Object.fromEntries(parts) as Record<Column, Minor>; // Every name was given a part above.
}
