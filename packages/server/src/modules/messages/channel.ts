import type { MessageType } from "@patron/contract/enums";
import { SegmentedMessage } from "sms-segments-calculator";
import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import type { Provider } from "../../adapters/messages/provider.ts";
import { smtpProvider } from "../../adapters/messages/smtp.ts";
import { turboSmsProvider } from "../../adapters/messages/turbosms.ts";
import { twilioProvider } from "../../adapters/messages/twilio.ts";
import { webhookProvider } from "../../adapters/messages/webhook.ts";
import type { ProviderRow } from "./provider-views.ts";

/** The owner of a service's secret in the vault. */
export const secretOwner = (businessId: string, type: MessageType) => `message provider ${businessId} ${type}`;

/** The service of a business, ready to send. */
export function openProvider(row: ProviderRow, settings: Settings): Provider {
  const { business_id, message_type, kind, secret: sealed } = row;
  const secret = sealed ? vaultOf(settings).open(sealed, secretOwner(business_id, message_type)) : "";
  const own = { ...row, secret };
  const { messageServices, privateAddresses } = settings;
  switch (kind) {
    case "smtp":
      return smtpProvider(own, privateAddresses);
    case "turbosms":
      return turboSmsProvider(own, message_type === "viber" ? "viber" : "sms", messageServices.turboSms);
    case "twilio":
      return twilioProvider(own, messageServices.twilio);
    case "webhook":
      return webhookProvider(own, privateAddresses);
  }
}

interface Reachable {
  id: string;
  phone: string | null;
  email: string | null;
}
/** Where a customer gets messages of a type; undefined: nowhere. */
export function recipientOf(type: MessageType, { id, phone, email }: Reachable): string | undefined {
  if (type === "external-system") return id;
  return (type === "email" ? email : phone) ?? undefined;
}

/** In how many parts a text is sent: an SMS has 160 letters, 70 with others than the Latin ones, and less in each of several parts. */
export function partsOf(type: MessageType, text: string): number {
  return type === "sms" ? new SegmentedMessage(text).segmentsCount : 1;
}
