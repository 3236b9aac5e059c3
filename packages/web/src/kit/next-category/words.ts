import type { CategoryMeasure, RulePeriod } from "@patron/contract/enums";

/** What a rule still asks for, formatted and with names. */
export interface WayFacts {
  measure: CategoryMeasure;
  period: RulePeriod;
  /** Null: nothing, so the category comes with the next check. */
  missing: { text: string; count: number } | null;
  nightly: boolean;
  /** Empty: sales anywhere count. */
  pos: readonly string[];
}

/** How a language tells what is missing for a category. One of the ways is enough. */
export interface NextCategoryWords {
  sentence: (category: string, ways: readonly WayFacts[]) => string;
}
