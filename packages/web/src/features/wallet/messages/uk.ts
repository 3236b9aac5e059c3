import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Додати в Apple Wallet",
  appleHint: "Відкривається у Wallet на iPhone.",
  addToGoogle: "Додати в Google Wallet",
  googleHint: "Відкривається у Wallet на телефоні Android.",
  atTill: "Покажіть цей код на касі.",
  getMessages: "Отримувати повідомлення на цьому пристрої",
  more: "Більше",
};

export default messages;
