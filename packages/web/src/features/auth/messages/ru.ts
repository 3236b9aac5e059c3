import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Войти",
  signInTitle: "С возвращением",
  signInPurpose: "Продажи, клиенты и лояльность в одном месте.",
  register: "Регистрация",
  registerTitle: "Создайте свой бизнес",
  registerPurpose: "Это займёт минуту. Всё можно изменить позже.",
  tabs: "Вход или регистрация",
  passwordHint: "Не менее 8 символов.",
  timeZoneHint: "По этому часовому поясу считаются отчёты, рабочие дни и счастливые часы.",
  submitRegister: "Создать бизнес",
  confirmedTitle: "Электронный адрес подтверждён",
  confirmedBefore: "Этот адрес уже подтверждён.",
  confirmFailed: "Не удалось подтвердить адрес",
  confirming: "Подтверждаем ваш адрес…",
  toApp: "Продолжить",
  forgot: "Забыли пароль?",
  byCode: "Отправить код для входа",
  withStaffCode: "У меня есть код сотрудника",
  captchaNotLoaded: "Капча не загрузилась. Проверьте соединение и блокировщик рекламы и перезагрузите страницу.",
};

export default messages;
