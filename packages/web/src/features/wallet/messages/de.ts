import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Zu Apple Wallet hinzufügen",
  appleHint: "Öffnet sich im Wallet eines iPhones.",
  addToGoogle: "Zu Google Wallet hinzufügen",
  googleHint: "Öffnet sich im Wallet eines Android-Telefons.",
  atTill: "Zeigen Sie diesen Code an der Kasse.",
  codeTitle: "Code für die Kasse",
  codeHint:
    "Nennen Sie diese Ziffern an der Kasse, oder lassen Sie den QR-Code scannen. Jeder Code gilt einmal und eine Minute lang.",
  codeLabel: "QR-Code für die Kasse",
  anotherCode: "Neuer Code",
  getMessages: "Nachrichten auf diesem Gerät",
  more: "Mehr",
};

export default messages;
