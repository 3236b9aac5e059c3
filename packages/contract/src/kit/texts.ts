import type { Language } from "../enums.ts";

/** One text in every supported language. */
export type Texts = Readonly<Record<Language, string>>;

/** The same text in English, Ukrainian, Russian, German and French; a missing language does not compile. */
export function inLanguages(
  ...[en, uk, ru, de, fr]: [en: string, uk: string, ru: string, de: string, fr: string]
): Texts {
  return { en, uk, ru, de, fr };
}

/** A failure: the status, a sentence for logs and integrators, and the messages for users. */
export interface FailureRow {
  status: number;
  detail: string;
  texts: Texts;
}

/** A failure with its messages in English, Ukrainian, Russian, German and French: what went wrong and what to do. */
export function failure(status: number, detail: string, ...texts: Parameters<typeof inLanguages>): FailureRow {
  return { status, detail, texts: inLanguages(...texts) };
}
