const messages = {
  cards: "Cards and other values",
  cardsHint:
    "The register finds the customer by each of them: scanned, swiped or typed in. No two customers have the same.",
  none: "No cards yet.",
  add: "Add",
  remove: "Remove",
  removeTitle: "Remove this card?",
  removeHint: "Registers will not know it any more. It can be given to another customer.",
  page: "Page with a code for the till",
  pageHint:
    "Send the link to the customer, or let them scan the QR code. The page shows a new code each minute, and each code works once. The register reads this QR code too.",
};

export type IdentifierMessages = typeof messages;
export default messages;
