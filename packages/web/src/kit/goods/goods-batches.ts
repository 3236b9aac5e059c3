/** A call names at most so many items. */
const mostInCall = 100;

/** Adds batches for the keys that no batch asks for yet; the same array where there are none. A batch that was asked for stays as it is. */
export function withBatchesFor(
  batches: readonly (readonly string[])[],
  keys: readonly string[],
): readonly (readonly string[])[] {
  const asked = new Set(batches.flat());
  const missing = [...new Set(keys)].filter((key) => !asked.has(key));
  if (missing.length === 0) return batches;
  const added: string[][] = [];
  for (let from = 0; from < missing.length; from += mostInCall) added.push(missing.slice(from, from + mostInCall));
  return [...batches, ...added];
}
