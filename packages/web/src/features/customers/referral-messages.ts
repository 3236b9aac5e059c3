import { labels } from "@patron/contract/labels/referralProgram";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./referral-messages/en.ts"),
  uk: () => import("./referral-messages/uk.ts"),
  ru: () => import("./referral-messages/ru.ts"),
  de: () => import("./referral-messages/de.ts"),
  fr: () => import("./referral-messages/fr.ts"),
};
export const referralMessages = defineMessages(messages, labels);
