import { plural } from "../../messages/de.ts";
import { listsIn } from "../../rule-sentence/lists.ts";
import type { NextCategoryWords, WayFacts } from "../words.ts";

const { and, or } = listsIn("de");
const periods: Partial<Record<string, string>> = { day: " heute", week: " diese Woche", month: " diesen Monat" };

function way({ measure, period, missing, nightly, pos }: WayFacts): string {
  if (!missing) return nightly ? "mit der nächsten nächtlichen Prüfung" : "mit dem nächsten Einkauf";
  const { text, count } = missing;
  const where = pos.length > 0 ? ` in ${and(pos)}` : "";
  if (period === "check")
    return (
      { amount: `ein Einkauf für ${text}`, quantity: `ein Einkauf von ${text} Einheiten`, visits: "ein Einkauf" }[
        measure
      ] + where
    );
  const visits = plural(count, { one: "noch # Besuch", other: "noch # Besuche" });
  return (
    { amount: `noch ${text}`, quantity: `noch ${text} Einheiten`, visits }[measure] + (periods[period] ?? "") + where
  );
}

const words: NextCategoryWords = { sentence: (category, ways) => `Bis ${category}: ${or(ways.map(way))}` };
export default words;
