import type { MessageType } from "@patron/contract/enums";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import type { Provider } from "../../adapters/messages/provider.ts";
import { pushProvider } from "../../adapters/messages/push.ts";
import { smtpProvider } from "../../adapters/messages/smtp.ts";
import { telegramBot } from "../../adapters/messages/telegram.ts";
import { turboSmsProvider } from "../../adapters/messages/turbosms.ts";
import { twilioProvider } from "../../adapters/messages/twilio.ts";
import { webhookProvider } from "../../adapters/messages/webhook.ts";
import { senderOf } from "../../adapters/push/sender.ts";
import { listProviders } from "./provider-queries.ts";
import type { ProviderRow } from "./provider-views.ts";

/** The owner of a service's secret in the vault. */
export const secretOwner = (businessId: string, type: MessageType) => `message provider ${businessId} ${type}`;

/** The secret of a service in clear; empty where there is none. */
export function openSecret({ business_id, message_type, secret }: ProviderRow, settings: Settings): string {
  return secret ? vaultOf(settings).open(secret, secretOwner(business_id, message_type)) : "";
}

/** The service of a business, ready to send. */
export function openProvider(row: ProviderRow, settings: Settings): Provider {
  const { message_type, kind } = row;
  const own = { ...row, secret: openSecret(row, settings) };
  const { messageServices, privateAddresses } = settings;
  switch (kind) {
    case "smtp":
      return smtpProvider(own, privateAddresses);
    case "turbosms":
      return turboSmsProvider(own, message_type === "viber" ? "viber" : "sms", messageServices.turboSms);
    case "twilio":
      return twilioProvider(own, messageServices.twilio);
    case "web-push":
      return pushProvider(senderOf(settings));
    case "telegram":
      return telegramBot(own.secret, messageServices.telegram);
    case "webhook":
      return webhookProvider(own, privateAddresses);
  }
}

/** Whether a service that is switched on delivers each of some types. */
export async function hasProviders(tenant: Tenant, types: readonly MessageType[]): Promise<boolean> {
  const active = (await tenant.many(listProviders())).filter((one) => one.active).map((one) => one.message_type);
  return types.every((type) => active.includes(type));
}
