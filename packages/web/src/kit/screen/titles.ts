import { defineMessages, useMessages } from "../messages.ts";
import type { Titles } from "./titles/en.ts";

/** What screens and the groups of the menu are called. They come before any screen for people who are signed in. */
export const titleMessages = defineMessages<Titles>({
  en: () => import("./titles/en.ts"),
  uk: () => import("./titles/uk.ts"),
  ru: () => import("./titles/ru.ts"),
  de: () => import("./titles/de.ts"),
  fr: () => import("./titles/fr.ts"),
});

export function useTitles(): Titles {
  return useMessages(titleMessages);
}
