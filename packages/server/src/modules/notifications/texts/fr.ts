import { labelled } from "@patron/contract/labelled";
import type { Sentences } from "../facts.ts";

const by = (name: string) => (name ? `Par ${name}.` : "");

export const sentences: Sentences = {
  "daily-report": ({ day, sums }, show) => ({
    title: `Ventes du ${show.day(day)}`,
    text:
      sums.length === 0
        ? "Aucune vente."
        : sums
            .map(
              ({ currency, sales, amount }) =>
                `${show.money(amount, currency)} en ${show.number(sales)} ${show.plural(sales) === "one" ? "vente" : "ventes"}.`,
            )
            .join("\n"),
  }),
  refund: ({ number, amount, currency, terminal, by: who }, show) => ({
    title: `Remboursement de ${show.money(amount, currency)}`,
    text: [`La vente ${number}${terminal && ` (${terminal})`} a été annulée.`, by(who)].filter(Boolean).join(" "),
  }),
  "account-low": ({ account, owner, available, mark }, show) => ({
    title: `${account} : il reste ${show.own(available)}`,
    text: `Le compte de ${owner} a moins de ${show.own(mark)}.`,
  }),
  "till-opened": ({ terminal, pos, by: who }) => ({
    title: `${terminal} a été ouverte`,
    text: [`Point de vente : ${pos}.`, by(who)].filter(Boolean).join(" "),
  }),
  "mailing-done": ({ loyalty, recipients }, show) => ({
    title: "Votre envoi groupé est terminé",
    text: `${loyalty} : ${show.number(recipients)} ${show.plural(recipients) === "one" ? "destinataire" : "destinataires"}.`,
  }),
  "provider-failing": ({ message_type, problem }, show) => ({
    title: `${show.channel(message_type)} : les messages ne partent plus`,
    text: `${show.own(problem)} Vérifiez le service sous « Envoi des messages ».`,
  }),
  "card-not-refunded": ({ number, terminal, amount, currency, isReturning, problem, said }, show) => ({
    title: isReturning
      ? `Le débit de la vente ${number} est remboursé`
      : `Un remboursement par carte de ${number} a échoué`,
    text: [
      labelled(terminal, show.money(amount, currency), "fr"),
      show.own(problem),
      said,
      isReturning ? "" : "Patron réessaiera automatiquement. Les détails sont dans la transaction.",
    ]
      .filter(Boolean)
      .join(" "),
  }),
  "fiscal-refused": ({ number, terminal, problem, said }, show) => ({
    title: number ? `Le ticket fiscal de la vente ${number} a été refusé` : "La fin d’un service fiscal a été refusée",
    text: [labelled(terminal, show.own(problem), "fr"), said, "Il sera renvoyé tout seul. Voyez les tickets fiscaux."]
      .filter(Boolean)
      .join("\n"),
  }),
  "offline-conflict": ({ number, terminal, conflict }, show) => ({
    title: `La vente hors ligne ${number} est à régler`,
    text: [
      labelled(terminal, show.own(conflict), "fr"),
      "Voyez les ventes hors ligne, avec les autres que cette caisse enverra dans l’heure.",
    ].join("\n"),
  }),
  "spending-limit": ({ limit, currency }, show) => ({
    title: "Le plafond de dépenses pour les messages est atteint",
    text: `Les messages coûteraient plus de ${show.money(limit, currency)} ce mois-ci, certains ont donc été retenus. Relevez le plafond sous « Envoi des messages ».`,
  }),
  "ledger-difference": ({ gaps }, show) => ({
    title: "Le contrôle comptable a trouvé un écart",
    text: `Soldes qui ne correspondent pas à leurs écritures : ${show.number(gaps)}. Consultez le résultat et prévenez la personne qui gère le serveur.`,
  }),
  "access-changed": ({ staff, by: who, change }) => ({
    title: {
      added: `Nouvel employé : ${staff}`,
      changed: `Accès de ${staff} modifié`,
      suspended: `${staff} a été suspendu(e)`,
      reinstated: `${staff} peut à nouveau se connecter`,
    }[change],
    text: by(who),
  }),
  "api-key-changed": ({ by: who, change }) => ({
    title: change === "made" ? "Une clé API a été créée" : "La clé API a été supprimée",
    text: by(who),
  }),
  "new-device": ({ person, device, address }) => ({
    title: `${person} : connexion depuis un nouvel appareil`,
    text: [device, address].filter(Boolean).join(", "),
  }),
  "support-entered": ({ by }) => ({
    title: `${by}, de l’assistance, est entré dans votre entreprise`,
    text: "Si vous ne l’attendiez pas, mettez fin à l’accès sous Assistance.",
  }),
  "listing-decided": ({ pos, state, reason }) => ({
    title: state === "allowed" ? `${pos} figure dans l’annuaire public` : `La publication de ${pos} a été refusée`,
    text: reason,
  }),
  "support-answered": ({ by, subject }) => ({
    title: "L’assistance a répondu",
    text: [subject, by].filter(Boolean).join(", "),
  }),
};
