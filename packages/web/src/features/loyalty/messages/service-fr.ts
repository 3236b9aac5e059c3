import type { ServiceMessages } from "./service-en.ts";

const messages: ServiceMessages = {
  add: "Ajouter un service complémentaire",
  emptyTitle: "Aucun service complémentaire",
  emptyHint: "Proposez des extras avec la commande, comme un emballage cadeau ou un lavage.",
  list: "Services complémentaires",
  listHint: "Les clients des boutiques en ligne les ajoutent à leur commande.",
  general: "Général",
  generalHint:
    "Seul le personnel voit le nom. Les clients voient le nom public et la description. L’article fixe le prix, les taxes et l’unité.",
  order: "Dans une commande",
  orderHint: "Choisissez si chaque commande le contient et si une commande peut en contenir plusieurs.",
  status: "Statut",
  statusHint: "Un service actif apparaît aussitôt dans les boutiques en ligne où son article a un prix.",
  always: "Dans chaque commande",
  optional: "En option",
  remove: "Supprimer le service complémentaire",
  removeTitle: (name) => `Supprimer « ${name} » ?`,
  removeMessage: "Les boutiques en ligne ne le proposent plus. Les ventes passées le conservent.",
  removed: "Service complémentaire supprimé",
  hints: { sort_order: "Les services au plus petit nombre viennent en premier." },
};

export default messages;
