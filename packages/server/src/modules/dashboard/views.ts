import type { TurnoverFigures } from "@patron/contract/dashboard";
import type { Of } from "@patron/contract/kit";
import { moneyText } from "@patron/engine";
import type { SumsRow } from "./queries.ts";

export function toSums(row: Partial<SumsRow> | undefined, currency: string): Of<typeof TurnoverFigures>["totals"] {
  const money = (amount = 0n) => moneyText(amount, currency);
  return {
    checks_count: Number(row?.checks_count ?? 0n),
    amount: money(row?.amount),
    discount_amount: money(row?.discount_amount),
    bonuses_redeemed_amount: money(row?.bonuses_redeemed_amount),
    bonuses_added_amount: money(row?.bonuses_added_amount),
    sales_taxes_amount: money(row?.sales_taxes_amount),
    amount_to_pay: money(row?.amount_to_pay),
  };
}

type Summed<Row> = { [K in keyof Row as Row[K] extends bigint ? K : never]?: bigint };
/** Sums rows column by column; without rows there are no columns. Only adds integers. */
export function total<Row extends object>(rows: readonly Row[]): Summed<Row> {
  const sums: Record<string, bigint> = {};
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (typeof value === "bigint") sums[name] = (sums[name] ?? 0n) + value;
    }
  }
  return sums as Summed<Row>; // Only bigint columns were added.
}

/** Finds the row of a day. */
export function byDate<Row extends { date: string }>(rows: readonly Row[]): (date: string | null) => Row | undefined {
  const days = new Map(rows.map((row) => [row.date, row]));
  return (date) => (date === null ? undefined : days.get(date));
}
