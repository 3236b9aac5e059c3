import type { dashboard } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { parseMoney } from "@patron/engine/money";

type Reply = ReplyOf<typeof dashboard.get>;
/** What was asked of the dashboard, with the figures of turnover. */
export type Answer = Reply & NonNullable<Reply["turnover"]>;
export type Sums = Answer["totals"];

/** An amount as a number for drawing only: positions on a picture need no last cent. */
export function drawn(amount: string): number {
  return Number(amount);
}

/** The average of a sum over checks in whole minor units, as text; nothing where nothing was sold. */
export function average(sums: Sums, currency: string): bigint | undefined {
  const sum = parseMoney(sums.amount_to_pay, currency);
  if (sum === undefined || sums.checks_count <= 0) return undefined;
  const count = BigInt(sums.checks_count);
  return (sum + count / 2n) / count;
}
