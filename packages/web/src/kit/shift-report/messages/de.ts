import type { ShiftReportMessages } from "./en.ts";

const messages: ShiftReportMessages = {
  cash: "Bargeld in der Kasse",
  cashSales: "Barverkäufe",
  cashRefunds: "Bare Erstattungen",
  afterCount: "Nach der Zählung",
  notCounted: "Nicht gezählt",
  payments: "Nach Zahlungsart",
  unnamed: "Ohne Angabe",
  back: (method: string) => `${method}, zurückgezahlt`,
  sales: "Verkäufe",
  refunds: "Erstattungen und Stornos",
  checks: "Verkaufsnummern",
  amount: "Summe",
  discount: "Rabatte",
  bonusesRedeemed: "Eingelöste Boni",
  tax: "Steuer zusätzlich",
  contained: "inkl. Steuer",
  delivery: "Lieferung",
  tip: "Trinkgeld",
  rounding: "Rundung",
  toPay: "Zu zahlen",
  bonusesAdded: "Gesammelte Boni",
  taxes: "Steuern",
  taxOn: (title: string, base: string) => `${title} auf ${base}`,
};
export default messages;
