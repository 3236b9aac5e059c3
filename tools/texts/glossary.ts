import type { Language } from "@patron/contract/enums";
import type { Message } from "./messages.ts";

/** What one thing is called in one language, and what it is not called. */
export interface GlossaryEntry {
  language: Language;
  terms: readonly string[];
  forbidden: readonly string[];
}

const languages: Readonly<Record<string, Language>> = {
  English: "en",
  Ukrainian: "uk",
  Russian: "ru",
  German: "de",
  French: "fr",
};

const wordsOf = (cell = "") =>
  cell
    .replaceAll("`", "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "" && word !== "—");

/** The entries of the glossary page: one table a thing, one row a language. */
export function entriesIn(page: string): readonly GlossaryEntry[] {
  const rows = page.matchAll(/^\| (\w+) \| (.+) \| (.+) \|$/gm);
  return [...rows].flatMap(([, name = "", terms, forbidden]) => {
    const language = languages[name];
    return language ? [{ language, terms: wordsOf(terms), forbidden: wordsOf(forbidden) }] : [];
  });
}

/** Finds whole words. An asterisk stands for any ending, which is how inflected languages are covered. */
function patternOf(words: readonly string[]): RegExp {
  const sources = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.?+()[\]{}|\\^$]/g, "\\$&").replaceAll("*", "\\p{L}*"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?![\\p{L}\\p{N}]|-\\p{L})`, "giu");
}

/** Says for every message with a forbidden word where it stands and which term replaces the word. */
export function violations(entries: readonly GlossaryEntry[], messages: readonly Message[]): string[] {
  return [...new Set(entries.map(({ language }) => language))].flatMap((language) => {
    const own = entries.filter((entry) => entry.language === language);
    // A term may contain a word that is forbidden on its own: "client account", "points of sale".
    const terms = patternOf(own.flatMap((entry) => entry.terms).filter((term) => term.includes(" ")));
    const checks = own
      .filter(({ forbidden }) => forbidden.length > 0)
      .map((entry) => ({ term: entry.terms[0], pattern: patternOf(entry.forbidden) }));
    return messages
      .filter((message) => message.language === language)
      .flatMap(({ file, key, text }) => {
        const rest = text.replace(terms, "§");
        return checks.flatMap(({ term, pattern }) =>
          [...rest.matchAll(pattern)].map(([word]) => `${file} ${key} (${language}): “${word}” should be “${term}”`),
        );
      });
  });
}
