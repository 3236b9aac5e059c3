import type { Language } from "@patron/contract/enums";

interface Reader {
  first_name: string;
  language: Language;
}
interface Alarm {
  /** The business. */
  title: string;
  gaps: number;
  link: string;
}

const alarm: Record<Language, (name: string, alarm: Alarm) => { subject: string; body: string }> = {
  en: (name, { title, gaps, link }) => ({
    subject: `The books of ${title} do not agree`,
    body: `Hello ${name},\n\ntonight's proof of the books found records that do not agree with their entries: ${gaps}.\nSales go on. Look at what was found, and give it to whoever looks after the server:\n\n${link}\n\nPatron\n`,
  }),
  uk: (name, { title, gaps, link }) => ({
    subject: `Облік ${title} не сходиться`,
    body: `Вітаємо, ${name}!\n\nНічна перевірка обліку знайшла записи, які не сходяться зі своїми проведеннями: ${gaps}.\nПродажі тривають. Перегляньте знайдене й передайте тому, хто доглядає сервер:\n\n${link}\n\nPatron\n`,
  }),
  ru: (name, { title, gaps, link }) => ({
    subject: `Учёт ${title} не сходится`,
    body: `Здравствуйте, ${name}!\n\nНочная проверка учёта нашла записи, которые не сходятся со своими проводками: ${gaps}.\nПродажи продолжаются. Посмотрите найденное и передайте тому, кто обслуживает сервер:\n\n${link}\n\nPatron\n`,
  }),
  de: (name, { title, gaps, link }) => ({
    subject: `Die Bücher von ${title} stimmen nicht überein`,
    body: `Guten Tag ${name},\n\nder nächtliche Beweis der Bücher hat Datensätze gefunden, die nicht zu ihren Buchungen passen: ${gaps}.\nDer Verkauf geht weiter. Sehen Sie sich an, was gefunden wurde, und geben Sie es an die Person weiter, die den Server betreut:\n\n${link}\n\nPatron\n`,
  }),
  fr: (name, { title, gaps, link }) => ({
    subject: `Les comptes de ${title} ne concordent pas`,
    body: `Bonjour ${name},\n\nla preuve nocturne des comptes a trouvé des enregistrements qui ne concordent pas avec leurs écritures : ${gaps}.\nLes ventes continuent. Consultez ce qui a été trouvé et transmettez-le à la personne qui s'occupe du serveur :\n\n${link}\n\nPatron\n`,
  }),
};

/** The e-mail that reports a failed ledger check, in the reader's language. */
export function alarmLetter(reader: Reader, found: Alarm): { subject: string; body: string } {
  return alarm[reader.language](reader.first_name, found);
}
