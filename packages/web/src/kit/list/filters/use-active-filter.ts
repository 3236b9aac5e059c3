import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import type { ChoiceFilter } from "./filter-values.ts";

/** On or off, of rows that are all in the browser; by the name of their column. */
export function useActiveFilter(label: string): ChoiceFilter<{ active: boolean }> {
  const common = useCommonMessages();
  return {
    name: "active",
    label,
    options: [
      { value: "true", label: common.active },
      { value: "false", label: common.inactive },
    ],
    fits: (row, value) => String(row.active) === value,
  };
}
