/** What became of a sale of Poster: `removed` was removed there after it was booked here, `canceled` is to be booked no more. */
export const POSTER_SALE_STATES = ["booked", "unmatched", "removed", "canceled"] as const;
export type PosterSaleState = (typeof POSTER_SALE_STATES)[number];

/** Why a sale of Poster is not booked or, for the last three, not as its customer's. */
export const POSTER_SALE_PROBLEMS = [
  "goods-unknown",
  "amounts-differ",
  "not-priced",
  "loyalty-inactive",
  "customer-unknown",
  "customer-blocked",
  "customer-price",
] as const;
export type PosterSaleProblem = (typeof POSTER_SALE_PROBLEMS)[number];

/** What keeps Poster from being read. */
export const POSTER_PROBLEMS = ["refused", "unreachable", "service-failed"] as const;
export type PosterProblem = (typeof POSTER_PROBLEMS)[number];
