import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Добавить в Apple Wallet",
  appleHint: "Открывается в Wallet на iPhone.",
  addToGoogle: "Добавить в Google Wallet",
  googleHint: "Открывается в Wallet на телефоне Android.",
  atTill: "Покажите этот код на кассе.",
  more: "Ещё",
};

export default messages;
