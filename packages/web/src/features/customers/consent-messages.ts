import { labels as chatLabels } from "@patron/contract/labels/customerChats";
import { labels as deviceLabels } from "@patron/contract/labels/customerDevices";
import { labels } from "@patron/contract/labels/messageConsents";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./consent-messages/en.ts"),
  uk: () => import("./consent-messages/uk.ts"),
  ru: () => import("./consent-messages/ru.ts"),
  de: () => import("./consent-messages/de.ts"),
  fr: () => import("./consent-messages/fr.ts"),
};
export const consentMessages = defineMessages(messages, labels);
/** The same texts with the labels of chats. */
export const chatMessages = defineMessages(messages, chatLabels);
/** The same texts with the labels of devices. */
export const deviceMessages = defineMessages(messages, deviceLabels);
