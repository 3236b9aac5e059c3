import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Ajouter à Apple Wallet",
  appleHint: "S’ouvre dans le Wallet d’un iPhone.",
  addToGoogle: "Ajouter à Google Wallet",
  googleHint: "S’ouvre dans le Wallet d’un téléphone Android.",
  atTill: "Montrez ce code à la caisse.",
  codeTitle: "Code pour la caisse",
  codeHint:
    "Dites ces chiffres à la caisse, ou faites scanner le code QR. Chaque code sert une fois et pendant une minute.",
  codeLabel: "Code QR pour la caisse",
  anotherCode: "Autre code",
  getMessages: "Recevoir les messages sur cet appareil",
  more: "Plus",
};

export default messages;
