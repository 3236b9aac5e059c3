import type { AccountKind, SpecialAccountType } from "@patron/contract/enums";
import { moneyText, parseMoney, parseQuantity, quantityText } from "./amount.ts";
import { formatDecimal, parseDecimal } from "./decimal.ts";

/** An account's kind and unit: a currency, the unit of goods, or `punch`. */
export type AccountUnit = { kind: AccountKind; unit: string };

/** The ledger account kind of a special account type. */
export function accountKindOf(type: SpecialAccountType): AccountKind {
  switch (type) {
    case "money":
      return "special-money";
    case "goods":
      return "special-goods";
    case "punches":
      return "punches";
  }
}

/**
 * Parses an amount of an account: goods in thousandths, punches whole, everything else in minor units of its currency. Undefined if
 * malformed, too precise, or in an unknown currency.
 *
 * @example parseAccountAmount("40.125", { kind: "special-goods", unit: "L" }) // 40125n
 */
export function parseAccountAmount(text: unknown, { kind, unit }: AccountUnit): bigint | undefined {
  if (kind === "special-goods") return parseQuantity(text);
  return kind === "punches" ? parseDecimal(text, 0) : parseMoney(text, unit);
}

/** Formats an amount of an account with the decimals of its unit. Throws a RangeError for an unknown currency. */
export function accountAmountText(value: bigint, { kind, unit }: AccountUnit): string {
  if (kind === "special-goods") return quantityText(value);
  return kind === "punches" ? formatDecimal(value, 0) : moneyText(value, unit);
}
