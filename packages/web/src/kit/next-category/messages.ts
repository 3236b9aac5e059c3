import { defineMessages } from "../messages.ts";
import type { NextCategoryWords } from "./words.ts";

export const nextCategoryWords = defineMessages<NextCategoryWords>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
