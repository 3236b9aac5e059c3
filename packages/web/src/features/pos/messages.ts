import { labels as storeLabels } from "@patron/contract/labels/onlineStore";
import { labels } from "@patron/contract/labels/pos";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const posMessages = defineMessages(messages, labels);

const ofStore = {
  en: () => import("./messages/store-en.ts"),
  uk: () => import("./messages/store-uk.ts"),
  ru: () => import("./messages/store-ru.ts"),
  de: () => import("./messages/store-de.ts"),
  fr: () => import("./messages/store-fr.ts"),
};
export const storeMessages = defineMessages(ofStore, storeLabels);
export const hoursMessages = defineMessages(ofStore, labels);
