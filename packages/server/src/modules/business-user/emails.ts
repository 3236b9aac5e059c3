import type { Language } from "@patron/contract/enums";

interface Reader {
  first_name: string;
  language: Language;
}

const confirmation: Record<Language, (name: string, link: string) => { subject: string; body: string }> = {
  en: (name, link) => ({
    subject: "Confirm your e-mail address",
    body: `Hello ${name},\n\nPlease confirm that this is your e-mail address:\n\n${link}\n\nThe link works for three days. You can keep setting up Patron in the meantime.\n\nPatron\n`,
  }),
  uk: (name, link) => ({
    subject: "Підтвердьте адресу електронної пошти",
    body: `Вітаємо, ${name}!\n\nПідтвердьте, будь ласка, що це ваша електронна адреса:\n\n${link}\n\nПосилання дійсне три дні. Тим часом можна продовжувати налаштування.\n\nPatron\n`,
  }),
  ru: (name, link) => ({
    subject: "Подтвердите адрес электронной почты",
    body: `Здравствуйте, ${name}!\n\nПодтвердите, пожалуйста, что это ваш электронный адрес:\n\n${link}\n\nСсылка действует три дня. Пока можно продолжать настройку.\n\nPatron\n`,
  }),
  de: (name, link) => ({
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    body: `Guten Tag ${name},\n\nbitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört:\n\n${link}\n\nDer Link ist drei Tage gültig. Sie können Patron inzwischen weiter einrichten.\n\nPatron\n`,
  }),
  fr: (name, link) => ({
    subject: "Confirmez votre adresse e-mail",
    body: `Bonjour ${name},\n\nveuillez confirmer que cette adresse e-mail est la vôtre :\n\n${link}\n\nLe lien est valable trois jours. En attendant, vous pouvez poursuivre la configuration.\n\nPatron\n`,
  }),
};

/** The e-mail with the link that confirms a person's address, in their language. */
export function confirmationEmail(reader: Reader, link: string): { subject: string; body: string } {
  return confirmation[reader.language](reader.first_name, link);
}

const passwordChanged: Record<Language, (name: string, link: string) => { subject: string; body: string }> = {
  en: (name, link) => ({
    subject: "Your password was changed",
    body: `Hello ${name},\n\nThe password of your account was changed, and other devices were signed out.\n\nIf this wasn't you, choose a new password now:\n\n${link}\n\nPatron\n`,
  }),
  uk: (name, link) => ({
    subject: "Ваш пароль змінено",
    body: `Вітаємо, ${name}!\n\nПароль вашого облікового запису змінено, а на інших пристроях виконано вихід.\n\nЯкщо це зробили не ви, негайно створіть новий пароль:\n\n${link}\n\nPatron\n`,
  }),
  ru: (name, link) => ({
    subject: "Ваш пароль изменён",
    body: `Здравствуйте, ${name}!\n\nПароль вашей учётной записи изменён, а на других устройствах выполнен выход.\n\nЕсли это сделали не вы, немедленно создайте новый пароль:\n\n${link}\n\nPatron\n`,
  }),
  de: (name, link) => ({
    subject: "Ihr Passwort wurde geändert",
    body: `Guten Tag ${name},\n\ndas Passwort Ihres Kontos wurde geändert, und andere Geräte wurden abgemeldet.\n\nWenn Sie es nicht selbst geändert haben, wählen Sie jetzt ein neues Passwort:\n\n${link}\n\nPatron\n`,
  }),
  fr: (name, link) => ({
    subject: "Votre mot de passe a été modifié",
    body: `Bonjour ${name},\n\nle mot de passe de votre compte a été modifié et les autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :\n\n${link}\n\nPatron\n`,
  }),
};

/** Tells a person that their password was changed, with the link to choose another, in their language. */
export function passwordChangedEmail(reader: Reader, link: string): { subject: string; body: string } {
  return passwordChanged[reader.language](reader.first_name, link);
}
