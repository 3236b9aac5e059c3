import type { loyalty } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

export type LoyaltySettings = ReplyOf<typeof loyalty.settings>;

/** The values of the form: rounding steps as rows. */
export interface MoreValues
  extends Omit<LoyaltySettings, "version" | "modified_dt" | "consent_version" | "cash_rounding_steps"> {
  steps: { currency: string | null; step: string | null }[];
}
