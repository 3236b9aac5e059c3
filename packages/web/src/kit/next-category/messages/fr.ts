import { plural } from "../../messages/fr.ts";
import { listsIn } from "../../rule-sentence/lists.ts";
import type { NextCategoryWords, WayFacts } from "../words.ts";

const { and, or } = listsIn("fr");
const periods: Partial<Record<string, string>> = {
  day: " aujourd’hui",
  week: " cette semaine",
  month: " ce mois-ci",
};

function way({ measure, period, missing, nightly, pos }: WayFacts): string {
  if (!missing) return nightly ? "à la prochaine vérification de nuit" : "au prochain achat";
  const { text, count } = missing;
  const where = pos.length > 0 ? ` (${and(pos)})` : "";
  if (period === "check")
    return (
      { amount: `un achat de ${text}`, quantity: `un achat de ${text} unités`, visits: "un achat" }[measure] + where
    );
  const visits = plural(count, { one: "encore # visite", many: "encore # de visites", other: "encore # visites" });
  return (
    { amount: `encore ${text}`, quantity: `encore ${text} unités`, visits }[measure] + (periods[period] ?? "") + where
  );
}

const words: NextCategoryWords = { sentence: (category, ways) => `Pour ${category} : ${or(ways.map(way))}` };
export default words;
