import type { AccountKind, SpecialAccountType } from "@patron/contract/enums";
import { moneyText, parseMoney, parseQuantity, quantityText } from "./amount.ts";
import { formatDecimal, parseDecimal } from "./decimal.ts";

/** What an account holds, and in which unit: a currency, the unit of goods, or `punch`. */
export type AccountUnit = { kind: AccountKind; unit: string };

/** The account of the books behind a special account of a type. */
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
 * An amount of an account from its decimal string: goods in thousandths, punches whole, everything else in minor units of
 * its currency. Undefined when malformed, too precise, or the currency is unknown.
 *
 * @example parseAccountAmount("40.125", { kind: "special-goods", unit: "L" }) // 40125n
 */
export function parseAccountAmount(text: unknown, { kind, unit }: AccountUnit): bigint | undefined {
  if (kind === "special-goods") return parseQuantity(text);
  return kind === "punches" ? parseDecimal(text, 0) : parseMoney(text, unit);
}

/** An amount of an account as a decimal string with the decimals of its unit. Throws a RangeError for an unknown currency. */
export function accountAmountText(value: bigint, { kind, unit }: AccountUnit): string {
  if (kind === "special-goods") return quantityText(value);
  return kind === "punches" ? formatDecimal(value, 0) : moneyText(value, unit);
}
