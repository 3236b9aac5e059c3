import type { CustomerPassMessages } from "./en.ts";

const messages: CustomerPassMessages = {
  pass: "Carte Wallet",
  linkHint:
    "Envoyez ce lien au client, ou faites-lui scanner le code. Il ouvre sa carte avec le bouton pour l’ajouter à Apple Wallet.",
  notForThem: "Les clients bloqués et les cartes sans accès n’en reçoivent pas.",
};

export default messages;
