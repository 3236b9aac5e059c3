import { listsIn, rangeIn } from "#kit/rule-sentence/lists.ts";
import type { CategoryRuleMessages } from "./category-rule-en.ts";

const { and } = listsIn("de");
const rangeOf = rangeIn({
  from: (from) => `mindestens ${from}`,
  to: (to) => `höchstens ${to}`,
  both: (from, to) => `${from} bis ${to}`,
});
const periods = {
  check: "bei einem Einkauf ",
  day: "an einem Tag ",
  week: "in der laufenden Woche ",
  month: "im laufenden Monat ",
  "three-months": "in den letzten drei Monaten ",
  "half-year": "in den letzten sechs Monaten ",
  year: "im letzten Jahr ",
  "all-time": "bisher ",
};

const messages: CategoryRuleMessages = {
  title: "Kategorieregeln",
  titleHint: "Die erste passende Regel entscheidet. Setzen Sie die höchste Kategorie an den Anfang.",
  add: "Kategorieregel hinzufügen",
  what: "Was sie bewirkt",
  emptyTitle: "Lassen Sie Kunden von selbst aufsteigen",
  emptyHint: "Eine Regel stuft Kunden um, sobald sie genug gekauft haben: Gold ab 10.000 im Jahr.",
  hints: {
    title: "Nur Ihr Personal sieht ihn, auch als Grund einer Kategorie.",
    sort_order: "Die kleinste Nummer wird zuerst geprüft. Leer lassen, um zuletzt zu prüfen.",
    category_from: "Leer lassen für jede Kategorie oder keine.",
    pos_ids: "Leer lassen, um Verkäufe überall zu zählen.",
    threshold_to: "Leer lassen, wenn es keine Grenze gibt.",
    apply: "Die nächtliche Prüfung läuft nur, wenn sie eingeschaltet ist.",
  },
  inWords: "Diese Regel in Worten",
  transition: "Umstufung",
  transitionHint: "Wer wohin kommt. Eine fixierte Kategorie wird nie herabgestuft.",
  condition: "Wann",
  conditionHint: "Was Kunden gekauft haben, nach Rabatten und Boni.",
  order: "Reihenfolge",
  orderHint: "Die erste passende Regel entscheidet.",
  sentence({ from, to, measure, period, range, pos, nightly }) {
    const much = rangeOf(range);
    const bought = {
      amount: `für ${much} eingekauft haben`,
      quantity: `${much} Einheiten gekauft haben`,
      visits: `${much} Besuche gemacht haben`,
    }[measure];
    const who = from === null ? "Kunden jeder Kategorie" : `Kunden der Kategorie ${from}`;
    const where = pos.length > 0 ? `in ${and(pos)} ` : "";
    const night = nightly ? " Wird nur nachts geprüft." : "";
    return `${who} kommen in die Kategorie ${to}, wenn sie ${periods[period]}${where}${bought}.${night}`;
  },
};
export default messages;
