import { plural } from "#kit/messages/de.ts";
import type { TrialMessages } from "./en.ts";

const messages: TrialMessages = {
  sectionTitle: "Mit früheren Verkäufen testen",
  sectionHint:
    "Sehen Sie, was diese Regel gekostet hätte, bevor Kunden sie bekommen. Nichts wird gespeichert oder geändert.",
  period: "Zeitraum",
  start: "Mit früheren Verkäufen testen",
  allTrials: "Alle Probeläufe",
  draft: "Nicht gespeicherte Regel",
  listPurpose: "Regeln und Preise über die Verkäufe eines früheren Zeitraums: was sie gekostet hätten, und für wen.",
  noTrials: "Noch keine Probeläufe",
  noTrialsHint:
    "Testen Sie hier alle Regeln oder andere Preise, oder öffnen Sie eine einzelne Regel und testen Sie sie mit früheren Verkäufen.",
  switchedOff: (count) => plural(count, { one: "# Regel ausgeschaltet", other: "# Regeln ausgeschaltet" }),
  stop: "Anhalten",
  progress: "Fortschritt",
  doneOf: (done, all) => `${done} von ${all} Verkäufen`,
  counting: "Verkäufe werden gezählt",
  stopped: "Dieser Probelauf wurde angehalten, ehe er alle Verkäufe berechnet hatte.",
  failed: "Dieser Probelauf konnte nicht beendet werden. Starten Sie ihn erneut.",
  estimated: "Schätzung aus einer Stichprobe der Verkäufe. Das ganze Ergebnis folgt.",
  result: "Ergebnis",
  resultHint: "Angenommen ist, dass Kunden dieselben Mengen kaufen. Rückerstattungen sind nicht berücksichtigt.",
  noSales: "In diesem Zeitraum gibt es keine Verkäufe.",
  noDifference: "Kein Verkauf würde sich ändern.",
  changed: (touched, all) => `${touched} von ${all} Verkäufen würden sich ändern.`,
  paysLess: (amount) => `Kunden hätten ${amount} weniger bezahlt.`,
  paysMore: (amount) => `Kunden hätten ${amount} mehr bezahlt.`,
  moreBonuses: (amount) => `Es wären ${amount} mehr an Boni gutgeschrieben worden.`,
  fewerBonuses: (amount) => `Es wären ${amount} weniger an Boni gutgeschrieben worden.`,
  moreRewards: (amount) => `Es wären ${amount} mehr an Boni für Einladungen gutgeschrieben worden.`,
  fewerRewards: (amount) => `Es wären ${amount} weniger an Boni für Einladungen gutgeschrieben worden.`,
  ofBuyer: "für den Kunden",
  ofInviter: (level) => `für den Einladenden, Stufe ${level}`,
  unrewarded: (count) =>
    plural(count, {
      one: "In # Verkauf können Boni für eine Einladung fehlen: Er speichert nicht, wer den Kunden eingeladen hat.",
      other:
        "In # Verkäufen können Boni für eine Einladung fehlen: Sie speichern nicht, wer den Kunden eingeladen hat.",
    }),
  leftOut: (count) =>
    plural(count, {
      one: "# Verkauf bleibt außen vor: Eine frühere Version der Berechnung hat ihn bepreist, oder seine Zahlungen würden nicht passen.",
      other:
        "# Verkäufe bleiben außen vor: Eine frühere Version der Berechnung hat sie bepreist, oder ihre Zahlungen würden nicht passen.",
    }),
  compareWith: "Vergleichen mit",
  compareNone: "Kein anderer Probelauf",
  amount: "Betrag",
  before: "Wie es war",
  after: "Im Probelauf",
  difference: "Unterschied",
  other: "Anderer Probelauf",
  amountsIn: (currency) => `Beträge in ${currency}`,
  marginOf: (count) =>
    plural(count, {
      one: "Rohertrag von # Verkauf mit bekannten Kosten",
      other: "Rohertrag von # Verkäufen mit bekannten Kosten",
    }),
  customers: "Kunden",
  customersHint: "Wer an Preisen, Rabatten und Boni am meisten gewinnen oder verlieren würde.",
  customer: "Kunde",
  gainAndLose: (winners, losers) => `Es gewinnen: ${winners}. Es verlieren: ${losers}.`,
  rules: "Andere Regeln",
  rulesHint: "Regeln, die seltener gelten würden oder mit einer getesteten konkurrieren.",
  sales: "Verkäufe",
  salesHint: "Die mit den größten Unterschieden.",
  sale: "Verkauf",
  otherDifference: "Unterschied des anderen",
  date: "Datum",
  bonusDifference: "Boni",
  openTrial: "Probelauf öffnen",
  removedRule: "Gelöschte Regel",
  newTrial: "Neuer Probelauf",
  newPurpose: "Berechnen Sie frühere Verkäufe mit anderen Regeln oder Preisen. Nichts wird gespeichert oder geändert.",
  tried: "Was erprobt wird",
  assumed:
    "Welche Verkäufe neu berechnet werden. Angenommen ist, dass Kunden dieselben Mengen kaufen und auf dieselbe Weise zahlen.",
  rulesOn: "Geltende Regeln",
  rulesOnHint: "Zu Beginn alle eingeschalteten Regeln. Gespeicherte ausgeschaltete können Sie hinzufügen.",
  percent: "Änderung in Prozent",
  percentHint: "Negativ: Preise sinken.",
  goods: "Artikel",
  goodsHint: "Ohne Artikel und Kategorien ändern sich die Preise aller Artikel.",
  categories: "Kategorien",
  groups: "Preisgruppen",
  groupsHint: "Ohne Auswahl ändern sich die Preise überall.",
  item: "Artikel",
  place: "Wo",
  newPrice: "Neuer Preis",
  everywhereShort: "Überall",
  addPrice: "Preis hinzufügen",
  removePrice: "Diesen Preis entfernen",
  ownPrice: "Eigener Preis des Artikels",
  allGoods: "Alle Artikel",
  allGroups: "Alle Preisgruppen",
  noRules: "Keine Regeln",
  noChanges: "Noch wurden keine Preise geändert oder geplant. Ändern Sie zuerst Preise in der Preismatrix.",
  changeHint: "Eine, die noch nicht begonnen hat, oder eine frühere.",
  chooseChange: "Änderung auswählen",
  bonusDebt: "Boni, die Kunden bleiben",
  accounts: "Kundenkonten",
  accountsHint: "Was die Verkäufe Konten von Kunden gutschreiben.",
  account: "Konto",
  kindHints: {
    programme:
      "Jeder Verkauf mit den heutigen Regeln, ihrer Kombination und den Bedingungen für das Einlösen von Boni statt mit den damaligen. Eine einzelne Regel testen Sie auf ihrer Seite.",
    "price-percent":
      "Artikel bekommen den Preis, der beim Verkauf galt, erhöht oder gesenkt. Von Hand eingegebene Preise bleiben.",
    prices:
      "Artikel bekommen diese Preise statt der damaligen, so wie sie in ihrer Preisgruppe eingegeben werden. Von Hand eingegebene Preise bleiben.",
    "price-change":
      "Artikel bekommen die Preise einer geplanten Änderung in den Preisgruppen der damaligen Kassen. Wann die Änderung beginnt, spielt keine Rolle.",
  },
  everywhere: (currency) => `Überall in ${currency}`,
  priceNumber: (number) => `Preis ${number}`,
  firstOf: (shown, all) => `Die ersten ${shown} von ${all}`,
  pricesBy: (percent) => `Preise ${percent}`,
  pricesCount: (count) => plural(count, { one: "# Preis", other: "# Preise" }),
  changeOf: (count) =>
    plural(count, { one: "Geplante Änderung von # Preis", other: "Geplante Änderung von # Preisen" }),
  programmeOf: (count) => plural(count, { one: "Alle Regeln: # Regel", other: "Alle Regeln: # Regeln" }),
  unmeasured: (count) =>
    plural(count, {
      one: "In # Verkauf bleibt eine Regel, die frühere Einkäufe zählt, wie sie war: Der Verkauf speichert sie nicht.",
      other:
        "In # Verkäufen bleibt eine Regel, die frühere Einkäufe zählt, wie sie war: Die Verkäufe speichern sie nicht.",
    }),
  unnamed: "Ohne Namen",
  remove: "Probelauf löschen",
  removeTitle: (name) => `Probelauf „${name}“ löschen?`,
  removeMessage: "Sein Ergebnis geht verloren. Verkäufe und Regeln bleiben, wie sie sind.",
  removed: "Probelauf gelöscht",
};

export default messages;
