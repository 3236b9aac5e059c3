import type { TerminalCostMessages } from "./costs-en.ts";

const messages: TerminalCostMessages = {
  title: "Zuschläge",
  titleHint: "Was dieses Terminal außer den Artikeln berechnet.",
  none: "Dieses Programm hat noch keine Zuschläge.",
  add: "Zuschlag hinzufügen",
  off: "Inaktiv",
  perUnit: "je Einheit",
  valueHint: (usual) => `Leer lassen für ${usual}.`,
  items: "Provisionen je Artikel",
  itemsHint: "Fett: eigener Wert des Artikels. Wählen Sie einen Artikel, um ihn zu ändern.",
  noItems: "Hier wird noch nichts verkauft",
  noItemsHint: "Fügen Sie dem Programm zuerst Artikel hinzu.",
};

export default messages;
