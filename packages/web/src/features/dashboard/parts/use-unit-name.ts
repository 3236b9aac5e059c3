import { UNITS } from "@patron/contract/enums";
import { useMessages } from "#kit/messages.ts";
import { dashboardMessages } from "../messages.ts";

/** The name of a unit of goods; what is no known unit stands as it came. */
export function useUnitName(): (unit: string) => string {
  const t = useMessages(dashboardMessages);
  return (unit) => {
    const known = UNITS.find((one) => one === unit);
    return known ? t.units[known] : unit;
  };
}
