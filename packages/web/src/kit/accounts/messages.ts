import { defineMessages } from "../messages.ts";
import type { AccountMessages } from "./messages/en.ts";

export const accountMessages = defineMessages<AccountMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
