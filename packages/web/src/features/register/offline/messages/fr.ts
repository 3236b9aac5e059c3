import { plural } from "#kit/messages/fr.ts";
import type { OfflineMessages } from "./en.ts";

const messages: OfflineMessages = {
  away: "Pas de connexion.",
  goOn: "Continuez à vendre en espèces ou par carte. Bonus, comptes et réservations demandent une connexion.",
  cannot: {
    browser: "Ce navigateur ne peut pas vendre sans connexion. Mettez-le à jour.",
    customers: "Cette caisse ne vend qu’aux clients, et les trouver demande une connexion.",
    unready: "Cette caisse n’a pas chargé ses prix pour vendre sans connexion. Attendez que celle-ci soit rétablie.",
    outdated:
      "Les prix chargés par cette caisse sont trop anciens pour vendre. Attendez que la connexion soit rétablie.",
  },
  waiting: (count: number) =>
    plural(count, { one: "# vente attend d’être envoyée", other: "# ventes attendent d’être envoyées" }),
  sending: (count: number) => plural(count, { one: "Envoi de # vente…", other: "Envoi de # ventes…" }),
  failed: "Une vente faite sans connexion n’a pas été acceptée.",
  toSettle: (count: number) =>
    plural(count, { one: "# vente envoyée est à régler", other: "# ventes envoyées sont à régler" }),
  show: "Afficher",
  title: "Ventes sans connexion",
  none: "Aucune vente sans connexion au cours des dernières 24 heures.",
  keep: "Les ventes en attente sont dans ce navigateur. N’effacez pas ses données avant leur envoi.",
  states: { waiting: "En attente", failed: "Non acceptée", sent: "Envoyée" },
  notBooked: "N’a pas pu être enregistrée. Un responsable la trouve dans la gestion, sous Ventes hors ligne.",
  settle: "Un responsable règle cela dans la gestion, sous Ventes hors ligne.",
  soldHint: "Elle est envoyée dès que la connexion est rétablie.",
  closeFirst: "Des ventes attendent encore d’être envoyées. Attendez la connexion, puis fermez la caisse.",
  waitAt: (till: string, count: number) =>
    plural(count, {
      one: `${till} : # vente attend d’être envoyée.`,
      other: `${till} : # ventes attendent d’être envoyées.`,
    }),
  waitAtHint: "Rouvrez cette caisse pour les envoyer.",
  note: "Ajouter",
  customerLater: "Comptera pour ce client après l’envoi, si le montant reste le même.",
  onceCode:
    "Ce code ne sert qu’une fois et avec une connexion. Scannez la carte du client ou saisissez son numéro de téléphone.",
  noCustomerLater: "Ce client n’a ni téléphone ni e-mail. La vente ne comptera pas pour lui.",
  priceChanged: "Le montant a changé. Vérifiez-le, puis appuyez à nouveau.",
  notStored:
    "La vente n’a pas été enregistrée sur cet appareil et n’a pas eu lieu. Libérez de l’espace, puis appuyez à nouveau.",
  receipt: "Ticket",
  mark: "Vendu sans connexion",
  date: "Date",
  till: "Caisse",
  seller: "Vendeur",
  thanks: "Merci de votre achat",
};
export default messages;
