import type { InvitationMessages } from "./invitations-en.ts";

const messages: InvitationMessages = {
  invite: "Запросити листом",
  personHint: "Вони отримають лист із посиланням. Воно діє один раз протягом семи днів.",
  emailHint: "З цією адресою вони входитимуть: у свій обліковий запис або в новий.",
  languageHint: "Мова листа.",
  account: "Власний запис",
  accountHint: "Входять у власний обліковий запис. Лише вони змінюють своє ім’я, номер телефону й пароль.",
  invitations: "Запрошення",
  invitationsHint: "Їх ще не прийнято.",
  ended: "Посилання не діє",
  sentOn: (when) => `Надіслано ${when}`,
  sentAgain: (email) => `Запрошення надіслано на ${email}`,
  resend: "Надіслати ще раз",
  resendTo: (email) => `Надіслати ще раз на ${email}`,
  withdraw: "Скасувати",
  withdrawOf: (email) => `Скасувати запрошення для ${email}`,
  withdrawn: "Запрошення скасовано",
  withdrawTitle: "Скасувати запрошення?",
  withdrawMessage: "Посилання в листі перестане діяти.",
};
export default messages;
