import type { SpecialAccountType, Unit } from "@patron/contract/enums";
import { currencyExponent, QUANTITY_SCALE } from "@patron/engine/money";
import { useCallback } from "react";
import { useCommonMessages } from "./messages/use-common-messages.ts";
import { useShow } from "./show.ts";

/** What a special account counts. */
export interface Counted {
  type: SpecialAccountType;
  /** Of money. */
  currency: string | null;
  /** Of goods. */
  unit: Unit | null;
}

/** How amounts of special accounts are written: money with its currency, goods with their unit, punches as they are. */
export function useAccountAmount(): (text: string, counted: Counted) => string {
  const show = useShow();
  const { units } = useCommonMessages();
  return useCallback(
    (text: string, { currency, unit }: Counted) => {
      if (currency !== null) return show.money(text, currency);
      return unit === null ? show.quantity(text) : `${show.quantity(text)} ${units[unit]}`;
    },
    [show, units],
  );
}

/** The most decimals of an amount. */
export function digitsOf({ type, currency }: Counted): number {
  if (type === "money") return currencyExponent(currency ?? "") ?? 2;
  return type === "goods" ? QUANTITY_SCALE : 0;
}

/** What stands behind a field of an amount. */
export function useCountedName(): (counted: Counted) => string | undefined {
  const { units } = useCommonMessages();
  return useCallback(({ currency, unit }: Counted) => currency ?? (unit === null ? undefined : units[unit]), [units]);
}

/** How amounts of postings are written, given what their account counts: a currency, a unit of goods, or punches. */
export function usePostedAmount(): (text: string, unit: string) => string {
  const show = useShow();
  const { units } = useCommonMessages();
  return useCallback(
    (text: string, unit: string) => {
      const names: Record<string, string> = units;
      if (currencyExponent(unit) !== undefined) return show.money(text, unit);
      return [show.quantity(text), names[unit]].filter(Boolean).join(" ");
    },
    [show, units],
  );
}
