/** A category among the others, in the order of the tree. */
export interface Placed {
  id: string;
  parent_id: string | null;
}
export type Step = "up" | "down" | "in" | "out";
export type Side = "before" | "inside" | "after";

/** The order after a step by keys: among its level, into the category above it, or out of its parent. Undefined where there is no such place. */
export function stepped<Row extends Placed>(rows: readonly Row[], id: string, step: Step): Placed[] | undefined {
  const one = rows.find((row) => row.id === id);
  if (!one) return undefined;
  const level = rows.filter((row) => row.parent_id === one.parent_id);
  const index = level.indexOf(one);
  const [above, below] = [level[index - 1], level[index + 1]];
  if (step === "up") return above && moved(rows, id, above.id, "before");
  if (step === "down") return below && moved(rows, id, below.id, "after");
  if (step === "in") return above && moved(rows, id, above.id, "inside");
  return one.parent_id === null ? undefined : moved(rows, id, one.parent_id, "after");
}

/** The order after a category was dropped on another one, together with what is below it. Undefined within itself. */
export function moved<Row extends Placed>(
  rows: readonly Row[],
  id: string,
  targetId: string,
  side: Side,
): Placed[] | undefined {
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]));
  for (let at: string | null = targetId; at !== null; at = parents.get(at) ?? null) if (at === id) return undefined;
  const target = rows.find((row) => row.id === targetId);
  if (!target || !parents.has(id)) return undefined;
  const one = { id, parent_id: side === "inside" ? targetId : target.parent_id };
  const rest = rows.filter((row) => row.id !== id).map((row) => ({ id: row.id, parent_id: row.parent_id }));
  if (side === "inside") return [...rest, one]; // Only the order within a level counts.
  return rest.flatMap((row) => (row.id !== targetId ? [row] : side === "before" ? [one, row] : [row, one]));
}
