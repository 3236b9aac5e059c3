import type { ruleReplays } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

export type Trial = ReplyOf<typeof ruleReplays.get>;
/** What a trial has found. */
export type Found = NonNullable<Trial["result"]>;
