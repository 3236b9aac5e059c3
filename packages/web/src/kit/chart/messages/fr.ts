import type { Messages } from "../../messages.ts";
import type { ChartMessages } from "./en.ts";

export default {
  look: (title) => `Afficher « ${title} » en`,
  chart: "Graphique",
  table: "Tableau",
  save: (title) => `Enregistrer « ${title} »`,
  csv: "Données en CSV",
  png: "Image en PNG",
  notDrawn: "Le navigateur n’a pas pu créer l’image. Enregistrez plutôt les données.",
  other: "Autres",
  noData: "Aucune donnée pour cette période",
  cursor: "Les flèches passent d’une valeur à l’autre, Entrée en montre le détail.",
} satisfies Messages<ChartMessages>;
