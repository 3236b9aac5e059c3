import type { PosterSalesMessages } from "./en.ts";

const messages: PosterSalesMessages = {
  purpose: "Verkäufe Ihrer Poster-Kassen und was einige nicht buchen lässt.",
  emptyTitle: "Noch keine Poster-Verkäufe",
  emptyHint:
    "Verbinden Sie ein Terminal mit einer Ihrer Poster-Kassen, um deren Verkäufe hier zu sehen: Terminal → Geräte → Poster.",
  period: "Abgeschlossen",
  repeat: "Erneut versuchen",
  booked: "Der Verkauf ist gebucht",
  stillNot: "Der Verkauf kann noch nicht gebucht werden",
  notWaiting: "Nichts zu verbinden",
  notWaitingHint: "Beginnen Sie noch einmal im selben Browser-Tab: Terminal → Geräte → Poster.",
  confirm: (account: string) => `${account} verbinden`,
  confirmHint:
    "Poster lässt Patron die Standorte, Kassen und Verkäufe dieses Kontos lesen. Fahren Sie nur fort, wenn es Ihres ist.",
  connect: "Verbinden",
};

export default messages;
