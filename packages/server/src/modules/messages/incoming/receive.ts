import type { Language, MessageType } from "@patron/contract/enums";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../../business/public.ts";
import { findNamed } from "../../customers/public.ts";
import { findByChat } from "../chat/queries.ts";
import { lockAnswers } from "../consent-queries.ts";
import { record } from "../consents.ts";
import * as queries from "./queries.ts";
import { isStop } from "./stop-words.ts";

/** A message as a service delivers it. */
export interface Received {
  type: MessageType;
  /** The service's own id, which a repeated delivery has too. */
  providerId: string;
  /** Whoever wrote it, as the service names them: a telephone number, an address or an id. */
  from: string;
  /** Of an e-mail. */
  subject?: string;
  text: string;
  /** Anybody may write to the address: only customers, and those to whom the business has written, are heard. */
  onlyKnown?: boolean;
}

/** Later answers are not to a message, but begin something new. */
const answersFor = 7 * 86_400_000;
const longest = 4000;
const longestSubject = 200;
const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The customer behind a sender; undefined: nobody whom the business knows. */
async function senderOf(tenant: Tenant, { type, from }: Received, country: string) {
  if (type === "sms") return findNamed(tenant, { user_id_value: from, user_id_type: "phone" }, country);
  if (type === "incust-chatbot") return tenant.maybe(findByChat(from));
  if (uuid.test(from)) return tenant.maybe(queries.getSender(from));
  return findNamed(tenant, { user_id_value: from }, country);
}

/**
 * Stores what somebody has written to the business; the same message again changes nothing. It answers the last one that they got by this channel, and
 * ends advertising by it if it says so.
 */
export async function receive(tenant: Tenant, received: Received, now: Date): Promise<void> {
  const { type, providerId, from, text } = received;
  const { country, language: own } = await tenant.one(getBusiness());
  const customer = await senderOf(tenant, received, country);
  const sender = { customerId: customer?.id ?? null, recipient: from, type };
  const answered = await tenant.maybe(queries.lastSentTo(sender, new Date(now.getTime() - answersFor)));
  if (received.onlyKnown && !customer && !answered) return;
  const stored = await tenant.run(
    queries.addReceived({
      ...{ id: newId(), incoming: true, src_type: "customer", status: "delivered", created_dt: now },
      ...{ message_type: type, channels: [type], next_after_minutes: 1, provider_id: providerId },
      customer_id: sender.customerId,
      loyalty_id: answered?.loyalty_id ?? null,
      reply_to_id: answered?.id ?? null,
      recipient: from,
      language: (customer?.language ?? answered?.language ?? own) as Language, // Only these are stored.
      subject: received.subject ? storable(received.subject).slice(0, longestSubject) : null,
      text: storable(text).slice(0, longest),
      delivered_dt: now,
    }),
  );
  if (stored === 0) return;
  if (answered) await tenant.run(queries.markReplied(answered.id, now));
  if (customer && isStop(text)) {
    const answers = await tenant.one(lockAnswers(customer.id));
    const said = [{ message_type: type, agreed: false }];
    await record(tenant, answers, { answers: said, source: "message", personId: null }, now);
    tenant.announce("message_consent");
  }
  tenant.announce("message");
}
