import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

/** A check of this till as the terminal API lists it. */
export type Sale = ReplyOf<typeof term.latest>["items"][number];
