import type { Messages } from "../../messages.ts";
import type { ChartMessages } from "./en.ts";

export default {
  look: (title) => `„${title}“ zeigen als`,
  chart: "Diagramm",
  table: "Tabelle",
  save: (title) => `„${title}“ speichern`,
  csv: "Zahlen als CSV",
  png: "Bild als PNG",
  notDrawn: "Der Browser konnte das Bild nicht zeichnen. Speichern Sie stattdessen die Zahlen.",
  other: "Übrige",
  noData: "In diesem Zeitraum gibt es nichts zu zeigen",
  cursor: "Pfeiltasten gehen die Werte durch, die Eingabetaste öffnet, was dahintersteht.",
} satisfies Messages<ChartMessages>;
