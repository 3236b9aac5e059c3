import { labels } from "@patron/contract/labels/readerPayments";
import { defineMessages } from "../messages.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const readerPaymentsMessages = defineMessages(messages, labels);
