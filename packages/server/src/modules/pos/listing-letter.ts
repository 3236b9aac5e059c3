import type { Language } from "@patron/contract/enums";

interface Requested {
  /** Of the point of sale. */
  title: string;
  business: string;
  /** Where support decides. */
  address: string;
}

const letters: Record<Language, (one: Requested) => { subject: string; body: string }> = {
  en: ({ title, business, address }) => ({
    subject: `${business} requests a listing`,
    body: `${business} would like “${title}” in the public directory.\n\nAllow or reject it: ${address}\n`,
  }),
  uk: ({ title, business, address }) => ({
    subject: `${business}: запит на публікацію`,
    body: `${business} просить додати «${title}» до публічного каталогу.\n\nСхвалити або відхилити: ${address}\n`,
  }),
  ru: ({ title, business, address }) => ({
    subject: `${business}: запрос на публикацию`,
    body: `${business} просит добавить «${title}» в публичный каталог.\n\nОдобрить или отклонить: ${address}\n`,
  }),
  de: ({ title, business, address }) => ({
    subject: `${business} beantragt einen Eintrag`,
    body: `${business} möchte „${title}“ im öffentlichen Verzeichnis.\n\nFreigeben oder ablehnen: ${address}\n`,
  }),
  fr: ({ title, business, address }) => ({
    subject: `${business} demande une publication`,
    body: `${business} souhaite publier «\u00a0${title}\u00a0» dans l’annuaire public.\n\nAccepter ou refuser\u00a0: ${address}\n`,
  }),
};

/** What support of the installation reads when a business requests a listing. */
export const listingLetter = (one: Requested, language: Language) => letters[language](one);
