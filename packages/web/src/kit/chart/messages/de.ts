import type { Messages } from "../../messages.ts";
import type { ChartMessages } from "./en.ts";

export default {
  look: (title) => `„${title}“ zeigen als`,
  chart: "Diagramm",
  table: "Tabelle",
  save: (title) => `„${title}“ speichern`,
  csv: "Daten als CSV",
  png: "Bild als PNG",
  notDrawn: "Der Browser konnte das Bild nicht erstellen. Speichern Sie stattdessen die Daten.",
  other: "Übrige",
  noData: "Keine Daten für diesen Zeitraum",
  cursor: "Mit den Pfeiltasten wechseln Sie den Wert, mit der Eingabetaste öffnen Sie ihn.",
} satisfies Messages<ChartMessages>;
