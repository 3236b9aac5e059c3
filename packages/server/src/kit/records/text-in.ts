import type { Language } from "@patron/contract/enums";

/** Reads texts in a language, else in another one, else what is given; null are no texts. */
export function textIn(language: Language, fallback: string) {
  return (texts: unknown, otherwise = ""): string => {
    const all = (texts ?? {}) as Record<string, string>; // Columns of texts are objects by their check.
    return all[language] || all[fallback] || otherwise;
  };
}
