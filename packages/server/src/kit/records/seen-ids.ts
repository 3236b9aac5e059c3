import type { Who } from "../who.ts";

/**
 * A response without the ids of points of sale that its caller does not see: in lists of those for which something counts. What counts at none that they
 * see is not shown to them at all, and nothing with such a list is theirs to change.
 */
export function withSeenIds<T>(reply: T, who: Who): T {
  if (who.kind !== "person" || who.seenPos.length === 0) return reply;
  return narrowed(reply, new Set(who.seenPos)) as T; // Only elements of lists are left out.
}

function narrowed(value: unknown, seen: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => narrowed(one, seen));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "pos_ids" && Array.isArray(inner) ? inner.filter((id) => seen.has(id)) : narrowed(inner, seen),
    ]),
  );
}
