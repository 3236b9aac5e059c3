import type { Language } from "@patron/contract/enums";
import { use } from "react";
import { chunk } from "./chunk.ts";
import { presentLanguage, useLanguage } from "./language.ts";

/** What every other language of a feature must say: the same keys, texts where English has texts, functions where it has functions. */
export type Messages<M> = {
  [K in keyof M]: M[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : M[K] extends string
      ? string
      : Messages<M[K]>;
};

/** The messages of one feature, loaded in the reader's language when they are first shown. */
export interface Bundle<M> {
  load(language: Language): Promise<M>;
}

type Loaders<M> = Record<Language, () => Promise<{ default: M }>>;

/** Names a feature's messages: one file a language, each its own chunk. With the labels of the records that the feature is about, they have those too. */
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
          return { ...names?.default, ...own.default } as M & Partial<L>; // Both parts were just put together.
        });
      texts.set(language, known);
      return known();
    },
  };
}

/** The messages of a bundle in the reader's language; suspends until they are there. */
export function useMessages<M>(bundle: Bundle<M>): M {
  return use(bundle.load(useLanguage()));
}

/** Loads a bundle ahead of its screen, so that the screen never waits twice. */
export function preloadMessages(bundle: Bundle<unknown>): Promise<unknown> {
  return bundle.load(presentLanguage());
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the right form for a number, and puts the number, written as the language writes it, in the place of `#`. */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
