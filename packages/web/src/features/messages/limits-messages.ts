import { labels } from "@patron/contract/labels/messageSettings";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
/** The same texts with the labels of what holds for every channel. */
export const limitsMessages = defineMessages(messages, labels);
