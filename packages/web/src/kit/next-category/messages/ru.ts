import { plural } from "../../messages/ru.ts";
import { listsIn } from "../../rule-sentence/lists.ts";
import type { NextCategoryWords, WayFacts } from "../words.ts";

const { and, or } = listsIn("ru");
const periods: Partial<Record<string, string>> = { day: " сегодня", week: " на этой неделе", month: " в этом месяце" };

function way({ measure, period, missing, nightly, pos }: WayFacts): string {
  if (!missing) return nightly ? "со следующей ночной проверкой" : "со следующей покупкой";
  const { text, count } = missing;
  const where = pos.length > 0 ? ` (${and(pos)})` : "";
  if (period === "check")
    return (
      { amount: `одна покупка на ${text}`, quantity: `${text} ед. за одну покупку`, visits: "одна покупка" }[measure] +
      where
    );
  const visits = plural(count, {
    one: "ещё # визит",
    few: "ещё # визита",
    many: "ещё # визитов",
    other: "ещё # визита",
  });
  return { amount: `ещё ${text}`, quantity: `ещё ${text} ед.`, visits }[measure] + (periods[period] ?? "") + where;
}

const words: NextCategoryWords = {
  sentence: (category, ways) => `До категории «${category}»: ${or(ways.map(way))}`,
};
export default words;
