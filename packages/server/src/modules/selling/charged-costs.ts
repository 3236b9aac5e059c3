import { type Commission, commissionAmounts, type PricedCheck } from "@patron/engine";
import { currencyExponent } from "@patron/engine/money";
import type { NamedCost } from "../additional-costs/public.ts";
import { minor } from "../transactions/public.ts";

/** The place of what a check adds as a whole. */
const wholeCheck = -1;
/** One delivery or tip, in thousandths. */
const once = 1000n;

type Check = Pick<PricedCheck, "lines" | "totals" | "currency">;

/**
 * The rows of what additional costs came to in a check: the commissions in the price of its lines, and its delivery and tip, each under the first
 * additional cost of that kind; without one they are in the totals alone.
 */
export function costRows(transactionId: string, { lines, totals, currency }: Check, costs: readonly NamedCost[]) {
  if (costs.length === 0) return [];
  const rowOf = ({ id, code, title, kind }: NamedCost) => ({
    transaction_id: transactionId,
    ...{ additional_cost_id: id, code, title, kind },
  });
  const byId = new Map(costs.map((cost) => [cost.id, cost]));
  const exponent = currencyExponent(currency) ?? 2;
  const ofLines = lines.flatMap((line, place) =>
    commissionAmounts(line, exponent).flatMap(({ id, ...sums }) => {
      const cost = byId.get(id);
      return cost ? [{ ...rowOf(cost), place, ...sums }] : [];
    }),
  );
  const added = { delivery: totals.delivery_amount, tip: totals.tip_amount };
  const base = minor(totals.goods_amount_to_pay, currency);
  const ofCheck = (["delivery", "tip"] as const).flatMap((kind) => {
    const cost = costs.find((one) => one.kind === kind);
    const amount = minor(added[kind], currency);
    return cost && amount > 0n ? [{ ...rowOf(cost), place: wholeCheck, quantity: once, base, amount }] : [];
  });
  return [...ofLines, ...ofCheck];
}

/** The additional costs of a reserved check: its commissions as they were named then, and what the terminal has now for delivery and tips. */
export function costsOfReserved(commissions: readonly Commission[], now: readonly NamedCost[]): NamedCost[] {
  const frozen = commissions.map(({ id, code, title }) => {
    return { id, code: code ?? "", title: title ?? "", kind: "commission" as const };
  });
  return [...frozen, ...now.filter(({ kind }) => kind !== "commission")];
}
