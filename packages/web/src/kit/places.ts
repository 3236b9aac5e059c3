import type { EntityType, SearchedEntityType } from "@patron/contract/enums";

/** What a place is asked for: a thing, and where it belongs when its id alone does not lead to it. */
export interface Thing {
  entityType: EntityType | SearchedEntityType;
  id: string;
  loyaltyId?: string | null;
}

type Lead = (id: string, loyaltyId: string | null) => string | undefined;
const inLoyalty =
  (path: (id: string, loyaltyId: string) => string): Lead =>
  (id, loyaltyId) =>
    loyaltyId === null ? undefined : path(id, loyaltyId);

/** Where things stand in the app; `places.test.ts` holds every path to a screen. */
export const leads: Partial<Record<Thing["entityType"], Lead>> = {
  business: () => "/business/settings",
  business_settings: () => "/business/settings",
  legal_info: () => "/business/settings?tab=legal",
  corporate_customer: (id) => `/corporate-users/${id}`,
  customer: (id) => `/customers/${id}`,
  goods: (id) => `/goods-and-services/${id}`,
  goods_category: (id) => `/categories/${id}`,
  loyalty: (id) => `/loyalties/${id}`,
  loyalty_settings: (id) => `/loyalties/${id}`,
  rule_settings: (id) => `/loyalties/${id}?tab=rules`,
  card_category_settings: (id) => `/loyalties/${id}?tab=categories`,
  news: (id) => `/news/${id}`,
  pos: (id) => `/pos/${id}`,
  special_account: (id) => `/client-accounts/${id}/settings`,
  terminal: (id) => `/terminals/${id}`,
  transaction: (id) => `/transactions?open=${id}`,
  rule: inLoyalty((id, loyaltyId) => `/loyalties/${loyaltyId}/rules/${id}`),
  card_category: inLoyalty((id, loyaltyId) => `/loyalties/${loyaltyId}/categories/${id}`),
  tax: inLoyalty((id, loyaltyId) => `/loyalties/${loyaltyId}/taxes/${id}`),
  price_group: inLoyalty((id, loyaltyId) => `/price-groups/${loyaltyId}/${id}`),
};

/** Where a thing stands in the app; nothing for what has no screen that this leads to. */
export function placeOf({ entityType, id, loyaltyId = null }: Thing): string | undefined {
  return leads[entityType]?.(encodeURIComponent(id), loyaltyId && encodeURIComponent(loyaltyId));
}
