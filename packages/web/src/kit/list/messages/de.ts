import { pluralIn } from "../../messages.ts";
import type { ListMessages } from "./en.ts";

const plural = pluralIn("de");
const rows = (count: number) => plural(count, { one: "# Zeile", other: "# Zeilen" });

const messages: ListMessages = {
  presets: {
    today: "Heute",
    yesterday: "Gestern",
    "last-7-days": "Letzte 7 Tage",
    "last-30-days": "Letzte 30 Tage",
    "this-month": "Dieser Monat",
    "last-month": "Letzter Monat",
  },
  ownDays: "Eigene Tage",
  since: (day) => `ab ${day}`,
  until: (day) => `bis ${day}`,
  columnsHint: "Ziehen Sie eine Spalte, oder verschieben Sie sie mit den Pfeilen oder Alt und ↑ ↓.",
  columnUp: (column) => `${column} nach oben`,
  columnDown: (column) => `${column} nach unten`,
  columnPlace: (column, place, count) => `${column}: Platz ${place} von ${count}`,
  resetColumns: "Zurücksetzen",
  views: "Ansichten",
  viewNow: (view, changed) => `Ansicht: ${view}${changed ? ", geändert" : ""}`,
  noView: "Alles",
  sharedViews: "Von anderen geteilt",
  madeBy: (name) => `von ${name}`,
  saveView: "Als Ansicht speichern…",
  keepChanges: "Änderungen speichern",
  renameView: "Umbenennen…",
  shareView: "Mit allen im Unternehmen teilen",
  unshareView: "Nur für mich behalten",
  shareHint: "Alle sehen sie bei ihren Ansichten; ändern können sie nur Sie und ein Inhaber.",
  openFirst: "Diese Liste damit öffnen",
  removeViewAction: "Entfernen",
  removeViewTitle: (view) => `Ansicht «${view}» entfernen?`,
  removeView: "Filter, Sortierung und Spalten werden vergessen. Die Zeilen bleiben.",
  removeSharedView: "Alle im Unternehmen verlieren sie. Die Zeilen bleiben.",
  viewName: "Bezeichnung",
  previousRow: "Vorige Zeile",
  nextRow: "Nächste Zeile",
  selection: "Auswahl",
  selected: (count) => plural(count, { other: "# ausgewählt" }),
  selectFound: (total) => `Alle ${plural(total, { other: "#" })} gefundenen auswählen`,
  clearSelection: "Auswahl aufheben",
  affected: "Geändert werden",
  leftOut: "Ausgelassen",
  andMore: (count) => plural(count, { other: "und # weitere" }),
  nothingApplies: "Keine der ausgewählten Zeilen lässt sich so ändern.",
  doFor: (action, count) => `${action}: ${rows(count)}`,
  work: "Laufende Arbeit",
  passed: (done, total) => `${done} von ${total}`,
  phases: {
    running: (_done, left) => `Noch ${rows(left)}. Sie können diese Seite solange verlassen.`,
    paused: (_done, left) => `Angehalten, noch ${rows(left)}.`,
    stopped: (done, left) => `Abgebrochen: ${rows(done)} geändert, ${left} unverändert.`,
    finished: (done) => `Fertig: ${rows(done)} geändert.`,
  },
  refusedRows: (count) => plural(count, { one: "# Zeile abgelehnt", other: "# Zeilen abgelehnt" }),
  leftOutRows: (count) => plural(count, { one: "# Zeile ausgelassen", other: "# Zeilen ausgelassen" }),
  pause: "Anhalten",
  goOn: "Weiter",
  stop: "Abbrechen",
  tryAgain: "Abgelehnte noch einmal versuchen",
  switchOn: "Einschalten",
  switchOff: "Ausschalten",
  doesSwitchOn: (count) =>
    plural(count, { one: "# Zeile wird eingeschaltet.", other: "# Zeilen werden eingeschaltet." }),
  doesSwitchOff: (count) =>
    plural(count, { one: "# Zeile wird ausgeschaltet.", other: "# Zeilen werden ausgeschaltet." }),
  isOn: "ist schon an",
  isOff: "ist schon aus",
  doesRemove: (count) =>
    plural(count, { one: "# Zeile wird endgültig entfernt.", other: "# Zeilen werden endgültig entfernt." }),
};

export default messages;
