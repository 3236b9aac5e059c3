import type { ShiftReportMessages } from "./en.ts";

const messages: ShiftReportMessages = {
  cash: "Espèces en caisse",
  cashSales: "Ventes en espèces",
  cashRefunds: "Remboursements en espèces",
  afterCount: "Après le comptage",
  notCounted: "Non comptée",
  payments: "Par moyen de paiement",
  unnamed: "Non précisé",
  back: (method: string) => `${method}, remboursé`,
  sales: "Ventes",
  refunds: "Remboursements et annulations",
  checks: "Numéros des ventes",
  amount: "Montant",
  discount: "Remises",
  bonusesRedeemed: "Bonus utilisés",
  tax: "Taxe en sus",
  contained: "dont taxe",
  delivery: "Livraison",
  tip: "Pourboires",
  rounding: "Arrondi",
  toPay: "À payer",
  bonusesAdded: "Bonus gagnés",
  taxes: "Taxes",
  taxOn: (title: string, base: string) => `${title} sur ${base}`,
};
export default messages;
