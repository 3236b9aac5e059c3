import { labels } from "@patron/contract/labels/term";
import { defineMessages } from "#kit/messages.ts";

export type { RegisterMessages } from "./messages/en.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const registerMessages = defineMessages(messages, labels);
