import { defineMessages } from "../messages.ts";
import type { FormMessages } from "./messages/en.ts";

/** The texts of forms that save records: unsaved changes, changes of others, drafts. */
export const formMessages = defineMessages<FormMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
