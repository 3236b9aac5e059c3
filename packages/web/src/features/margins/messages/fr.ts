import type { MarginsMessages } from "./en.ts";

const messages: MarginsMessages = {
  purpose:
    "Ventes terminées moins le prix de revient des articles. Chaque vente utilise le prix de revient de l’article à ce moment-là.",
  emptyTitle: "Pas encore de ventes",
  emptyHint:
    "Saisissez le prix de revient de vos articles. Chaque vente suivante apparaît ici avec sa marge\u00a0; les ventes annulées sont déduites.",
  date: "Date",
  site: "Point de vente",
  phone: "Téléphone du client",
  email: "E-mail du client",
  externalId: "Identifiant externe du client",
  unknown: "inconnu",
};

export default messages;
