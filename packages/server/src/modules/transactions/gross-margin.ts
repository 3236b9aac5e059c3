import { margins } from "@patron/contract";
import type { Of } from "@patron/contract/kit";
import type { GrossMargin } from "@patron/contract/shapes";
import { grossMargin, moneyText } from "@patron/engine";
import { rateText } from "@patron/engine/money";
import { mayCall } from "#kit/http/guard.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { listItems } from "./reading-queries.ts";

/** Whether somebody may see what goods cost and leave. */
export function maySeeMargins(who: Who): boolean {
  return who.kind === "person" && mayCall(margins.goods, who);
}

/** What goods brought without taxes and what they cost. */
export interface Costed {
  net: bigint;
  /** Null if the cost of one of them is not known. */
  cost: bigint | null;
}

export function toGrossMargin({ net, cost }: Costed, currency: string): Of<typeof GrossMargin> {
  const margin = grossMargin(net, cost);
  const money = (amount: bigint | null) => (amount === null ? null : moneyText(amount, currency));
  return {
    net_amount: moneyText(margin.net, currency),
    cost_amount: money(margin.cost),
    amount: money(margin.amount),
    percent: margin.percent === null ? null : rateText(margin.percent),
  };
}

/** The gross margin of a transaction; undefined without goods. */
export async function readGrossMargin(tenant: Tenant, id: string, currency: string) {
  const costed = costedOf(await tenant.many(listItems(id)));
  return costed && toGrossMargin(costed, currency);
}

/** The sums of some lines; undefined without any. */
export function costedOf(lines: readonly { net_amount: bigint; cost_amount: bigint | null }[]): Costed | undefined {
  if (lines.length === 0) return undefined;
  return lines.reduce<Costed>(
    (all, { net_amount, cost_amount }) => ({
      net: all.net + net_amount,
      cost: all.cost === null || cost_amount === null ? null : all.cost + cost_amount,
    }),
    { net: 0n, cost: 0n },
  );
}
