import { defineMessages } from "../messages.ts";
import type { ListMessages } from "./messages/en.ts";

/** The texts of lists: filters, columns, views, and bulk actions. */
export const listMessages = defineMessages<ListMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
