import type { MessageType, SmsEncoding } from "@patron/contract/enums";
import { SegmentedMessage } from "sms-segments-calculator";
import type { Tenant } from "#kit/tenant.ts";

/** Adds the job that delivers what is due in a business; at most one waits. Without it, the schedule delivers within a minute. */
export const requestDelivery = (tenant: Tenant, businessId: string) =>
  tenant.job("messages.deliver", { business_id: businessId }, null, `messages ${businessId}`);

export interface Reachable {
  id: string;
  phone: string | null;
  email: string | null;
  /** Their chat with the bot of the business. */
  chat_id: string | null;
  /** How many devices they have switched messages on for. */
  push_devices: number;
}
/** Where a customer gets messages of a type; undefined: nowhere. */
export function recipientOf(
  type: MessageType,
  { id, phone, email, chat_id, push_devices }: Reachable,
): string | undefined {
  if (type === "external-system") return id;
  if (type === "push") return push_devices > 0 ? id : undefined;
  if (type === "incust-chatbot") return chat_id ?? undefined;
  return (type === "email" ? email : phone) ?? undefined;
}

/** The first of some channels that reaches a customer, with its place among them; undefined if none does. */
export function routeOf(channels: readonly MessageType[], customer: Reachable) {
  for (const [place, message_type] of channels.entries()) {
    const recipient = recipientOf(message_type, customer);
    if (recipient !== undefined) return { place, message_type, recipient };
  }
  return undefined;
}

/** In how many parts a text is sent: an SMS has 160 letters, 70 with others than the Latin ones, and less in each of several parts. */
export function partsOf(type: MessageType, text: string): number {
  return type === "sms" ? new SegmentedMessage(text).segmentsCount : 1;
}

/** How an SMS with this text is encoded. */
export function encodingOf(text: string): SmsEncoding {
  return new SegmentedMessage(text).encodingName === "GSM-7" ? "gsm-7" : "ucs-2";
}
