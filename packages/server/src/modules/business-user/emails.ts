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
