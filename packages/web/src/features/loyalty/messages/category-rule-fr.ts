import { listsIn, rangeIn } from "#kit/rule-sentence/lists.ts";
import type { CategoryRuleMessages } from "./category-rule-en.ts";

const { and } = listsIn("fr");
const rangeOf = rangeIn({
  from: (from) => `au moins ${from}`,
  to: (to) => `au plus ${to}`,
  both: (from, to) => `entre ${from} et ${to}`,
});
const periods = {
  check: " en une seule vente",
  day: " en une journée",
  week: " pendant la semaine en cours",
  month: " pendant le mois en cours",
  "three-months": " au cours des trois derniers mois",
  "half-year": " au cours des six derniers mois",
  year: " au cours de la dernière année",
  "all-time": "",
};

const messages: CategoryRuleMessages = {
  title: "Règles de catégorie",
  titleHint: "La première règle qui convient décide. Placez la catégorie la plus élevée en premier.",
  add: "Ajouter une règle de catégorie",
  what: "Ce qu’elle fait",
  emptyTitle: "Laissez les clients progresser d’eux-mêmes",
  emptyHint: "Une règle change les clients de catégorie quand ils ont assez acheté : or à partir de 10 000 par an.",
  hints: {
    title: "Seul votre personnel le voit, aussi comme raison d’une catégorie.",
    sort_order: "Le plus petit numéro est vérifié d’abord. Laissez vide pour vérifier en dernier.",
    category_from: "Laissez vide pour toute catégorie, ou aucune.",
    pos_ids: "Laissez vide pour compter les ventes partout.",
    threshold_to: "Laissez vide s’il n’y a pas de limite.",
    apply: "La vérification de nuit n’a lieu que si elle est activée.",
  },
  inWords: "Cette règle en mots",
  transition: "Passage",
  transitionHint: "Qui change de catégorie, et vers laquelle. Une catégorie fixée n’est jamais abaissée.",
  condition: "Quand",
  conditionHint: "Ce que les clients ont acheté, après remises et bonus.",
  order: "Ordre",
  orderHint: "La première règle qui convient décide.",
  sentence({ from, to, measure, period, range, pos, nightly }) {
    const much = rangeOf(range);
    const bought = {
      amount: `ont acheté pour ${much}`,
      quantity: `ont acheté ${much} unités`,
      visits: `ont fait ${much} visites`,
    }[measure];
    const who = from === null ? "Les clients de toute catégorie" : `Les clients de la catégorie ${from}`;
    const where = pos.length > 0 ? `, dans : ${and(pos)}` : "";
    const night = nightly ? " Vérifiée la nuit seulement." : "";
    return `${who} passent dans la catégorie ${to} lorsqu’ils ${bought}${periods[period]}${where}.${night}`;
  },
};
export default messages;
