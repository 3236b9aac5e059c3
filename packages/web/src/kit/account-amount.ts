import type { SpecialAccountType, Unit } from "@patron/contract/enums";
import { stampsWord, unitText } from "@patron/contract/units";
import { currencyExponent, QUANTITY_SCALE } from "@patron/engine/money";
import { useCallback } from "react";
import { useUnits } from "./messages/use-units.ts";
import { type Show, useShow } from "./show.ts";

/** The ledger's unit of stamps. */
const stampUnit = "punch";

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
  return useCallback(
    (text: string, { currency, unit }: Counted) => postedAmount(show, text, currency ?? unit ?? stampUnit),
    [show],
  );
}

/** Returns the maximum of decimals of an amount. */
export function digitsOf({ type, currency }: Counted): number {
  if (type === "money") return currencyExponent(currency ?? "") ?? 2;
  return type === "goods" ? QUANTITY_SCALE : 0;
}

/** Returns the suffix of an amount's field: the currency or the unit. */
export function useCountedName(): (counted: Counted) => string | undefined {
  const units = useUnits();
  return useCallback(({ currency, unit }: Counted) => currency ?? (unit === null ? undefined : units(unit)), [units]);
}

/** An amount by what its account counts: a currency, a unit of goods, or stamps. */
export function postedAmount(show: Show, text: string, unit: string): string {
  if (currencyExponent(unit) !== undefined) return show.money(text, unit);
  const name = unit === stampUnit ? stampsWord(text, show.language) : unitText(unit, show.language);
  return name ? `${show.quantity(text)} ${name}` : show.quantity(text);
}

/** Formats amounts of postings. */
export function usePostedAmount(): (text: string, unit: string) => string {
  const show = useShow();
  return useCallback((text: string, unit: string) => postedAmount(show, text, unit), [show]);
}
