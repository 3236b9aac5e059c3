import type { RefundMessages } from "./en.ts";

const messages: RefundMessages = {
  title: (number) => `Rembourser la vente n° ${number}`,
  lines: "Articles rendus",
  ofLeft: (quantity) => `sur ${quantity}`,
  all: "Tout rembourser",
  choose: "Saisissez la quantité rendue de chaque article.",
  effects: "Ce que change ce remboursement",
  total: "Total remboursé",
  tax: "Dont taxe",
  addedTax: "Taxe ajoutée",
  payBack: "Remboursé par",
  upTo: (amount) => `Jusqu’à ${amount}`,
  category: (from, to) => `La catégorie ${from} devient ${to}`,
  noCategory: "aucune catégorie",
  accounts: "Comptes du client",
  validUntil: (day) => `valable jusqu’au ${day}`,
  after: (balance) => `Solde : ${balance}`,
  inviter: "Bonus de la personne qui invite",
  owed: (amount) => `Le client doit ensuite ${amount}.`,
  between: (least, most) => `Entre ${least} et ${most}`,
  confirm: (amount) => `Rembourser ${amount}`,
  done: "Remboursé",
  refund: "Rembourser",
  refunds: "Remboursements",
  refundOf: "Remboursement de",
  sale: (number) => `Vente n° ${number}`,
  numbered: (number) => `Remboursement n° ${number}`,
};

export default messages;
