import type { EntityType, SearchedEntityType } from "@patron/contract/enums";
import { paramsOf } from "../call/call-path.ts";
import { addressOf, screenOf } from "../screens.ts";

/** A record to link to, with its programme, if its address contains one. */
interface RecordLink {
  entityType: EntityType | SearchedEntityType;
  id: string;
  loyaltyId?: string | null;
}

/** The addresses of records without a screen of their own. */
export const parts: Partial<Record<RecordLink["entityType"], (id: string) => string>> = {
  business: () => "/business/settings",
  business_settings: () => "/business/settings",
  legal_info: () => "/business/settings?tab=legal",
  loyalty_settings: (id) => `/loyalties/${id}`,
  rule_settings: (id) => `/loyalties/${id}?tab=rules`,
  card_category_settings: (id) => `/loyalties/${id}?tab=categories`,
  // Its id names the programme and the message.
  message_template: (id) => `/loyalties/${id.replace(".", "/messages/")}`,
  message: (id) => `/messages?open=${id}`,
  message_provider: (id) => `/business/settings/messages?channel=${id}`,
  support_access: () => "/support",
  transaction: (id) => `/transactions?open=${id}`,
};

/** Returns the address of a record; undefined for a record without a screen, or within an unknown programme. */
export function addressOfRecord({ entityType, id, loyaltyId }: RecordLink): string | undefined {
  const screen = screenOf(entityType);
  if (!screen) return parts[entityType]?.(encodeURIComponent(id));
  const params = { ...(loyaltyId ? { loyaltyId } : {}), [paramsOf(screen).at(-1) ?? ""]: id };
  return paramsOf(screen).every((name) => name in params) ? addressOf(screen.path, params) : undefined;
}
