import type { Language } from "@patron/contract/enums";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { PushTarget } from "../../../adapters/messages/provider.ts";
import { openSubscription } from "../../../adapters/push/sealed-subscription.ts";
import { passLink } from "../../customers/public.ts";
import { businessNames } from "../business-name.ts";
import { consentLinks } from "../consent-link.ts";
import { listPassCards } from "../queries.ts";
import { vaultOwnerOf } from "./devices.ts";
import { listDevices } from "./queries.ts";
import { receiptPath } from "./receipt.ts";

interface Sent {
  id: string;
  message_type: string;
  recipient: string | null;
  loyalty_id: string | null;
  language: Language;
  channels: readonly string[];
  place: number;
  next_after_minutes: number;
}
const dayMinutes = 1_440;

/** What messages to devices need besides their text, by the message: in a few statements, none without such messages. */
export async function readTargets(
  tenant: Tenant,
  messages: readonly Sent[],
  settings: Settings,
): Promise<ReadonlyMap<string, PushTarget>> {
  const pushed = messages.filter(({ message_type, recipient }) => message_type === "push" && recipient !== null);
  if (pushed.length === 0) return new Map();
  const { businessId } = tenant;
  const customers = [...new Set(pushed.flatMap(({ recipient }) => recipient ?? []))];
  const devices = await tenant.many(listDevices(customers));
  const cards = await tenant.many(listPassCards(customers));
  const nameIn = await businessNames(tenant);
  const pageOf = ({ recipient, loyalty_id }: Sent) => {
    const card = cards.find((one) => one.customer_id === recipient && one.loyalty_id === loyalty_id);
    if (card) return passLink({ businessId, cardId: card.id }, settings);
    return consentLinks({ businessId, customerId: recipient ?? "" }, settings).page;
  };
  const targetOf = (message: Sent): PushTarget => ({
    devices: devices
      .filter(({ customer_id }) => customer_id === message.recipient)
      .map(({ endpoint_hash: hash, subscription }) => ({
        hash,
        subscription: openSubscription(vaultOwnerOf(businessId, hash), subscription, settings),
      })),
    title: nameIn(message.language),
    language: message.language,
    link: pageOf(message),
    receipt: receiptPath(businessId, message.id, settings),
    // Once the next channel is tried, it would come twice.
    keptSeconds: 60 * (message.place + 1 < message.channels.length ? message.next_after_minutes : dayMinutes),
  });
  return new Map(pushed.map((message) => [message.id, targetOf(message)]));
}
