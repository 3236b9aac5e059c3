import type { platform } from "@patron/contract";
import type { RouteTo } from "@patron/contract/client";

/** Alone, because the first visit would load all calls of the platform with it. A test compares it with the contract. */
export const readMailbox: RouteTo<typeof platform.mailbox> = {
  name: "platform.mailbox",
  method: "GET",
  path: "/x/mailbox",
  writes: false,
  body: "none",
  answer: "json",
};
