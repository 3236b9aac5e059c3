import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  title: "Journal des modifications",
  purpose: "Qui a modifié quoi, quand et d’où. Les lignes ne changent jamais.",
  when: "Quand",
  who: "Qui",
  what: "Quoi",
  action: "Action",
  changes: "Modifications",
  address: "Adresse",
  call: "Appel",
  request: "Identifiant de la requête",
  details: "Détails",
  open: "Ouvrir",
  dateFrom: "À partir du",
  dateTo: "Jusqu’au",
  emptyTitle: "Les modifications apparaissent ici dès que quelqu’un en fait une",
  noChanges: "Cet appel ne nomme aucun champ.",
};
export default messages;
