import type { Language, OneTimeCodePurpose } from "@patron/contract/enums";

type Purpose = OneTimeCodePurpose | "pin";

/** Short enough for one part of an SMS, which has 160 letters, or 70 if one of them is Cyrillic. */
const texts: Record<Language, Record<Purpose, (code: string) => string>> = {
  en: {
    "sign-in": (code) => `${code} is your sign-in code for Patron. It works for ten minutes. Never share it.`,
    "new-password": (code) =>
      `${code} is your code for a new Patron password. It works for ten minutes. Never share it.`,
    pin: (code) => `${code} is your PIN to confirm this number in Patron. It works for ten minutes. Never share it.`,
  },
  uk: {
    "sign-in": (code) => `${code} — код для входу в Patron. Нікому його не повідомляйте.`,
    "new-password": (code) => `${code} — код для нового пароля Patron. Нікому не повідомляйте.`,
    pin: (code) => `${code} — PIN-код для Patron. Нікому його не повідомляйте.`,
  },
  ru: {
    "sign-in": (code) => `${code} — код для входа в Patron. Никому его не сообщайте.`,
    "new-password": (code) => `${code} — код для нового пароля Patron. Никому не сообщайте.`,
    pin: (code) => `${code} — PIN-код для Patron. Никому его не сообщайте.`,
  },
  de: {
    "sign-in": (code) =>
      `${code} ist Ihr Anmeldecode für Patron. Er gilt zehn Minuten. Geben Sie ihn niemandem weiter.`,
    "new-password": (code) =>
      `${code} ist Ihr Code für ein neues Patron-Passwort. Er gilt zehn Minuten. Geben Sie ihn niemandem weiter.`,
    pin: (code) =>
      `${code} ist die PIN, mit der Sie diese Nummer in Patron bestätigen. Sie gilt zehn Minuten. Geben Sie sie niemandem weiter.`,
  },
  fr: {
    "sign-in": (code) =>
      `${code} est votre code de connexion à Patron. Valable dix minutes. Ne le communiquez à personne.`,
    "new-password": (code) =>
      `${code} est votre code pour un nouveau mot de passe Patron. Valable dix minutes. Ne le communiquez à personne.`,
    pin: (code) =>
      `${code} est votre code PIN pour confirmer ce numéro dans Patron. Valable dix minutes. Ne le communiquez à personne.`,
  },
};

/** The SMS with a code, in the person's language. */
export function codeSms({ language }: { language: Language }, purpose: Purpose, code: string): string {
  return texts[language][purpose](code);
}
