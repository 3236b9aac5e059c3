import { useKitWords } from "../words/use-words.ts";
import type { ChoiceFilter } from "./filter-values.ts";

/** On or off, of rows that are all in the browser; by the name of their column. */
export function useActiveFilter(label: string): ChoiceFilter<{ active: boolean }> {
  const words = useKitWords();
  return {
    name: "active",
    label,
    options: [
      { value: "true", label: words.active },
      { value: "false", label: words.inactive },
    ],
    fits: (row, value) => String(row.active) === value,
  };
}
