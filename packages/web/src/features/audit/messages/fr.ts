import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Qui a modifié quoi, quand et d’où. Les lignes ne changent jamais.",
  details: "Détails",
  open: "Ouvrir",
  emptyTitle: "Les modifications apparaissent ici dès que quelqu’un en fait une",
  noChanges: "Cet appel ne nomme aucun champ.",
};
export default messages;
