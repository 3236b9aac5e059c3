import { plural } from "#kit/messages/fr.ts";
import type { CustomerMessages } from "./en.ts";

const messages: CustomerMessages = {
  purpose: "Tous ceux qui ont une carte de votre programme, les plus récents d’abord.",
  add: "Ajouter un client",
  emptyTitle: "Ajoutez votre premier client",
  emptyHint: "Les clients s’inscrivent aussi au terminal, avec leur numéro de téléphone.",
  noCategory: "Sans catégorie",
  defaultCategory: "Comme pour les nouveaux clients",
  unnamed: "Sans nom",
  contact: "Coordonnées",
  identity: "Comment on le retrouve",
  identityHint: "Un seul suffit. Qui est déjà connu ainsi reçoit seulement la carte.",
  person: "Personne",
  personHint: "Ce que le client a bien voulu dire. Les règles d’anniversaire et d’âge le lisent.",
  notKnown: "Inconnu",
  notes: "Notes",
  notesHint: "Seul votre personnel les voit.",
  hints: {
    tags: "Séparées par des virgules.",
    blocked: "Les terminaux refusent alors les ventes sur sa carte.",
  },
  block: "Bloquer ce client",
  card: "Carte",
  cardHint: "L’adhésion à un programme.",
  noCards: "Pas encore de carte de programme",
  pinned: "Les règles ne baissent pas cette catégorie",
  bonusesHint: "Un bonus vaut une unité de sa devise.",
  noBonuses: "Rien de gagné pour l’instant.",
  lots: "De quoi ils se composent",
  forEver: "sans fin",
  tabs: "Parties de ce client",
  idle: "Aucune visite depuis longtemps",
  noMovements: "Rien n’a encore bougé",
  tabAccounts: "Comptes",
  tabMovements: "Mouvements de bonus",
  accessHints: {
    full: "Gagne et utilise des bonus",
    limited: "Gagne des bonus, ne les utilise pas",
    none: "Ne gagne ni n’utilise de bonus",
  },
  available: (amount) => `${amount} utilisables aujourd’hui`,
  held: (amount) => `${amount} réservés`,
  until: (day) => `jusqu’au ${day}`,
  setCategory: "Attribuer une catégorie",
  setsCategory: (count) =>
    plural(count, { one: "# client reçoit la catégorie choisie.", other: "# clients reçoivent la catégorie choisie." }),
  setAccess: "Régler l’accès de la carte",
  setsAccess: (count) =>
    plural(count, {
      one: "# carte permettra ce que vous choisissez.",
      other: "# cartes permettront ce que vous choisissez.",
    }),
  hasNoCard: "n’a pas de carte dans ce programme",
};
export default messages;
