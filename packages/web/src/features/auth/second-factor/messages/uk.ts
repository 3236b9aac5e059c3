import type { SecondFactorMessages } from "./en.ts";

const messages: SecondFactorMessages = {
  title: "Підтвердьте, що це ви",
  signIn: "Увійти",
  usePasskey: "Скористатися ключем доступу",
  passkeyFailed: "Ключем доступу не скористалися. Спробуйте ще раз або виберіть інший спосіб.",
  backToSignIn: "Назад до входу",
  purposes: {
    totp: "Введіть код із застосунку-автентифікатора.",
    passkey: "Скористайтеся ключем доступу, який ви створили для цього сайту.",
    recovery: "Введіть один зі збережених кодів відновлення. Кожен діє один раз.",
  },
  ways: {
    totp: "Ввести код із застосунку",
    passkey: "Скористатися ключем доступу",
    recovery: "Ввести код відновлення",
  },
  codes: {
    totp: "Код із застосунку",
    recovery: "Код відновлення",
  },
};

export default messages;
