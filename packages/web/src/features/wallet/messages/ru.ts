import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Добавить в Apple Wallet",
  appleHint: "Открывается в Wallet на iPhone. Баланс актуален на момент добавления.",
  atTill: "Покажите этот код на кассе.",
  more: "Ещё",
};

export default messages;
