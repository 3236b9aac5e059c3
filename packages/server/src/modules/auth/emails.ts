import type { Language, OneTimeCodePurpose } from "@patron/contract/enums";

interface Reader {
  first_name: string;
  language: Language;
}
type Email = { subject: string; body: string };

const signIn: Record<Language, (name: string, code: string) => Email> = {
  en: (name, code) => ({
    subject: `${code} is your sign-in code`,
    body: `Hello ${name},\n\nYour sign-in code: ${code}\n\nIt works once, for ten minutes, and only in the browser in which you requested it. Don't share it with anyone: we never ask for it.\n\nIf you didn't request it, ignore this e-mail. Nobody can sign in without the code.\n\nPatron\n`,
  }),
  uk: (name, code) => ({
    subject: `${code} — ваш код для входу`,
    body: `Вітаємо, ${name}!\n\nВаш код для входу: ${code}\n\nВін діє один раз протягом десяти хвилин і лише в тому браузері, де ви його запросили. Нікому його не повідомляйте: ми ніколи про нього не питаємо.\n\nЯкщо ви не запитували код, нічого не робіть. Без нього ніхто не зможе ввійти.\n\nPatron\n`,
  }),
  ru: (name, code) => ({
    subject: `${code} — ваш код для входа`,
    body: `Здравствуйте, ${name}!\n\nВаш код для входа: ${code}\n\nОн действует один раз в течение десяти минут и только в том браузере, где вы его запросили. Никому его не сообщайте: мы никогда о нём не спрашиваем.\n\nЕсли вы не запрашивали код, ничего не делайте. Без него никто не сможет войти.\n\nPatron\n`,
  }),
  de: (name, code) => ({
    subject: `${code} ist Ihr Anmeldecode`,
    body: `Guten Tag ${name},\n\nIhr Anmeldecode: ${code}\n\nEr gilt einmal, zehn Minuten lang und nur in dem Browser, in dem Sie ihn angefordert haben. Geben Sie ihn niemandem weiter: Wir fragen nie danach.\n\nWenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne den Code kann sich niemand anmelden.\n\nPatron\n`,
  }),
  fr: (name, code) => ({
    subject: `${code} est votre code de connexion`,
    body: `Bonjour ${name},\n\nvotre code de connexion : ${code}\n\nIl est valable une seule fois, pendant dix minutes, et uniquement dans le navigateur où vous l’avez demandé. Ne le communiquez à personne : nous ne le demandons jamais.\n\nSi vous ne l’avez pas demandé, ignorez cet e-mail. Personne ne peut se connecter sans ce code.\n\nPatron\n`,
  }),
};

const newPassword: Record<Language, (name: string, code: string) => Email> = {
  en: (name, code) => ({
    subject: `${code} is your code for a new password`,
    body: `Hello ${name},\n\nYour code for a new password: ${code}\n\nIt works once, for ten minutes, and only in the browser in which you requested it. Don't share it with anyone: we never ask for it.\n\nIf you didn't request it, ignore this e-mail. Your password stays as it is.\n\nPatron\n`,
  }),
  uk: (name, code) => ({
    subject: `${code} — ваш код для нового пароля`,
    body: `Вітаємо, ${name}!\n\nВаш код для нового пароля: ${code}\n\nВін діє один раз протягом десяти хвилин і лише в тому браузері, де ви його запросили. Нікому його не повідомляйте: ми ніколи про нього не питаємо.\n\nЯкщо ви не запитували код, нічого не робіть. Ваш пароль не зміниться.\n\nPatron\n`,
  }),
  ru: (name, code) => ({
    subject: `${code} — ваш код для нового пароля`,
    body: `Здравствуйте, ${name}!\n\nВаш код для нового пароля: ${code}\n\nОн действует один раз в течение десяти минут и только в том браузере, где вы его запросили. Никому его не сообщайте: мы никогда о нём не спрашиваем.\n\nЕсли вы не запрашивали код, ничего не делайте. Ваш пароль не изменится.\n\nPatron\n`,
  }),
  de: (name, code) => ({
    subject: `${code} ist Ihr Code für ein neues Passwort`,
    body: `Guten Tag ${name},\n\nIhr Code für ein neues Passwort: ${code}\n\nEr gilt einmal, zehn Minuten lang und nur in dem Browser, in dem Sie ihn angefordert haben. Geben Sie ihn niemandem weiter: Wir fragen nie danach.\n\nWenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.\n\nPatron\n`,
  }),
  fr: (name, code) => ({
    subject: `${code} est votre code pour un nouveau mot de passe`,
    body: `Bonjour ${name},\n\nvotre code pour un nouveau mot de passe : ${code}\n\nIl est valable une seule fois, pendant dix minutes, et uniquement dans le navigateur où vous l’avez demandé. Ne le communiquez à personne : nous ne le demandons jamais.\n\nSi vous ne l’avez pas demandé, ignorez cet e-mail. Votre mot de passe reste inchangé.\n\nPatron\n`,
  }),
};

/** The e-mail with a one-time code, in the person's language. */
export function oneTimeCodeEmail({ first_name, language }: Reader, purpose: OneTimeCodePurpose, code: string): Email {
  const texts = purpose === "sign-in" ? signIn : newPassword;
  return texts[language](first_name, code);
}
