import type { Messages } from "../../messages.ts";
import type { ChartMessages } from "./en.ts";

export default {
  look: (title) => `Afficher « ${title} » en`,
  chart: "Graphique",
  table: "Tableau",
  save: (title) => `Enregistrer « ${title} »`,
  csv: "Chiffres en CSV",
  png: "Image en PNG",
  notDrawn: "Le navigateur n’a pas pu dessiner l’image. Enregistrez plutôt les chiffres.",
  other: "Autres",
  noData: "Rien à afficher pour cette période",
  cursor: "Les flèches parcourent les valeurs, Entrée ouvre ce qui les compose.",
} satisfies Messages<ChartMessages>;
