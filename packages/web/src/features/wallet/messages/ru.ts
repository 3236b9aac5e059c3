import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Добавить в Apple Wallet",
  appleHint: "Открывается в Wallet на iPhone.",
  atTill: "Покажите этот код на кассе.",
  more: "Ещё",
};

export default messages;
