import type { Search } from "#kit/address.ts";

/** Returns the query of a call for the address: texts, which the server validates, and items as a list. */
export function queryOf<Query>({ items, ...chosen }: Search): Query {
  return { ...chosen, ...(items ? { items: items.split(",") } : {}) } as Query; // See above.
}
