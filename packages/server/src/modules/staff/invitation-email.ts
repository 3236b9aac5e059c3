import type { Language } from "@patron/contract/enums";

interface Facts {
  name: string;
  inviter: string;
  business: string;
  link: string;
}
type Email = { subject: string; body: string };

const texts: Record<Language, (of: Facts) => Email> = {
  en: ({ name, inviter, business, link }) => ({
    subject: `${inviter} invites you to ${business}`,
    body: `Hello ${name},\n\n${inviter} invites you to work in ${business} with Patron. Accept here:\n\n${link}\n\nThe link works once, for seven days. Don't pass it on.\n\nIf you don't know ${business}, ignore this e-mail.\n\nPatron\n`,
  }),
  uk: ({ name, inviter, business, link }) => ({
    subject: `${inviter} запрошує вас до ${business}`,
    body: `Вітаємо, ${name}!\n\n${inviter} запрошує вас працювати в ${business} за допомогою Patron. Прийняти запрошення:\n\n${link}\n\nПосилання діє один раз протягом семи днів. Нікому його не передавайте.\n\nЯкщо ви не знаєте ${business}, нічого не робіть.\n\nPatron\n`,
  }),
  ru: ({ name, inviter, business, link }) => ({
    subject: `${inviter} приглашает вас в ${business}`,
    body: `Здравствуйте, ${name}!\n\n${inviter} приглашает вас работать в ${business} с помощью Patron. Принять приглашение:\n\n${link}\n\nСсылка действует один раз в течение семи дней. Никому её не передавайте.\n\nЕсли вы не знаете ${business}, ничего не делайте.\n\nPatron\n`,
  }),
  de: ({ name, inviter, business, link }) => ({
    subject: `${inviter} lädt Sie zu ${business} ein`,
    body: `Guten Tag ${name},\n\n${inviter} lädt Sie ein, mit Patron für ${business} zu arbeiten. Hier nehmen Sie an:\n\n${link}\n\nDer Link gilt einmal und sieben Tage lang. Geben Sie ihn niemandem weiter.\n\nWenn Sie ${business} nicht kennen, ignorieren Sie diese E-Mail.\n\nPatron\n`,
  }),
  fr: ({ name, inviter, business, link }) => ({
    subject: `${inviter} vous invite à rejoindre ${business}`,
    body: `Bonjour ${name},\n\n${inviter} vous invite à travailler pour ${business} avec Patron. Acceptez ici :\n\n${link}\n\nLe lien est valable une seule fois, pendant sept jours. Ne le transmettez à personne.\n\nSi vous ne connaissez pas ${business}, ignorez cet e-mail.\n\nPatron\n`,
  }),
};

/** The e-mail that invites somebody to work in a business. It is the same whether they have an account or not. */
export function invitationEmail(language: Language, facts: Facts): Email {
  return texts[language](facts);
}
