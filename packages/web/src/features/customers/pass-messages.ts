import { labels } from "@patron/contract/labels/walletPasses";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./pass-messages/en.ts"),
  uk: () => import("./pass-messages/uk.ts"),
  ru: () => import("./pass-messages/ru.ts"),
  de: () => import("./pass-messages/de.ts"),
  fr: () => import("./pass-messages/fr.ts"),
};
export const passMessages = defineMessages(messages, labels);
