import type { Language } from "@patron/contract/enums";
import { createContext, use, useSyncExternalStore } from "react";

/** The languages of the panel, each by its own name. */
export const languageNames: Record<Language, string> = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  de: "Deutsch",
  fr: "Français",
};
export const everyLanguage = Object.keys(languageNames) as Language[]; // The record above has exactly these keys.

const storageKey = "language";
const listeners = new Set<() => void>();

function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && value in languageNames;
}

function readStored(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : "en";
}
let language = readStored();
document.documentElement.lang = language;

/** Whether somebody has chosen the language in this browser. */
export const isLanguageChosen = () => isLanguage(localStorage.getItem(storageKey));

/** Returns the current language. */
export function presentLanguage(): Language {
  return language;
}

/** Changes the language of the whole app and stores it for the next visit. */
export function changeLanguage(next: Language): void {
  localStorage.setItem(storageKey, next);
  show(next);
}

function show(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}
/** Another tab has changed it. */
function follow({ key }: StorageEvent): void {
  if (key === storageKey) show(readStored());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", follow);
  };
}

/** The language of what somebody else reads in this browser, such as customers at a till. */
export const LanguageContext = createContext<Language | null>(null);

/** The user's language, also the locale of numbers and dates. */
export function useLanguage(): Language {
  const chosen = useSyncExternalStore(subscribe, presentLanguage);
  return use(LanguageContext) ?? chosen;
}
