import type { Search } from "#kit/address.ts";

/** What the address chose as the query of a call: texts, which the server checks each against its shape, and items as a list. */
export function queryOf<Query>({ items, ...chosen }: Search): Query {
  return { ...chosen, ...(items ? { items: items.split(",") } : {}) } as Query; // See above.
}
