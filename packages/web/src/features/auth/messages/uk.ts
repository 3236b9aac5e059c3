import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Увійти",
  signInTitle: "З поверненням",
  signInPurpose: "Продажі, клієнти та лояльність в одному місці.",
  register: "Реєстрація",
  tabs: "Вхід або реєстрація",
  forgot: "Забули пароль?",
  byCode: "Надіслати код для входу",
  withStaffCode: "Маю код працівника",
  captchaNotLoaded: "Капча не завантажилася. Перевірте з’єднання та блокувальник реклами й перезавантажте сторінку.",
};

export default messages;
