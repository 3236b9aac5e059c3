import type { messages } from "@patron/contract";
import type { MessageType } from "@patron/contract/enums";
import type { Failure } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import { readPhone } from "#kit/phone.ts";
import { readPage } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { getBusiness } from "../business/public.ts";
import { findNamed } from "../customers/public.ts";
import { addMessages, recipientOf, requestDelivery } from "../message-templates/public.ts";
import { hasProviders } from "./channel.ts";
import { lockMessage } from "./incoming/queries.ts";
import { typeOf } from "./provider-calls.ts";
import { getProvider } from "./provider-queries.ts";
import * as queries from "./queries.ts";
import { isResendable } from "./resendable.ts";
import { testTexts } from "./test-texts.ts";
import { toMessage } from "./views.ts";

type MessageCalls = Pick<typeof messages, "list" | "get" | "test" | "resend">;

const columns = { phone: "phone", email: "email", "external-id": "external_id" } as const;

export const messageCalls: Handlers<MessageCalls> = {
  async list({ query, page, tenant }) {
    const { user_id_value: value, user_id_type: type, ...same } = query;
    const found = type === undefined ? { ...same, user_id_value: value } : { ...same, [columns[type]]: value };
    const { currency } = await tenant.one(getBusiness());
    return readPage({ tenant, page }, queries.listMessages(found, page), (rows) =>
      rows.map((row) => toMessage(row, currency)),
    );
  },

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getMessage(path.messageId));
    if (!row) return fail("message.not_found");
    return toMessage(row, (await tenant.one(getBusiness())).currency);
  },

  async test(context) {
    const { body, tenant, who, now, language, fail, changed } = context;
    const type = typeOf(context);
    const provider = await tenant.maybe(getProvider(type));
    if (!provider?.active) return fail("message_provider.none");
    const { country, currency } = await tenant.one(getBusiness());
    const found = await ownAddressOf(tenant, { type, text: body.recipient, country });
    const recipient = found ?? recipientIn(body.recipient, type, country) ?? fail("message.bad_recipient");
    if (typeof recipient !== "string") return recipient satisfies Failure;
    const id = newId();
    const channel = { channels: [type], message_type: type, next_after_minutes: 1, src_type: "test" as const };
    await tenant.run(
      addMessages([{ id, ...channel, recipient, language, ...testTexts[language], due_dt: now, created_dt: now }]),
    );
    await requestDelivery(tenant, personOf(who).businessId);
    changed({ entityType: "message", id, after: { message_type: type, recipient } });
    return toMessage(await tenant.one(queries.getMessage(id)), currency);
  },

  async resend({ path, tenant, now, fail, changed }) {
    const row = await tenant.maybe(lockMessage(path.messageId));
    if (!row) return fail("message.not_found");
    if (!isResendable(row)) return fail("message.not_resendable");
    const channel = await channelFor(tenant, row);
    if (!(await hasProviders(tenant, [channel.message_type]))) return fail("message_provider.none");
    await tenant.run(queries.resend(row.id, channel, now));
    await requestDelivery(tenant, tenant.businessId);
    changed({ entityType: "message", id: row.id, before: { status: row.status }, after: { status: "wait" } });
    return toMessage(await tenant.one(queries.getMessage(row.id)), (await tenant.one(getBusiness())).currency);
  },
};

type Locked = InferResult<ReturnType<typeof lockMessage>>[number];

/** Where a message begins once more: at its first channel, where the customer has it; else where it was last. */
async function channelFor(tenant: Tenant, row: Locked): Promise<queries.Resent> {
  const { place, message_type, recipient, channels, customer_id, status } = row;
  const first = channels[0] as MessageType; // Only these are stored.
  const isOver = status === "error" || status === "rejected";
  const [customer] = isOver && customer_id !== null ? await tenant.many(queries.listReachable([customer_id])) : [];
  const found = customer && recipientOf(first, customer);
  return found ? { place: 0, message_type: first, recipient: found } : { place, message_type, recipient };
}

/** Where a customer gets messages by a channel whose address people do not know by heart. */
async function ownAddressOf(
  tenant: Tenant,
  { type, text, country }: { type: MessageType; text: string; country: string },
): Promise<string | undefined> {
  if (type !== "incust-chatbot" && type !== "push") return undefined;
  const customer = await findNamed(tenant, { user_id_value: text }, country);
  return customer && recipientOf(type, customer);
}

const chatId = /^-?\d{1,20}$/;
const address = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;
/** Where a test of a channel goes; webhooks have their own address. */
function recipientIn(text: string, type: string, country: string): string | undefined {
  if (type === "external-system") return "test";
  if (type === "push") return undefined;
  if (type === "incust-chatbot") return chatId.test(text.trim()) ? text.trim() : undefined;
  if (type === "email") return address.test(text.trim()) ? text.trim() : undefined;
  return readPhone(text, country);
}
