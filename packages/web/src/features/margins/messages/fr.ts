import type { MarginsMessages } from "./en.ts";

const messages: MarginsMessages = {
  purpose:
    "Ce qui reste des ventes terminées une fois les articles payés. Chaque vente garde le prix de revient qu’un article avait alors.",
  emptyTitle: "Pas encore de ventes",
  emptyHint:
    "Saisissez ce que coûtent vos articles\u00a0; dès lors, chaque vente terminée apparaît ici avec sa marge. Les ventes annulées sont déduites.",
  date: "Date",
  site: "Point de vente",
  phone: "Téléphone du client",
  email: "E-mail du client",
  externalId: "Identifiant externe du client",
  unknown: "inconnu",
};

export default messages;
