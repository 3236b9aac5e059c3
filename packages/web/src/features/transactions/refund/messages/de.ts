import type { RefundMessages } from "./en.ts";

const messages: RefundMessages = {
  title: (number) => `Verkauf Nr. ${number} erstatten`,
  lines: "Was zurückkommt",
  ofLeft: (quantity) => `von ${quantity}`,
  all: "Alles erstatten",
  choose: "Geben Sie an, wie viel von jedem Artikel zurückkommt.",
  effects: "Was diese Rückerstattung ändert",
  total: "Erstattungsbetrag",
  tax: "Enthaltene Steuer",
  addedTax: "Zusätzliche Steuer",
  payBack: "Auszahlung",
  upTo: (amount) => `Bis zu ${amount}`,
  category: (from, to) => `Kategorie ${from} wird zu ${to}`,
  noCategory: "keine Kategorie",
  accounts: "Konten des Kunden",
  validUntil: (day) => `gültig bis ${day}`,
  after: (balance) => `Stand: ${balance}`,
  inviter: "Boni des Einladenden",
  owed: (amount) => `Der Kunde schuldet danach ${amount}.`,
  between: (least, most) => `Zwischen ${least} und ${most}`,
  confirm: (amount) => `${amount} erstatten`,
  done: "Erstattet",
  refund: "Erstatten",
  refunds: "Rückerstattungen",
  refundOf: "Rückerstattung zu",
  sale: (number) => `Verkauf Nr. ${number}`,
  numbered: (number) => `Rückerstattung Nr. ${number}`,
};

export default messages;
