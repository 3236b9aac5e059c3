import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Zu Apple Wallet hinzufügen",
  appleHint: "Öffnet sich im Wallet eines iPhones.",
  addToGoogle: "Zu Google Wallet hinzufügen",
  googleHint: "Öffnet sich im Wallet eines Android-Telefons.",
  atTill: "Zeigen Sie diesen Code an der Kasse.",
  getMessages: "Nachrichten auf diesem Gerät",
  more: "Mehr",
};

export default messages;
