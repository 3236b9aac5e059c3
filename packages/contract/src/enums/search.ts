/** The entity types of the global search. */
export const SEARCHED_ENTITY_TYPES = [
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
export type SearchedEntityType = (typeof SEARCHED_ENTITY_TYPES)[number];
