import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Добавить в Apple Wallet",
  appleHint: "Открывается в Wallet на iPhone.",
  addToGoogle: "Добавить в Google Wallet",
  googleHint: "Открывается в Wallet на телефоне Android.",
  atTill: "Покажите этот код на кассе.",
  getMessages: "Получать сообщения на этом устройстве",
  more: "Ещё",
};

export default messages;
