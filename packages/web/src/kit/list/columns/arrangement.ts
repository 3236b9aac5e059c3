/** A column's place in a list: the order is that of the array. */
export interface Placed {
  id: string;
  shown: boolean;
}

interface Arrangeable {
  id: string;
  hidden?: boolean;
}

/** How the screen itself arranges its columns. */
export function ownArrangement(columns: readonly Arrangeable[]): Placed[] {
  return columns.map(({ id, hidden }) => ({ id, shown: !hidden }));
}

/**
 * Reads `title,active,-code`: the order of the columns, those with a minus hidden. The first column always stands first and is shown; columns that
 * are not named (they came later) stand behind, as the screen has them; names that mean nothing here are passed over.
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

/** Writes what `readArrangement` reads. */
export function writeArrangement(placed: readonly Placed[]): string {
  return placed.map(({ id, shown }) => (shown ? id : `-${id}`)).join(",");
}

/** Whether the columns stand as the screen itself has them. */
export function isOwnArrangement(placed: readonly Placed[], columns: readonly Arrangeable[]): boolean {
  return writeArrangement(placed) === writeArrangement(ownArrangement(columns));
}

/** The arrangement with one column at another place; the first place is the first column's. */
export function moveColumn(placed: readonly Placed[], id: string, to: number): Placed[] {
  const moving = placed.find((one) => one.id === id);
  if (!moving || placed[0] === moving) return [...placed];
  const rest = placed.filter((one) => one !== moving);
  rest.splice(Math.min(Math.max(to, 1), rest.length), 0, moving);
  return rest;
}
