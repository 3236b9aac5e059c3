import { defineMessages } from "#kit/messages.ts";
import type { AuthMessages } from "./messages/en.ts";

export const authMessages = defineMessages<AuthMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
