import { UNITS } from "@patron/contract/enums";
import { useCallback } from "react";
import { useCommonMessages } from "./use-common-messages.ts";

/** Returns the short name of a unit for quantities; an unknown unit is returned unchanged. */
export function useUnits(): (unit: string) => string {
  const { units } = useCommonMessages();
  return useCallback(
    (unit) => {
      const known = UNITS.find((one) => one === unit);
      return known ? units[known] : unit;
    },
    [units],
  );
}
