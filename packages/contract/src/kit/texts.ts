import type { Language } from "../enums.ts";

/** One text in every language that we speak. */
export type Texts = Readonly<Record<Language, string>>;

/** The same in English, Ukrainian, Russian, German and French; a language that is left out does not compile. */
export function inLanguages(
  ...[en, uk, ru, de, fr]: [en: string, uk: string, ru: string, de: string, fr: string]
): Texts {
  return { en, uk, ru, de, fr };
}
