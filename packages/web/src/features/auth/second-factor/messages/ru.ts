import type { SecondFactorMessages } from "./en.ts";

const messages: SecondFactorMessages = {
  title: "Подтвердите, что это вы",
  signIn: "Войти",
  usePasskey: "Использовать ключ доступа",
  passkeyFailed: "Ключ доступа не использован. Попробуйте снова или выберите другой способ.",
  backToSignIn: "Назад ко входу",
  purposes: {
    totp: "Введите код из приложения-аутентификатора.",
    passkey: "Используйте ключ доступа, который вы создали для этого сайта.",
    recovery: "Введите один из сохранённых кодов восстановления. Каждый действует один раз.",
  },
  ways: {
    totp: "Ввести код из приложения",
    passkey: "Использовать ключ доступа",
    recovery: "Ввести код восстановления",
  },
  codes: {
    totp: "Код из приложения",
    recovery: "Код восстановления",
  },
};

export default messages;
