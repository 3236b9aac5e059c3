import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Войти",
  signInTitle: "С возвращением",
  signInPurpose: "Продажи, клиенты и лояльность в одном месте.",
  register: "Регистрация",
  tabs: "Вход или регистрация",
  forgot: "Забыли пароль?",
  byCode: "Отправить код для входа",
  withStaffCode: "У меня есть код сотрудника",
  captchaNotLoaded: "Капча не загрузилась. Проверьте соединение и блокировщик рекламы и перезагрузите страницу.",
};

export default messages;
