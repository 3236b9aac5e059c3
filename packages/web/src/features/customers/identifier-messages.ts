import { labels } from "@patron/contract/labels/identification";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./identifier-messages/en.ts"),
  uk: () => import("./identifier-messages/uk.ts"),
  ru: () => import("./identifier-messages/ru.ts"),
  de: () => import("./identifier-messages/de.ts"),
  fr: () => import("./identifier-messages/fr.ts"),
};
export const identifierMessages = defineMessages(messages, labels);
