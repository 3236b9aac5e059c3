import { LANGUAGES, type Language } from "@patron/contract/enums";

/** The caller's first supported language, else English. */
export function languageOf(header: string | undefined): Language {
  const accepted = (header ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === accepted.find((one) => LANGUAGES.some((known) => known === one))) ?? "en"
  );
}
