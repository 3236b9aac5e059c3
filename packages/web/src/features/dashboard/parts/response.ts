import type { dashboard } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { DashboardTab } from "@patron/contract/enums";
import { parseMoney } from "@patron/engine/money";

/** The reply of the dashboard call. */
export type DashboardResponse = ReplyOf<typeof dashboard.get>;
/** The figures of a tab. */
export type Figures<Tab extends DashboardTab> = NonNullable<DashboardResponse[Tab]>;
export interface TabProps<Tab extends DashboardTab> {
  response: DashboardResponse;
  figures: Figures<Tab>;
}

/** An amount as a number for drawing only: positions on a picture need no last cent. */
export function drawn(amount: string | number): number {
  return Number(amount);
}

/** The average of an amount over a count in whole minor units; nothing where there is nothing to count. */
export function average(amount: string, count: number, currency: string): bigint | undefined {
  const sum = parseMoney(amount, currency);
  if (sum === undefined || count <= 0) return undefined;
  return (sum + BigInt(count) / 2n) / BigInt(count);
}

/** A share or a mean for showing; nothing where there is nothing to divide by. */
export function ratio(part: number, whole: number): number | undefined {
  return whole > 0 ? part / whole : undefined;
}
