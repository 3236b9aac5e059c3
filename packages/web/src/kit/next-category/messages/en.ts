import { plural } from "../../messages/en.ts";
import { listsIn } from "../../rule-sentence/lists.ts";
import type { NextCategoryWords, WayFacts } from "../words.ts";

const { and, or } = listsIn("en");
const periods: Partial<Record<string, string>> = { day: " today", week: " this week", month: " this month" };

function way({ measure, period, missing, nightly, pos }: WayFacts): string {
  if (!missing) return nightly ? "with the next nightly check" : "with the next sale";
  const { text, count } = missing;
  const where = pos.length > 0 ? ` at ${and(pos)}` : "";
  if (period === "check")
    return (
      { amount: `one sale of ${text}`, quantity: `one sale of ${text} units`, visits: "one sale" }[measure] + where
    );
  const visits = plural(count, { one: "# more visit", other: "# more visits" });
  return { amount: `${text} more`, quantity: `${text} more units`, visits }[measure] + (periods[period] ?? "") + where;
}

const words: NextCategoryWords = { sentence: (category, ways) => `To ${category}: ${or(ways.map(way))}` };
export default words;
