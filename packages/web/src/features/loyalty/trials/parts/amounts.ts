import { moneyText, parseMoney } from "@patron/engine/money";
import type { Show } from "#kit/show.ts";

/** What an amount became more by, negative if it became less. */
export function differenceOf(before: string, after: string, currency: string): string {
  return moneyText((parseMoney(after, currency) ?? 0n) - (parseMoney(before, currency) ?? 0n), currency);
}

export const isNegative = (amount: string): boolean => amount.startsWith("-");
export const isZero = (amount: string): boolean => !/[1-9]/.test(amount);
/** The amount without its sign. */
export const sizeOf = (amount: string): string => amount.replace(/^-/, "");

/** A difference with its sign, also where it is positive. */
export function signed(before: string, after: string, { currency, show }: { currency: string; show: Show }): string {
  const difference = differenceOf(before, after, currency);
  const text = show.money(difference, currency);
  return isNegative(difference) || isZero(difference) ? text : `+${text}`;
}
