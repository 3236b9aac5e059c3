import type { AuditNoun } from "@patron/contract/words";
import type { AuditLine } from "#kit/history/changes.tsx";

const places: Partial<Record<AuditNoun, (id: string) => string>> = {
  business: () => "/business/settings",
  business_settings: () => "/business/settings",
  legal_info: () => "/business/settings?tab=legal",
  customer: (id) => `/customers/${id}`,
  goods: (id) => `/goods-and-services/${id}`,
  goods_category: (id) => `/categories/${id}`,
  loyalty: (id) => `/loyalties/${id}`,
  loyalty_settings: (id) => `/loyalties/${id}`,
  rule_settings: (id) => `/loyalties/${id}?tab=rules`,
  card_category_settings: (id) => `/loyalties/${id}?tab=categories`,
  pos: (id) => `/pos/${id}`,
  terminal: (id) => `/terminals/${id}`,
  transaction: (id) => `/transactions?open=${id}`,
};

/** Where the thing of a line stands in the app; nothing for what has no screen that its id alone leads to. */
export function placeOf({ noun, noun_id }: AuditLine): string | undefined {
  return noun && noun_id ? places[noun]?.(encodeURIComponent(noun_id)) : undefined;
}
