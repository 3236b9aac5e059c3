import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Увійти",
  signInTitle: "З поверненням",
  signInPurpose: "Продажі, клієнти та лояльність в одному місці.",
  register: "Реєстрація",
  registerTitle: "Створіть свій бізнес",
  registerPurpose: "Це займе хвилину. Усе можна змінити пізніше.",
  tabs: "Вхід або реєстрація",
  passwordHint: "Щонайменше 8 символів.",
  timeZoneHint: "За цим часовим поясом рахуються звіти, робочі дні та щасливі години.",
  submitRegister: "Створити бізнес",
  confirmedTitle: "Електронну адресу підтверджено",
  confirmedBefore: "Цю адресу вже підтверджено.",
  confirmFailed: "Не вдалося підтвердити адресу",
  confirming: "Підтверджуємо вашу адресу…",
  toApp: "Продовжити",
  forgot: "Забули пароль?",
  byCode: "Надіслати код для входу",
  withStaffCode: "Маю код працівника",
  captchaNotLoaded: "Капча не завантажилася. Перевірте з’єднання та блокувальник реклами й перезавантажте сторінку.",
};

export default messages;
