import { defineMessages } from "#kit/messages.ts";
import type { RegisterMessages } from "./messages/en.ts";

export const registerMessages = defineMessages<RegisterMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
