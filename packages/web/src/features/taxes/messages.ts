import { defineMessages } from "#kit/messages.ts";
import type { TaxesMessages } from "./messages/en.ts";

export const taxesMessages = defineMessages<TaxesMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
