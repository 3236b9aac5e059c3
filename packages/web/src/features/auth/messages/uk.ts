import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Увійти",
  signInTitle: "З поверненням",
  signInPurpose: "Увійдіть до свого бізнесу.",
  register: "Реєстрація",
  registerTitle: "Почніть свій бізнес",
  registerPurpose: "Хвилина зараз; усе можна змінити згодом.",
  tabs: "Вхід або реєстрація",
  passwordHint: "Щонайменше 8 символів.",
  timeZoneHint: "За ним рахуються дні, звіти та щасливі години.",
  submitRegister: "Зареєструватися й почати",
  confirmedTitle: "Вашу адресу підтверджено",
  confirmedBefore: "Цю адресу вже було підтверджено раніше.",
  confirmFailed: "Не вдалося підтвердити адресу",
  confirming: "Підтверджуємо Вашу адресу…",
  toApp: "Далі",
  captchaNotLoaded: "Не вдалося завантажити захист від роботів. Перевірте з’єднання або блокувальник у браузері.",
};

export default messages;
