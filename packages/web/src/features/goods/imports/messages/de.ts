import { plural } from "#kit/messages/de.ts";
import type { GoodsImportsMessages } from "./en.ts";

const messages: GoodsImportsMessages = {
  purpose: "Viele Artikel mit einer Tabelle hinzufügen und ändern. Prüfen Sie jede Änderung vor dem Import.",
  importsLink: "Importe",
  fileSection: "Datei",
  fileExplanation:
    "CSV oder XLSX, ein Artikel je Zeile, Überschriften in der ersten Zeile. Exportieren Sie zuerst Ihre Artikel, dann hat Ihre Datei die richtigen Spalten.",
  chooseFile: "Datei wählen",
  otherFile: "Andere Datei wählen",
  dropHint: "CSV- oder XLSX-Datei hier ablegen, bis 16 MB und 20.000 Zeilen",
  encoding: "Zeichenkodierung",
  encodingHint: "Wählen Sie eine andere, wenn Buchstaben falsch aussehen.",
  rowsFound: (count) => plural(count, { one: "# Zeile", other: "# Zeilen" }),
  problems: {
    type: "Diese Datei ist weder CSV noch XLSX. Speichern Sie sie in einem dieser Formate und wählen Sie sie erneut.",
    size: "Diese Datei ist größer als 16 MB. Teilen Sie sie auf.",
    rows: "Diese Datei hat mehr als 20.000 Zeilen. Teilen Sie sie auf.",
    broken:
      "Diese Datei ist nicht lesbar. Öffnen Sie sie im Tabellenprogramm, speichern Sie sie noch einmal und wählen Sie die neue Datei.",
    empty: "Diese Datei hat keine Zeilen unter den Überschriften.",
  },
  columnsSection: "Spalten",
  columnsExplanation: "Wählen Sie, was jede Spalte enthält. Artikel werden an ihrem Code erkannt.",
  notImported: "Nicht importieren",
  noHeading: (position) => `Spalte ${position}`,
  example: (text) => `Zum Beispiel: ${text}`,
  noCode: "Wählen Sie die Spalte mit dem Artikelcode.",
  emptyCellsHint: "Für vorhandene Artikel. Neue Artikel erhalten die Standardwerte.",
  preview: "Vorschau zeigen",
  previewAgain: "Erneut prüfen",
  previewSection: "Vorschau",
  unchanged: (count) => plural(count, { one: "# Zeile ohne Änderung", other: "# Zeilen ohne Änderung" }),
  newItems: (count) => plural(count, { one: "# neuer Artikel", other: "# neue Artikel" }),
  changedItems: (count) => plural(count, { one: "# geänderter Artikel", other: "# geänderte Artikel" }),
  faultyRows: (count) => plural(count, { one: "# Zeile ist zu korrigieren", other: "# Zeilen sind zu korrigieren" }),
  faultsHint:
    "Korrigieren Sie die Zellen hier oder in der Datei und prüfen Sie erneut. Importiert wird erst, wenn jede Zeile stimmt.",
  faultAt: (row, column) => `Zeile ${row}, ${column}`,
  newCategories: (titles) => `Neue Kategorien: ${titles}`,
  nothing: "Nichts zu importieren. Ihre Artikel stimmen schon mit der Datei überein.",
  changesTable: "Änderungen",
  row: "Zeile",
  item: "Artikel",
  column: "Spalte",
  before: "Vorher",
  after: "Nachher",
  firstShown: (count) => `Gezeigt werden die ersten ${count} Zeilen.`,
  outdated: "Jemand hat inzwischen einige dieser Artikel geändert. Prüfen Sie die neue Vorschau.",
  import: (count) => plural(count, { one: "# Artikel importieren", other: "# Artikel importieren" }),
  imported: (count) => plural(count, { one: "# Artikel importiert", other: "# Artikel importiert" }),
  listPurpose: "Bisherige Importe. Jeder lässt sich rückgängig machen.",
  noImports: "Noch keine Importe",
  noImportsHint: "Importieren Sie eine Tabelle, um viele Artikel auf einmal hinzuzufügen oder zu ändern.",
  importGoods: "Artikel importieren",
  undo: "Rückgängig machen",
  doesUndo: (count) =>
    plural(count, {
      one: "Artikel aus # Import erhalten ihre vorherigen Werte zurück. Seitdem geänderte Artikel bleiben, wie sie sind. Neue Artikel gehen aus dem Verkauf.",
      other:
        "Artikel aus # Importen erhalten ihre vorherigen Werte zurück. Seitdem geänderte Artikel bleiben, wie sie sind. Neue Artikel gehen aus dem Verkauf.",
    }),
  alreadyUndone: "Er ist schon rückgängig gemacht.",
  unnamed: "Ohne Dateinamen",
};

export default messages;
