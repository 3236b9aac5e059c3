import { useState } from "react";

/** Keeps items in the order in which they first came, so that nothing moves under a finger; new ones come last. */
export function useStableOrder<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const [first, setFirst] = useState<readonly string[]>([]);
  if (first.length === 0 && items.length > 0) setFirst(items.map(({ id }) => id));
  const indexOf = ({ id }: Item) => (first.includes(id) ? first.indexOf(id) : first.length);
  return items.toSorted((a, b) => indexOf(a) - indexOf(b));
}
