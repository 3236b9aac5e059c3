import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Ajouter à Apple Wallet",
  appleHint: "S’ouvre dans le Wallet d’un iPhone.",
  addToGoogle: "Ajouter à Google Wallet",
  googleHint: "S’ouvre dans le Wallet d’un téléphone Android.",
  atTill: "Montrez ce code à la caisse.",
  getMessages: "Recevoir les messages sur cet appareil",
  more: "Plus",
};

export default messages;
