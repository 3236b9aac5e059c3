import type { TaxType } from "@patron/contract/enums";
import { useCallback } from "react";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { terminalCostMessages } from "../../messages.ts";

/** Writes the value of a commission: a percentage, or an amount per unit. */
export function useCostValue() {
  const t = useMessages(terminalCostMessages);
  const show = useShow();
  return useCallback(
    (type: TaxType, value: string) =>
      type === "percentage" ? show.rate(value) : `${show.quantity(value)} ${t.perUnit}`,
    [t, show],
  );
}
