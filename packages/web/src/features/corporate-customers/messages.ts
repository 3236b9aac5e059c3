import { defineMessages } from "#kit/messages.ts";
import type { CompanyMessages } from "./messages/en.ts";

export const companyMessages = defineMessages<CompanyMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
