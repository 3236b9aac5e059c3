import type { DisplayMessages } from "./en.ts";

const messages: DisplayMessages = {
  open: "Écran client",
  openHint: "Écran client (nouvelle fenêtre)",
  welcome: "Bienvenue",
  hello: (name: string) => `Bonjour ${name}`,
  items: "Articles",
  discount: "Remise",
  bonusesRedeemed: "Payé en bonus",
  tax: "Taxe",
  tip: "Pourboire",
  rounding: "Arrondi",
  toPay: "À payer",
  paid: "Payé",
  change: "Votre monnaie",
  earns: "Vos bonus",
  thanks: "Merci de votre achat",
  receipt: "Scannez pour garder votre ticket",
};
export default messages;
