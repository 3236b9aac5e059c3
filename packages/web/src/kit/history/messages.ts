import { defineMessages } from "../messages.ts";
import type { HistoryMessages } from "./messages/en.ts";

/** The audit log in the reader's words: an entity type or an action without its word does not compile. */
export const historyMessages = defineMessages<HistoryMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
