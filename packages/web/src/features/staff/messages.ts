import { labels } from "@patron/contract/labels/staff";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const invitationMessages = defineMessages({
  en: () => import("./messages/invitations-en.ts"),
  uk: () => import("./messages/invitations-uk.ts"),
  ru: () => import("./messages/invitations-ru.ts"),
  de: () => import("./messages/invitations-de.ts"),
  fr: () => import("./messages/invitations-fr.ts"),
});
export const staffMessages = defineMessages(messages, labels);
