import { defineMessages } from "../messages.ts";
import type { ListMessages } from "./messages/en.ts";

/** What lists say: filters, columns, views, and work over many rows. */
export const listMessages = defineMessages<ListMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
