import type { IdentifierMessages } from "./en.ts";

const messages: IdentifierMessages = {
  cards: "Cartes et autres valeurs",
  cardsHint:
    "La caisse trouve le client par chacune d’elles\u00a0: scannée, glissée ou saisie. Deux clients n’ont jamais la même.",
  none: "Pas encore de carte.",
  add: "Ajouter",
  remove: "Retirer",
  removeTitle: "Retirer cette carte\u00a0?",
  removeHint: "Les caisses ne la reconnaîtront plus. Elle pourra être donnée à un autre client.",
  page: "Page avec un code pour la caisse",
  pageHint:
    "Envoyez le lien au client, ou faites-lui scanner le code QR. La page affiche un nouveau code chaque minute, et chacun sert une fois. La caisse lit aussi ce code QR.",
};

export default messages;
