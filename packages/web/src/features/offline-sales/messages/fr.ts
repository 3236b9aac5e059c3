import type { OfflineSalesMessages } from "./en.ts";

const messages: OfflineSalesMessages = {
  purpose: "Ce que les caisses ont vendu sans connexion, et ce qu’elles ne pouvaient pas savoir.",
  emptyTitle: "Pas encore de vente hors ligne",
  emptyHint: "Sans connexion, une caisse continue à vendre. Ses ventes apparaissent ici dès qu’elle est reconnectée.",
  period: "Vendu",
  title: (number) => `Vente hors ligne ${number}`,
  facts: "Vente",
  items: "Articles",
  payments: "Paiements",
  notBooked: "Non enregistrée",
  whatToDo: "Que faire",
  advice: {
    "price-changed": (amount) =>
      amount
        ? `Aux prix d’aujourd’hui, la vente serait revenue à ${amount}. Le ticket reste valable : à vous de décider si vous remboursez la différence.`
        : "Aujourd’hui, cette vente ne pourrait plus être calculée ainsi. Le ticket reste valable.",
    "goods-removed": (_, goods) =>
      `Ces articles ont été retirés de la vente entre-temps : ${goods}. La vente compte. Vérifiez le stock ou remettez-les en vente.`,
    "shift-closed": () =>
      "Le service de cette vente était déjà clôturé à son arrivée. Elle compte dans le service alors ouvert\u00a0: les espèces doivent s’y trouver.",
    "customer-unknown": () => "Aucun client ne correspond à la saisie. La vente a été enregistrée sans client.",
    "customer-ambiguous": () =>
      "La saisie correspond à plusieurs clients. La vente a été enregistrée sans client\u00a0: ajoutez les bonus à la main.",
    "customer-code": () =>
      "Le code de la page du client sert une fois, pendant une minute\u00a0: impossible de savoir ensuite à qui il était. La vente a été enregistrée sans client.",
    "customer-blocked": () => "Le client est bloqué\u00a0: la vente a été enregistrée sans lui.",
    "customer-price": (amount) =>
      amount
        ? `Le client aurait payé ${amount} : la vente a été enregistrée sans lui. Remboursez la différence ou ajoutez des bonus à la main.`
        : "Le client aurait payé un autre montant\u00a0: la vente a été enregistrée sans lui. Ajoutez des bonus à la main si vous le souhaitez.",
    "sums-differ": (amount) =>
      `Avec les prix de la caisse, le serveur obtient ${amount ?? "un autre montant"}. Rien n’a été enregistré : saisissez la vente d’après le ticket et mettez à jour l’application de cette caisse.`,
    "not-priced": () =>
      "La vente ne peut pas être calculée avec les données de la caisse. Rien n’a été enregistré\u00a0: saisissez-la d’après le ticket.",
    "time-wrong": () =>
      "L’heure de la vente précède le chargement des prix, dépasse leur fin ou se trouve dans le futur. Rien n’a été enregistré\u00a0: réglez l’horloge de la caisse et saisissez la vente d’après le ticket.",
    "catalogue-unknown": () =>
      "La caisse a envoyé la vente si tard que ses prix ne sont plus conservés. Rien n’a été enregistré\u00a0: saisissez-la d’après le ticket.",
    "transaction-known": () =>
      "Une autre vente porte déjà cet identifiant. Rien n’a été enregistré\u00a0: comparez les deux et saisissez celle-ci d’après le ticket si elle manque.",
  },
  settle: "Marquer comme réglée",
  settleHint: "Indiquez ce que vous avez fait. La vente elle-même reste inchangée.",
  openTransaction: (number) => `N° ${number}`,
};

export default messages;
