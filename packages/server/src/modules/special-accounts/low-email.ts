import type { Language } from "@patron/contract/enums";

/** The values of the e-mail, formatted for its reader. */
interface LowEmailValues {
  name: string;
  business: string;
  account: string;
  available: string;
  mark: string;
}
type Email = { subject: string; body: string };

const emails: Record<Language, (values: LowEmailValues) => Email> = {
  en: ({ name, business, account, available, mark }) => ({
    subject: `${account}: ${available} left`,
    body: `Hello${name && ` ${name}`},\n\nYour account “${account}” has ${available} left, which is less than ${mark}. Top it up in time to keep paying with it.\n\n${business}\n`,
  }),
  uk: ({ name, business, account, available, mark }) => ({
    subject: `${account}: залишилося ${available}`,
    body: `Вітаємо${name && `, ${name}`}!\n\nНа вашому рахунку «${account}» залишилося ${available} — менше ніж ${mark}. Поповніть його вчасно, щоб і надалі платити з нього.\n\n${business}\n`,
  }),
  ru: ({ name, business, account, available, mark }) => ({
    subject: `${account}: осталось ${available}`,
    body: `Здравствуйте${name && `, ${name}`}!\n\nНа вашем счёте «${account}» осталось ${available} — меньше чем ${mark}. Пополните его вовремя, чтобы и дальше платить с него.\n\n${business}\n`,
  }),
  de: ({ name, business, account, available, mark }) => ({
    subject: `${account}: noch ${available}`,
    body: `Guten Tag${name && ` ${name}`},\n\nauf Ihrem Konto „${account}“ sind noch ${available} verfügbar, weniger als ${mark}. Laden Sie es rechtzeitig auf, um weiter damit zu bezahlen.\n\n${business}\n`,
  }),
  fr: ({ name, business, account, available, mark }) => ({
    subject: `${account} : il reste ${available}`,
    body: `Bonjour${name && ` ${name}`},\n\nil reste ${available} sur votre compte « ${account} », soit moins de ${mark}. Rechargez-le à temps pour continuer à payer avec.\n\n${business}\n`,
  }),
};

/** The e-mail about a low account to a customer or a company, in their language. */
export function lowEmail(language: Language, values: LowEmailValues): Email {
  return emails[language](values);
}
