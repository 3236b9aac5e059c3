import type { messages, messageTemplates } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import type { MessageEvent, MessageType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import { someSubscription } from "../../../test/messages/subscription.ts";
import type { World } from "../../../test/world.ts";
import { consentToken } from "./consent-link.ts";
import { receiptPath } from "./devices/receipt.ts";
import { receive } from "./incoming/receive.ts";
import { take } from "./limits/spending-queries.ts";
import { prepareMailing } from "./mailings.ts";

type Body = BodyOf<typeof messages.changeProvider>;

/** Enters the service that delivers messages of a type, switched on: TurboSMS unless stated. */
export function addProvider({ owner }: World, body: Partial<Body> = {}, messageType: MessageType = "sms") {
  const whole: Body = { kind: "turbosms", active: true, sender: "Kovalenko", secret: "token-1", ...body };
  return owner.request(calls.messages.changeProvider, { path: { messageType }, body: whole });
}

type Template = NonNullable<BodyOf<typeof messageTemplates.change>["messages"]>[number];
/** Switches messages of the first programme on, by SMS and in the default words unless stated. */
export function switchOn(
  { owner, loyaltyId }: World,
  events: readonly MessageEvent[],
  more: Partial<Omit<Template, "message_code">> = {},
) {
  const messages = events.map((message_code) => ({
    ...{ message_code, active: true, channels: ["sms" as const] },
    ...more,
  }));
  return owner.request(calls.messageTemplates.change, { path: { loyaltyId }, body: { messages } });
}
/** The texts in the outbox, oldest first. */
export async function textsIn({ owner }: World): Promise<string[]> {
  const { items } = await owner.request(calls.messages.list, { page: { count: 50 } });
  return items.toReversed().map(({ text }) => text);
}

export const fixture: Fixture = async ({ w }, marker) => {
  await addProvider(w, { sender: marker });
  const body = { loyalty_id: w.loyaltyId, channels: ["sms" as const], texts: { en: `${marker} news` } };
  const { id: mailing } = await w.owner.request(calls.messages.send, { body });
  await prepareMailing(w.server, w.businessId, mailing);
  const path = { messageType: "sms" };
  const { id: message } = await w.owner.request(calls.messages.test, { path, body: { recipient: "+380671234567" } });
  const [customer] = (await w.owner.request(calls.customers.search, { body: {} })).items;
  const answers = [{ message_type: "sms" as const, agreed: true }];
  if (customer)
    await w.owner.request(calls.messageConsents.give, { body: { user_id: customer.id, answers, source: "paper" } });
  await w.inside((tenant) => tenant.run(take("2026-11", 5_000n, null)));
  const received = { type: "sms" as const, providerId: marker, from: "+380671234567", text: `${marker} thanks` };
  await w.inside((tenant) => receive(tenant, received, w.server.clock.now()));
  const [incoming] = (await w.owner.request(calls.messages.list, { query: { incoming: true } })).items;
  // Without support staff the call refuses.
  w.server.settings.supportEmails = ["support@example.com"];
  const attachments = [{ name: `${marker}.pdf`, content: Buffer.from("%PDF-1.7").toString("base64") }];
  const question = { subject: `${marker} question`, text: marker, attachments };
  const { id: support_message } = await w.owner.request(calls.messages.system, { body: question });
  const { businessId } = w;
  await addProvider(w, { kind: "web-push", sender: "", secret: undefined }, "push");
  const links = {
    push_receipt: receiptPath(businessId, message, w.server.settings).split("/").at(-1) ?? "",
    ...(customer && { consent_token: consentToken({ businessId, customerId: customer.id }, w.server.settings) }),
  };
  if (customer)
    await w.owner.request(calls.customerDevices.switchOn, {
      path: { token: links.consent_token ?? "" },
      body: someSubscription(),
    });
  return { mailing, message, support_message, ...links, ...(incoming && { incoming_message: incoming.id }) };
};
