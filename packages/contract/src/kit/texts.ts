import type { Language } from "../enums.ts";

/** One text in every language that we speak. */
export type Texts = Readonly<Record<Language, string>>;

/** The same in English, Ukrainian, Russian, German and French; a language that is left out does not compile. */
export function inLanguages(
  ...[en, uk, ru, de, fr]: [en: string, uk: string, ru: string, de: string, fr: string]
): Texts {
  return { en, uk, ru, de, fr };
}

/** What a failure is answered with: the status, a sentence for logs and integrators, and what people read of it. */
export interface FailureRow {
  status: number;
  detail: string;
  texts: Texts;
}

/** A failure, with what people read in English, Ukrainian, Russian, German and French: what went wrong and what to do. */
export function failure(status: number, detail: string, ...texts: Parameters<typeof inLanguages>): FailureRow {
  return { status, detail, texts: inLanguages(...texts) };
}
