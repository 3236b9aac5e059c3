import type { SpecialAccountType, Unit } from "@patron/contract/enums";
import { currencyExponent, QUANTITY_SCALE } from "@patron/engine/money";
import { useCallback } from "react";
import { useCommonMessages } from "./messages/use-common-messages.ts";
import { useShow } from "./show.ts";

/** The unit of a special account: money, goods or stamps. */
export interface Counted {
  type: SpecialAccountType;
  /** Set for accounts of money. */
  currency: string | null;
  /** Set for accounts of goods. */
  unit: Unit | null;
}

/** Formats amounts of special accounts with their currency or unit: "5.00 €", "40.125 L", "1 stamp". */
export function useAccountAmount(): (text: string, counted: Counted) => string {
  const show = useShow();
  const { units, stamps } = useCommonMessages();
  return useCallback(
    (text: string, { currency, unit }: Counted) => {
      if (currency !== null) return show.money(text, currency);
      return `${show.quantity(text)} ${unit === null ? stamps(Math.abs(Number(text))) : units[unit]}`;
    },
    [show, units, stamps],
  );
}

/** Returns the maximum of decimals of an amount. */
export function digitsOf({ type, currency }: Counted): number {
  if (type === "money") return currencyExponent(currency ?? "") ?? 2;
  return type === "goods" ? QUANTITY_SCALE : 0;
}

/** Returns the suffix of an amount's field: the currency or the unit. */
export function useCountedName(): (counted: Counted) => string | undefined {
  const { units } = useCommonMessages();
  return useCallback(({ currency, unit }: Counted) => currency ?? (unit === null ? undefined : units[unit]), [units]);
}

/** Formats amounts of postings by what their account counts: a currency, a unit of goods, or stamps. */
export function usePostedAmount(): (text: string, unit: string) => string {
  const show = useShow();
  const { units, stamps } = useCommonMessages();
  return useCallback(
    (text: string, unit: string) => {
      const names: Record<string, string> = units;
      if (currencyExponent(unit) !== undefined) return show.money(text, unit);
      return `${show.quantity(text)} ${names[unit] ?? stamps(Math.abs(Number(text)))}`;
    },
    [show, units, stamps],
  );
}
