import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

/** A cart with its prices. */
export type Check = ReplyOf<typeof term.process>["check"];
