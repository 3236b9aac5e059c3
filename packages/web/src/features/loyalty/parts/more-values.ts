import type { loyalty } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

export type LoyaltySettings = ReplyOf<typeof loyalty.settings>;

/** What the fields hold: texts in one language, rounding steps as rows. */
export interface MoreValues
  extends Omit<
    LoyaltySettings,
    "version" | "modified_dt" | "message_signature" | "consent_text" | "consent_version" | "cash_rounding_steps"
  > {
  message_signature: string;
  consent_text: string;
  steps: { currency: string | null; step: string | null }[];
}
