/** What a search over everything finds. */
export const SEARCH_NOUNS = [
  "customer",
  "transaction",
  "goods",
  "pos",
  "terminal",
  "price_group",
  "loyalty",
  "card_category",
  "rule",
  "tax",
] as const;
export type SearchNoun = (typeof SEARCH_NOUNS)[number];
