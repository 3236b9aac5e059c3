import { type Language, MESSAGE_EVENTS, type MessageEvent, type MessageType } from "@patron/contract/enums";
import type { Tenant } from "#kit/tenant.ts";
import type { Texts } from "./fill.ts";
import { getTemplates } from "./queries.ts";

/** How an event is told: in the programme's own words where it has some. */
export interface Template {
  channels: readonly MessageType[];
  next_after_minutes: number;
  /** For bonuses that expire soon. */
  days_before: number | null;
  subjects: Texts;
  texts: Texts;
}
/** What was set for an event; what is absent has its default. */
export interface StoredTemplate extends Partial<Template> {
  message_code: MessageEvent;
  active?: boolean;
}

/** The messages of a programme that are switched on, and what they need of it. */
export interface Templates {
  loyaltyId: string;
  title: string;
  publicTitles: Texts;
  language: Language;
  timeZone: string;
  signatures: Texts;
  active: ReadonlyMap<MessageEvent, Template>;
}

const defaults = { active: false, channels: [], next_after_minutes: 10, subjects: {}, texts: {} } as const;

/** How many days before something ends a message is sent, unless the programme says otherwise; null: it is about nothing that ends. */
const usualDaysBefore = (event: MessageEvent) => (event === "bonuses-expiring" ? 3 : null);

/** A message of which nothing was set. */
export const templateOf = (event: MessageEvent) => ({ ...defaults, days_before: usualDaysBefore(event) });

/** What is stored of a programme's messages. */
export function storedTemplates(body: unknown): readonly StoredTemplate[] {
  const { messages = [] } = (body ?? {}) as { messages?: StoredTemplate[] }; // Only `changeTemplates` writes it.
  return messages.filter(({ message_code }) => MESSAGE_EVENTS.includes(message_code));
}

/** The messages of a programme. Settings only. */
export function readTemplates(tenant: Tenant, loyaltyId: string): Promise<Templates> {
  return tenant.settled(`message templates ${loyaltyId}`, async () => {
    const row = await tenant.one(getTemplates(loyaltyId));
    const active = storedTemplates(row.messages).filter((one) => one.active && one.channels?.length);
    return {
      loyaltyId,
      title: row.title,
      publicTitles: row.public_title as Texts, // Both are texts by language.
      language: row.default_language,
      timeZone: row.time_zone,
      signatures: (row.signatures ?? {}) as Texts,
      active: new Map(active.map((one) => [one.message_code, { ...templateOf(one.message_code), ...one }])),
    };
  });
}
