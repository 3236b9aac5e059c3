import type { PriceInput } from "../../src/sale/input.ts";
import type { CheckLine } from "./prices.ts";
import { one, type Rational, rounded, total, written, zero } from "./rational.ts";
import { decimal, Refused } from "./read.ts";

/** What a special account pays for a check: in total, and for every line. */
export type AccountTaken = { unit: string; amount: string; parts: string[] };

type Bill = { lines: readonly CheckLine[]; costs: readonly Rational[]; added: Rational; decimals: number };

/** What a special account of a known type pays; undefined if none pays. */
export function takenFromAccount(input: PriceInput, { lines, costs, added, decimals }: Bill): AccountTaken | undefined {
  const account = input.payments?.find(({ payment_type }) => payment_type === "special-account")?.special_account;
  if (!account?.type) return undefined;
  const result = (parts: readonly Rational[], more: Rational, decimals: number): AccountTaken => ({
    unit: account.unit ?? "",
    amount: written(total(parts).plus(more), decimals),
    parts: parts.map((part) => written(part, decimals)),
  });
  if (account.type === "money") {
    if (account.unit !== input.currency) throw new Refused("payments.special_account_other_currency");
    return result(costs, added, decimals);
  }
  if (added.against(zero) > 0) throw new Refused("payments.special_account_goods_only");
  if (account.type === "goods")
    return result(
      lines.map(({ quantity }) => quantity),
      zero,
      3,
    );
  const punches = lines.map(({ input: line, quantity }) => {
    const price = line.account_prices?.find(({ special_account_id }) => special_account_id === account.id);
    if (!price) throw new Refused("payments.special_account_no_price");
    return rounded(decimal(price.price, 0).times(quantity), one);
  });
  return result(punches, zero, 0);
}

/** Whether the paying account excludes earning bonuses. */
export function paysWithoutBonuses({ payments }: PriceInput): boolean {
  const accounts = (payments ?? []).filter(({ payment_type }) => payment_type === "special-account");
  return accounts.some(({ special_account }) => special_account?.bonuses_on_payment === false);
}
