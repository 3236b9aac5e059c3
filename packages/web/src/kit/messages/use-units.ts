import { UNITS } from "@patron/contract/enums";
import { useCallback } from "react";
import { useCommonMessages } from "./use-common-messages.ts";

/** The short word of a unit, as it stands beside a quantity; what is no known unit stands as it came. */
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
