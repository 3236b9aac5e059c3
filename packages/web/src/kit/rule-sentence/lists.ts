import type { Language } from "@patron/contract/enums";
import type { GoodsFacts, Names, RangeFacts } from "./rule-facts.ts";

/** Lists as a language writes them: "a, b and c", "a, b or c". */
export function listsIn(language: Language) {
  const all = new Intl.ListFormat(language, { type: "conjunction" });
  const any = new Intl.ListFormat(language, { type: "disjunction" });
  return { and: (parts: readonly string[]) => all.format(parts), or: (parts: readonly string[]) => any.format(parts) };
}

export const sizeOf = ({ known, more }: Names) => known.length + more;
export const isEmpty = ({ goods, categories }: GoodsFacts) => sizeOf(goods) + sizeOf(categories) === 0;

/** The phrases of a range, by the ends that it has. */
interface RangeWords {
  both: (from: string, to: string) => string;
  from: (from: string) => string;
  to: (to: string) => string;
}
export function rangeIn(words: RangeWords): (range: RangeFacts) => string {
  return ({ from, to }) => {
    if (from === null) return words.to(to);
    return to === null ? words.from(from) : words.both(from, to);
  };
}
