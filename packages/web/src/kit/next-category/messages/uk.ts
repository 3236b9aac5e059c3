import { plural } from "../../messages/uk.ts";
import { listsIn } from "../../rule-sentence/lists.ts";
import type { NextCategoryWords, WayFacts } from "../words.ts";

const { and, or } = listsIn("uk");
const periods: Partial<Record<string, string>> = { day: " сьогодні", week: " цього тижня", month: " цього місяця" };

function way({ measure, period, missing, nightly, pos }: WayFacts): string {
  if (!missing) return nightly ? "з наступною нічною перевіркою" : "з наступною покупкою";
  const { text, count } = missing;
  const where = pos.length > 0 ? ` (${and(pos)})` : "";
  if (period === "check")
    return (
      { amount: `одна покупка на ${text}`, quantity: `${text} од. за одну покупку`, visits: "одна покупка" }[measure] +
      where
    );
  const visits = plural(count, { one: "ще # візит", few: "ще # візити", many: "ще # візитів", other: "ще # візиту" });
  return { amount: `ще ${text}`, quantity: `ще ${text} од.`, visits }[measure] + (periods[period] ?? "") + where;
}

const words: NextCategoryWords = {
  sentence: (category, ways) => `До категорії «${category}»: ${or(ways.map(way))}`,
};
export default words;
