import { labels } from "@patron/contract/labels/offline";
import { labels as transactionLabels } from "@patron/contract/labels/transactions";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const offlineSalesMessages = defineMessages(messages, labels);
/** The names of payment methods. */
export const paymentMessages = defineMessages(messages, transactionLabels);
