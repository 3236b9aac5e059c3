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
    subject: `Ledger check: ${title} does not balance`,
    body: `Hello ${name},\n\nLast night's ledger check found balances that do not match their entries: ${gaps}.\nSales continue as usual. Review the result and forward it to the person who runs your server:\n\n${link}\n\nPatron\n`,
  }),
  uk: (name, { title, gaps, link }) => ({
    subject: `Перевірка обліку: ${title} має розбіжності`,
    body: `Вітаємо, ${name}!\n\nНічна перевірка обліку виявила залишки, які не збігаються зі своїми проведеннями: ${gaps}.\nПродажі тривають як завжди. Перегляньте результат і передайте його тому, хто обслуговує сервер:\n\n${link}\n\nPatron\n`,
  }),
  ru: (name, { title, gaps, link }) => ({
    subject: `Проверка учёта: у ${title} есть расхождения`,
    body: `Здравствуйте, ${name}!\n\nНочная проверка учёта обнаружила остатки, которые не совпадают со своими проводками: ${gaps}.\nПродажи идут как обычно. Посмотрите результат и передайте его тому, кто обслуживает сервер:\n\n${link}\n\nPatron\n`,
  }),
  de: (name, { title, gaps, link }) => ({
    subject: `Kontenprüfung: Abweichungen bei ${title}`,
    body: `Guten Tag ${name},\n\ndie nächtliche Kontenprüfung hat Salden gefunden, die nicht zu ihren Buchungen passen: ${gaps}.\nDer Verkauf läuft normal weiter. Sehen Sie sich das Ergebnis an und leiten Sie es an die Person weiter, die den Server betreut:\n\n${link}\n\nPatron\n`,
  }),
  fr: (name, { title, gaps, link }) => ({
    subject: `Contrôle des comptes : écarts chez ${title}`,
    body: `Bonjour ${name},\n\nle contrôle nocturne des comptes a trouvé des soldes qui ne correspondent pas à leurs écritures : ${gaps}.\nLes ventes continuent normalement. Consultez le résultat et transmettez-le à la personne qui gère le serveur :\n\n${link}\n\nPatron\n`,
  }),
};

/** The e-mail that reports a failed ledger check, in the reader's language. */
export function alarmEmail(reader: Reader, found: Alarm): { subject: string; body: string } {
  return alarm[reader.language](reader.first_name, found);
}
