import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

/** The service that delivers messages of one channel. */
export type MessageProvider = ReplyOf<typeof messages.provider>;
