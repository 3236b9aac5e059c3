import type { OneTimeCodeMessages } from "./en.ts";

const messages: OneTimeCodeMessages = {
  forgotTitle: "Створіть новий пароль",
  forgotPurpose: "Введіть свою електронну адресу, і ми надішлемо вам код.",
  byCodeTitle: "Вхід за кодом",
  byCodePurpose: "Введіть свою електронну адресу, і ми надішлемо код для входу без пароля.",
  sendCode: "Надіслати код",
  checkEmail: "Перевірте пошту",
  codeSent: (email: string) =>
    `Якщо ${email} має обліковий запис, за мить туди прийде код із шести цифр. Він діє десять хвилин у цьому браузері.`,
  phone: "Номер телефону",
  byPhonePurpose: "Введіть підтверджений номер телефону, і ми надішлемо вам код в SMS.",
  checkPhone: "Перевірте телефон",
  codeSentByPhone: (phone: string) =>
    `Якщо номер ${phone} підтверджено в обліковому записі, за мить на нього надійде шестизначний код. Він діє десять хвилин у цьому браузері.`,
  usePhone: "Вказати номер телефону",
  useEmail: "Вказати адресу ел. пошти",
  newPassword: "Новий пароль",
  savePassword: "Зберегти та ввійти",
  sendAgain: "Надіслати новий код",
  backToSignIn: "Назад до входу",
  passwordHint: "Щонайменше 8 символів.",
};

export default messages;
