import type { Language } from "@patron/contract/enums";

/** Reads a public name in a language, else in another one, else in any; its own name, which is for staff, only if there is none. */
export function nameIn(language: Language, fallback: string) {
  return (names: unknown, own: string): string => {
    const all = (names ?? {}) as Record<string, string>; // As below.
    return textIn(language, fallback)(all) || Object.values(all).find(Boolean) || own;
  };
}

/** Reads texts in a language, else in another one, else what is given; null are no texts. */
export function textIn(language: Language, fallback: string) {
  return (texts: unknown, otherwise = ""): string => {
    const all = (texts ?? {}) as Record<string, string>; // Columns of texts are objects by their check.
    return all[language] || all[fallback] || otherwise;
  };
}
