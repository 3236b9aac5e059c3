import { messageHooks } from "@patron/contract";
import type { MessageType, ProviderKind } from "@patron/contract/enums";
import type { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { isSignedByTwilio } from "../../../adapters/messages/twilio-signature.ts";
import { isSignedWebhook } from "../../../adapters/messages/webhook.ts";
import { openSecret } from "../channel.ts";
import { hear, type Update } from "../chat/updates.ts";
import { getProvider } from "../provider-queries.ts";
import { businessOf, incomingUrl, isHookSecret } from "./address.ts";
import { receive } from "./receive.ts";

interface Called {
  path: { token: string };
  tenant: Tenant;
  settings: Settings;
  fail(code: "message_hook.not_found"): Failure;
}
/** The secret and address of the business whose address was called, in which the transaction works from here on. */
async function enterBy({ path, tenant, settings, fail }: Called, type: MessageType, kind: ProviderKind) {
  const businessId = businessOf(path.token, settings);
  if (!businessId) throw fail("message_hook.not_found");
  await tenant.enter(businessId);
  const provider = await tenant.maybe(getProvider(type));
  if (provider?.kind !== kind || !provider.secret) throw fail("message_hook.not_found");
  return { businessId, secret: openSecret(provider, settings), url: incomingUrl(kind, businessId, settings) ?? "" };
}

/** An answer to Twilio that sends nothing back. */
const nothingToSay = "<Response></Response>";

export const messageHookCalls = implement(messageHooks, {
  async twilio(context) {
    const { body, tenant, received, now, fail } = context;
    const { secret, url } = await enterBy(context, "sms", "twilio");
    if (!isSignedByTwilio(url, body, secret, received.header("x-twilio-signature")))
      return fail("message_hook.bad_signature");
    const message = { providerId: body.MessageSid, from: body.From, text: textOf(body) };
    await receive(tenant, { type: "sms", ...message }, now);
    return nothingToSay;
  },

  async telegram(context) {
    const { body, tenant, settings, received, now, fail } = context;
    const { businessId, secret } = await enterBy(context, "incust-chatbot", "telegram");
    if (!isHookSecret(businessId, received.header("x-telegram-bot-api-secret-token"), settings))
      return fail("message_hook.bad_signature");
    const [botId = ""] = secret.split(":");
    return hear(body as Update, botId, { tenant, settings, now }); // Every field is unknown and checked.
  },

  async externalSystem(context) {
    const { body, tenant, received, now, fail } = context;
    const { secret } = await enterBy(context, "external-system", "webhook");
    const headers = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
      name,
      received.header(name),
    ]);
    if (!isSignedWebhook(secret, received.body.toString(), Object.fromEntries(headers)))
      return fail("message_hook.bad_signature");
    const { from, text } = body.data;
    const providerId = received.header("webhook-id").slice(0, 200);
    await receive(tenant, { type: "external-system", providerId, from, text }, now);
    return { done: true };
  },
});

const mostPictures = 10;
/** The words of an SMS, and the addresses of its pictures. */
function textOf(body: Readonly<Record<string, unknown>>): string {
  const pictures = Array.from({ length: mostPictures }, (_, place) => body[`MediaUrl${place}`]);
  return [body.Body, ...pictures].filter((one) => typeof one === "string" && one !== "").join("\n");
}
