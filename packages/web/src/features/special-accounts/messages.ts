import { labels as ownedLabels } from "@patron/contract/labels/customerAccounts";
import { labels } from "@patron/contract/labels/specialAccounts";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const specialAccountMessages = defineMessages(messages, labels);
/** The same for an owner's special account. */
export const ownedAccountMessages = defineMessages(messages, ownedLabels);
