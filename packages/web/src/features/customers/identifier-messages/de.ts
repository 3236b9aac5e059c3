import type { IdentifierMessages } from "./en.ts";

const messages: IdentifierMessages = {
  cards: "Karten und andere Werte",
  cardsHint:
    "Die Kasse findet den Kunden über jeden davon: gescannt, durchgezogen oder eingetippt. Keine zwei Kunden haben denselben.",
  none: "Noch keine Karten.",
  add: "Hinzufügen",
  remove: "Entfernen",
  removeTitle: "Diese Karte entfernen?",
  removeHint: "Kassen kennen sie dann nicht mehr. Sie kann einem anderen Kunden gegeben werden.",
  page: "Seite mit einem Code für die Kasse",
  pageHint:
    "Senden Sie dem Kunden den Link, oder lassen Sie den QR-Code scannen. Die Seite zeigt jede Minute einen neuen Code, und jeder gilt einmal. Die Kasse liest auch diesen QR-Code.",
};

export default messages;
