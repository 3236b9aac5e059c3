/** A column's entry in a layout; the array gives the order. */
export interface Placed {
  id: string;
  shown: boolean;
}

interface Arrangeable {
  id: string;
  hidden?: boolean;
}

/** Returns the screen's default arrangement. */
export function ownArrangement(columns: readonly Arrangeable[]): Placed[] {
  return columns.map(({ id, hidden }) => ({ id, shown: !hidden }));
}

/**
 * Reads `title,active,-code`: the order of the columns, with a minus before hidden ones. The first column is always first and visible; columns that
 * are not named (they are newer) follow in their default order; unknown names are ignored.
 */
export function readArrangement(text: string, columns: readonly Arrangeable[]): Placed[] {
  const own = ownArrangement(columns);
  const requested = text
    .split(",")
    .map((word) => ({ id: word.replace(/^-/, ""), shown: !word.startsWith("-") }))
    .filter(
      ({ id }, index, all) => own.some((one) => one.id === id) && all.findIndex((one) => one.id === id) === index,
    );
  const later = own.filter(({ id }) => !requested.some((one) => one.id === id));
  const first = own[0];
  const rest = [...requested, ...later].filter(({ id }) => id !== first?.id);
  return first ? [{ id: first.id, shown: true }, ...rest] : rest;
}

/** Formats what `readArrangement` reads. */
export function writeArrangement(placed: readonly Placed[]): string {
  return placed.map(({ id, shown }) => (shown ? id : `-${id}`)).join(",");
}

/** Whether the columns are in their default arrangement. */
export function isOwnArrangement(placed: readonly Placed[], columns: readonly Arrangeable[]): boolean {
  return writeArrangement(placed) === writeArrangement(ownArrangement(columns));
}

/** Moves one column to another index; index 0 is reserved for the first column. */
export function moveColumn(placed: readonly Placed[], id: string, to: number): Placed[] {
  const moving = placed.find((one) => one.id === id);
  if (!moving || placed[0] === moving) return [...placed];
  const rest = placed.filter((one) => one !== moving);
  rest.splice(Math.min(Math.max(to, 1), rest.length), 0, moving);
  return rest;
}
