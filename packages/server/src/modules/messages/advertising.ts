import type { Language, MessageType } from "@patron/contract/enums";
import { fill } from "../message-templates/public.ts";

/** What a customer has said about advertising, by channel. */
export interface Answers {
  message_consents: readonly string[];
  message_refusals: readonly string[];
}
/** Whether advertising may go to a customer by a channel. A refusal always counts; silence does not, unless the business takes it as consent. */
export function isAllowed(
  type: MessageType,
  { message_consents, message_refusals }: Answers,
  isConsentRequired: boolean,
) {
  return !message_refusals.includes(type) && (message_consents.includes(type) || !isConsentRequired);
}

const footers: Readonly<Record<Language, string>> = {
  en: "Choose which messages you get, or unsubscribe:",
  uk: "Обрати, які повідомлення отримувати, або відписатися:",
  ru: "Выбрать, какие сообщения получать, или отписаться:",
  de: "Nachrichten auswählen oder abbestellen:",
  fr: "Choisir vos messages ou vous désabonner :",
};
/** A text as it goes out: with the customer's link where the text names it, and at the end of each e-mail. */
export function withLink(text: string, type: MessageType, language: Language, link: string): string {
  const filled = fill(text, { unsubscribe_link: link });
  return type === "email" && !filled.includes(link) ? `${filled}\n\n${footers[language]}\n${link}` : filled;
}
