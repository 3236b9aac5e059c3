import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Everybody with a card of your programme, the newest first.",
  add: "Add customer",
  emptyTitle: "Add your first customer",
  emptyHint: "Customers also join at the terminal, by their telephone number.",
  noCategory: "Without a category",
  defaultCategory: "As for new customers",
  unnamed: "Without a name",
  contact: "Contact",
  identity: "How they are found",
  identityHint: "One of these is enough. Somebody who is known by it already only gets the card.",
  person: "Person",
  personHint: "As far as the customer has told. Rules for birthdays and ages read it.",
  notKnown: "Not known",
  notes: "Notes",
  notesHint: "Only your staff sees them.",
  hints: {
    tags: "With commas between them.",
    blocked: "Terminals then refuse sales on their card.",
  },
  block: "Block this customer",
  card: "Card",
  cardHint: "The membership in one programme.",
  noCards: "No card of any programme yet",
  pinned: "Rules do not lower this category",
  bonusesHint: "One is worth one unit of its currency.",
  noBonuses: "Nothing earned yet.",
  lots: "What they are made of",
  forEver: "for ever",
  tabs: "Parts of this customer",
  idle: "No visit for a long time",
  noMovements: "Nothing has moved yet",
  tabAccounts: "Accounts",
  tabMovements: "Movements of bonuses",
  accessHints: {
    full: "Earns and spends bonuses",
    limited: "Earns bonuses, does not spend them",
    none: "Neither earns nor spends",
  },
  available: (amount: string) => `${amount} may be spent today`,
  held: (amount: string) => `${amount} reserved`,
  until: (day: string) => `until ${day}`,
  setCategory: "Set the category",
  setsCategory: (count: number) =>
    plural(count, { one: "# customer gets the chosen category.", other: "# customers get the chosen category." }),
  setAccess: "Set the card",
  setsAccess: (count: number) =>
    plural(count, { one: "# card will allow what you choose.", other: "# cards will allow what you choose." }),
  hasNoCard: "has no card in this programme",
};

export type CustomerMessages = typeof messages;
export default messages;
