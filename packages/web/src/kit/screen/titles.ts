import type english from "@patron/contract/titles/en";
import { defineMessages, useMessages } from "../messages.ts";

/** The titles of screens, by their paths. */
export type Titles = typeof english;

/** Loaded before the first screen of signed-in users. */
export const titleMessages = defineMessages<Titles>({
  en: () => import("@patron/contract/titles/en"),
  uk: () => import("@patron/contract/titles/uk"),
  ru: () => import("@patron/contract/titles/ru"),
  de: () => import("@patron/contract/titles/de"),
  fr: () => import("@patron/contract/titles/fr"),
});

export function useTitles(): Titles {
  return useMessages(titleMessages);
}
