import type { NotificationsMessages } from "./en.ts";

const messages: NotificationsMessages = {
  purpose: "Ce qui s’est passé dans votre entreprise et vous concerne.",
  settingsPurpose:
    "Qui est prévenu de quoi, et comment. Les personnes qui voient une notification dans l’application peuvent aussi la recevoir sur leurs appareils : cela s’active sous la cloche.",
  emptyTitle: "Aucune notification",
  emptyHint: "Les remboursements, les pannes de service et les changements d’accès apparaissent ici.",
  readed: "Lu",
  unread: "Nouveau",
  readAll: "Tout marquer comme lu",
  limits: "Heure et montants",
  limitsHint: "Pour les remboursements et le rapport quotidien ci-dessus.",
  hints: {
    refund_from: "Laissez vide pour être prévenu de chaque remboursement.",
    report_hour: "Dans le fuseau horaire de l’entreprise. Huit signifie 08:00.",
  },
};

export default messages;
