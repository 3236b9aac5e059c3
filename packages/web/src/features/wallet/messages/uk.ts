import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Додати в Apple Wallet",
  appleHint: "Відкривається у Wallet на iPhone.",
  addToGoogle: "Додати в Google Wallet",
  googleHint: "Відкривається у Wallet на телефоні Android.",
  atTill: "Покажіть цей код на касі.",
  codeTitle: "Код для каси",
  codeHint: "Назвіть ці цифри на касі або дайте відсканувати QR-код. Кожен код діє один раз і одну хвилину.",
  codeLabel: "QR-код для каси",
  anotherCode: "Інший код",
  getMessages: "Отримувати повідомлення на цьому пристрої",
  more: "Більше",
};

export default messages;
