import type { Language } from "@patron/contract/enums";
import { use } from "react";
import { chunk } from "./chunk.ts";
import { presentLanguage, useLanguage } from "./language.ts";

/** The type of the other languages of a feature: the same keys, with texts and functions where English has them. */
export type Messages<M> = {
  [K in keyof M]: M[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : M[K] extends string
      ? string
      : Messages<M[K]>;
};

/** The messages of one feature, loaded in the user's language when they are first shown. */
export interface Bundle<M> {
  load(language: Language): Promise<M>;
}

type Loaders<M> = Record<Language, () => Promise<{ default: M }>>;

/** Declares a feature's messages: one file per language, each its own chunk. Includes the given labels of records. */
export function defineMessages<M>(loaders: Loaders<M>): Bundle<M>;
export function defineMessages<M, L>(loaders: Loaders<M>, labels: Loaders<L>): Bundle<M & L>;
export function defineMessages<M, L>(loaders: Loaders<M>, labels?: Loaders<L>): Bundle<M & Partial<L>> {
  const texts = new Map<Language, () => Promise<M & Partial<L>>>();
  return {
    load(language) {
      const known =
        texts.get(language) ??
        chunk(async () => {
          const [own, names] = await Promise.all([loaders[language](), labels?.[language]()]);
          return { ...names?.default, ...own.default } as M & Partial<L>; // Both parts were just merged.
        });
      texts.set(language, known);
      return known();
    },
  };
}

/** Returns the messages of a bundle in the user's language; suspends until they are loaded. */
export function useMessages<M>(bundle: Bundle<M>): M {
  return use(bundle.load(useLanguage()));
}

/** Loads a bundle before its screen, so that the screen does not wait twice. */
export function preloadMessages(bundle: Bundle<unknown>): Promise<unknown> {
  return bundle.load(presentLanguage());
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the plural form for a number, and replaces `#` with the formatted number. */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
