import type { Search } from "#kit/address/address.ts";

/** Returns the query of a call for the address: texts, which the server validates, the type as it is shown, and items as a list. */
export function queryOf<Query>({ items, transaction_type, ...chosen }: Search): Query {
  const type = transaction_type ? { shown_type: transaction_type } : {};
  return { ...chosen, ...type, ...(items ? { items: items.split(",") } : {}) } as Query; // See above.
}
