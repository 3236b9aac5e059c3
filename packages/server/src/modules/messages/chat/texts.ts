import type { Language } from "@patron/contract/enums";

/** What the bot answers who opens a customer's link. */
export const linkedTexts: Readonly<Record<Language, (business: string) => string>> = {
  en: (business) => `You get the messages of ${business} here now. Write STOP to end advertising.`,
  uk: (business) =>
    `Відтепер повідомлення від ${business} надходитимуть сюди. Напишіть СТОП, щоб не отримувати реклами.`,
  ru: (business) => `Теперь сообщения от ${business} будут приходить сюда. Напишите СТОП, чтобы не получать рекламу.`,
  de: (business) => `Nachrichten von ${business} kommen jetzt hierher. Mit STOPP beenden Sie Werbung.`,
  fr: (business) =>
    `Vous recevez désormais ici les messages de ${business}. Écrivez STOP pour ne plus recevoir de publicité.`,
};

/** What the bot answers to a link that works no longer, or to nobody's. */
export const refusedTexts: Readonly<Record<Language, string>> = {
  en: "This link does not work any more. Ask for a new one.",
  uk: "Це посилання вже не діє. Попросіть нове.",
  ru: "Эта ссылка больше не действует. Попросите новую.",
  de: "Dieser Link gilt nicht mehr. Bitten Sie um einen neuen.",
  fr: "Ce lien ne fonctionne plus. Demandez-en un nouveau.",
};
