/** So often a statement is asked before it is prepared, and so many are at most: every connection keeps each of them planned. */
const [enough, maxPrepared, maxCounted] = [8, 200, 2_000];

/** The name under which a statement is prepared, if it is. */
export type NameOf = (text: string) => string | undefined;

/**
 * Names for statements that come again and again, by which a connection sends and plans them once. What is asked in ever new
 * words (lists with other filters, a condition on as many ids as there are) never gets one, so that what connections
 * keep is bounded.
 */
export function preparedNames(): NameOf {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= maxPrepared) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= maxCounted) counts.clear();
    counts.set(text, count);
    if (count < enough) return undefined;
    counts.delete(text);
    const given = `patron_${names.size + 1}`;
    names.set(text, given);
    return given;
  };
}
