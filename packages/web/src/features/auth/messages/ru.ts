import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Войти",
  signInTitle: "С возвращением",
  signInPurpose: "Войдите в свой бизнес.",
  register: "Регистрация",
  registerTitle: "Начните свой бизнес",
  registerPurpose: "Минута сейчас; всё можно изменить позже.",
  tabs: "Вход или регистрация",
  passwordHint: "Не менее 8 символов.",
  timeZoneHint: "По нему считаются дни, отчёты и счастливые часы.",
  submitRegister: "Зарегистрироваться и начать",
  confirmedTitle: "Ваш адрес подтверждён",
  confirmedBefore: "Этот адрес уже был подтверждён ранее.",
  confirmFailed: "Не удалось подтвердить адрес",
  confirming: "Подтверждаем Ваш адрес…",
  toApp: "Далее",
  captchaNotLoaded: "Не удалось загрузить защиту от роботов. Проверьте соединение или блокировщик в браузере.",
};

export default messages;
