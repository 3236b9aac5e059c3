import type { term } from "@patron/contract";
import type { RouteTo } from "@patron/contract/client";

/** Alone, because the first visit would load all calls of tills with it. A test compares it with the contract. */
export const openTill: RouteTo<typeof term.openTill> = {
  name: "term.openTill",
  method: "POST",
  path: "/x/terminal/{terminalId}/open_till",
  writes: true,
  body: "none",
  answer: "json",
};
