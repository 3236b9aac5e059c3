import type { Language } from "@patron/contract/enums";

interface Reader {
  first_name: string;
  language: Language;
}

const confirmation: Record<Language, (name: string, link: string) => { subject: string; body: string }> = {
  en: (name, link) => ({
    subject: "Confirm your e-mail address",
    body: `Hello ${name},\n\nplease confirm that this address is yours:\n\n${link}\n\nThe link works for three days. You can go on setting up meanwhile.\n\nPatron\n`,
  }),
  uk: (name, link) => ({
    subject: "Підтвердьте адресу електронної пошти",
    body: `Вітаємо, ${name}!\n\nПідтвердьте, будь ласка, що ця адреса ваша:\n\n${link}\n\nПосилання діє три дні. Тим часом можна продовжувати налаштування.\n\nPatron\n`,
  }),
  ru: (name, link) => ({
    subject: "Подтвердите адрес электронной почты",
    body: `Здравствуйте, ${name}!\n\nПодтвердите, пожалуйста, что этот адрес ваш:\n\n${link}\n\nСсылка действует три дня. Тем временем можно продолжать настройку.\n\nPatron\n`,
  }),
  de: (name, link) => ({
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    body: `Guten Tag ${name},\n\nbitte bestätigen Sie, dass diese Adresse Ihnen gehört:\n\n${link}\n\nDer Link gilt drei Tage. Sie können inzwischen weiter einrichten.\n\nPatron\n`,
  }),
  fr: (name, link) => ({
    subject: "Confirmez votre adresse e-mail",
    body: `Bonjour ${name},\n\nveuillez confirmer que cette adresse est la vôtre :\n\n${link}\n\nLe lien est valable trois jours. Vous pouvez continuer la configuration en attendant.\n\nPatron\n`,
  }),
};

/** The e-mail that asks a person to confirm their address, in their language. */
export function confirmationMail(reader: Reader, link: string): { subject: string; body: string } {
  return confirmation[reader.language](reader.first_name, link);
}
