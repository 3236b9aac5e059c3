import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Zu Apple Wallet hinzufügen",
  appleHint: "Öffnet sich im Wallet eines iPhones.",
  atTill: "Zeigen Sie diesen Code an der Kasse.",
  more: "Mehr",
};

export default messages;
