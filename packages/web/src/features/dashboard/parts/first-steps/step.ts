import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

export type Business = ReplyOf<typeof business.get>;

/** What a step of the guide works on. */
export interface StepProps {
  business: Business;
  loyaltyId: string;
}
