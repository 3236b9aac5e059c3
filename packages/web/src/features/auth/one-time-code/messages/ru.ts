import type { OneTimeCodeMessages } from "./en.ts";

const messages: OneTimeCodeMessages = {
  forgotTitle: "Создайте новый пароль",
  forgotPurpose: "Введите свой электронный адрес, и мы отправим вам код.",
  byCodeTitle: "Вход по коду",
  byCodePurpose: "Введите свой электронный адрес, и мы отправим код для входа без пароля.",
  sendCode: "Отправить код",
  checkEmail: "Проверьте почту",
  codeSent: (email: string) =>
    `Если у ${email} есть учётная запись, через мгновение туда придёт код из шести цифр. Он действует десять минут в этом браузере.`,
  phone: "Номер телефона",
  byPhonePurpose: "Введите подтверждённый номер телефона, и мы отправим вам код в SMS.",
  checkPhone: "Проверьте телефон",
  codeSentByPhone: (phone: string) =>
    `Если номер ${phone} подтверждён в учётной записи, через мгновение на него придёт шестизначный код. Он действует десять минут в этом браузере.`,
  usePhone: "Указать номер телефона",
  useEmail: "Указать адрес эл. почты",
  newPassword: "Новый пароль",
  savePassword: "Сохранить и войти",
  sendAgain: "Отправить новый код",
  backToSignIn: "Назад ко входу",
  passwordHint: "Не менее 8 символов.",
};

export default messages;
