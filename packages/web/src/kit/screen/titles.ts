import type english from "@patron/contract/titles/en";
import { defineMessages, useMessages } from "../messages.ts";

/** What screens are called, by their paths. */
export type Titles = typeof english;

/** They come before any screen for people who are signed in. */
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
