import type { Dashboard } from "@patron/contract/dashboard";
import type { Of } from "@patron/contract/kit";
import { moneyText } from "@patron/engine";
import type { SumsRow } from "./queries.ts";

type Sums = Of<typeof Dashboard>["totals"];

const zero: SumsRow = {
  checks_count: 0n,
  amount: 0n,
  discount_amount: 0n,
  bonuses_redeemed_amount: 0n,
  bonuses_added_amount: 0n,
  sales_taxes_amount: 0n,
  amount_to_pay: 0n,
};

export function toSums(row: SumsRow | undefined, currency: string): Sums {
  const sums = row ?? zero;
  const money = (amount: bigint) => moneyText(amount, currency);
  return {
    checks_count: Number(sums.checks_count),
    amount: money(sums.amount),
    discount_amount: money(sums.discount_amount),
    bonuses_redeemed_amount: money(sums.bonuses_redeemed_amount),
    bonuses_added_amount: money(sums.bonuses_added_amount),
    sales_taxes_amount: money(sums.sales_taxes_amount),
    amount_to_pay: money(sums.amount_to_pay),
  };
}

/** The sum of some days. */
export function total(rows: readonly SumsRow[]): SumsRow {
  const names = Object.keys(zero) as (keyof SumsRow)[]; // The record above has exactly these keys.
  const added = names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0n)]);
  return Object.fromEntries(added) as unknown as SumsRow; // One pair for each key above.
}
