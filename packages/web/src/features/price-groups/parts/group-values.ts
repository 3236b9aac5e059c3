import type { priceGroups } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";

export type Group = ReplyOf<typeof priceGroups.get>;
/** Where a group is found. */
export const groupPath = (group: Group) => ({ loyaltyId: group.loyalty_id, priceGroupId: group.id });

export interface GroupValues {
  title: string;
  /** Chosen once, when the group is made. */
  loyalty_id: string;
  currency: string;
  code: string;
  prices_entered_as: Group["prices_entered_as"];
  comment: string;
  active: boolean;
}

export function blankGroup(loyaltyId: string, currency: string | undefined): GroupValues {
  return {
    title: "",
    loyalty_id: loyaltyId,
    currency: currency ?? "",
    code: "",
    prices_entered_as: "including-taxes",
    comment: "",
    active: true,
  };
}

export function groupValues(group: Group): GroupValues {
  const { title, loyalty_id, currency, prices_entered_as, active } = group;
  return {
    title,
    loyalty_id,
    currency,
    prices_entered_as,
    active,
    code: group.code ?? "",
    comment: group.comment ?? "",
  };
}

export function groupBody(changed: Partial<GroupValues>): Partial<BodyOf<typeof priceGroups.add>> {
  const { loyalty_id: _, code, comment, ...same } = changed;
  return {
    ...same,
    ...(code === undefined ? {} : { code: code || null }),
    ...(comment === undefined ? {} : { comment: comment || null }),
  };
}
