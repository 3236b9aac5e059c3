import type { priceGroups } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

export type Group = ReplyOf<typeof priceGroups.get>;
/** The path parameters of a group. */
export const groupPath = (group: Group) => ({ loyaltyId: group.loyalty_id, priceGroupId: group.id });
