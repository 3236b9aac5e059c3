import type { Language } from "@patron/contract/enums";

interface Reader {
  first_name: string;
  language: Language;
}
type Email = { subject: string; body: string };
export type FactorChange = "added" | "removed" | "reset" | "reset_by_operator";

const changes: Record<Language, Record<FactorChange, string>> = {
  en: {
    added: "A new way to confirm your sign-in was added to your account.",
    removed: "A way to confirm your sign-in was removed from your account.",
    reset: "An owner of your business has reset two-step sign-in for your account.",
    reset_by_operator: "Whoever runs this server has reset two-step sign-in for your account.",
  },
  uk: {
    added: "До вашого облікового запису додано новий спосіб підтверджувати вхід.",
    removed: "З вашого облікового запису прибрано спосіб підтверджувати вхід.",
    reset: "Власник бізнесу скинув двоетапний вхід для вашого облікового запису.",
    reset_by_operator: "Адміністратор цього сервера скинув двоетапний вхід для вашого облікового запису.",
  },
  ru: {
    added: "К вашей учётной записи добавлен новый способ подтверждать вход.",
    removed: "Из вашей учётной записи убран способ подтверждать вход.",
    reset: "Владелец бизнеса сбросил двухэтапный вход для вашей учётной записи.",
    reset_by_operator: "Администратор этого сервера сбросил двухэтапный вход для вашей учётной записи.",
  },
  de: {
    added: "Ihrem Konto wurde eine neue Möglichkeit hinzugefügt, die Anmeldung zu bestätigen.",
    removed: "Eine Möglichkeit, Ihre Anmeldung zu bestätigen, wurde aus Ihrem Konto entfernt.",
    reset: "Ein Inhaber Ihres Unternehmens hat die Anmeldung in zwei Schritten für Ihr Konto zurückgesetzt.",
    reset_by_operator: "Der Betreiber dieses Servers hat die Anmeldung in zwei Schritten für Ihr Konto zurückgesetzt.",
  },
  fr: {
    added: "Un nouveau moyen de confirmer votre connexion a été ajouté à votre compte.",
    removed: "Un moyen de confirmer votre connexion a été supprimé de votre compte.",
    reset: "Un propriétaire de votre entreprise a réinitialisé la connexion en deux étapes de votre compte.",
    reset_by_operator: "L’administrateur de ce serveur a réinitialisé la connexion en deux étapes de votre compte.",
  },
};

const emails: Record<Language, (name: string, change: string, link: string) => Email> = {
  en: (name, change, link) => ({
    subject: "Your sign-in settings were changed",
    body: `Hello ${name},\n\n${change}\n\nIf this wasn't you, choose a new password now and check your account:\n\n${link}\n\nPatron\n`,
  }),
  uk: (name, change, link) => ({
    subject: "Налаштування вашого входу змінено",
    body: `Вітаємо, ${name}!\n\n${change}\n\nЯкщо це зробили не ви, негайно створіть новий пароль і перевірте обліковий запис:\n\n${link}\n\nPatron\n`,
  }),
  ru: (name, change, link) => ({
    subject: "Настройки вашего входа изменены",
    body: `Здравствуйте, ${name}!\n\n${change}\n\nЕсли это сделали не вы, немедленно создайте новый пароль и проверьте учётную запись:\n\n${link}\n\nPatron\n`,
  }),
  de: (name, change, link) => ({
    subject: "Ihre Anmeldung wurde geändert",
    body: `Guten Tag ${name},\n\n${change}\n\nWenn Sie es nicht selbst geändert haben, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihr Konto:\n\n${link}\n\nPatron\n`,
  }),
  fr: (name, change, link) => ({
    subject: "Vos paramètres de connexion ont été modifiés",
    body: `Bonjour ${name},\n\n${change}\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et vérifiez votre compte :\n\n${link}\n\nPatron\n`,
  }),
};

/** Tells a person that their second factors were changed, in their language. */
export function factorEmail({ first_name, language }: Reader, change: FactorChange, link: string): Email {
  return emails[language](first_name, changes[language][change], link);
}
