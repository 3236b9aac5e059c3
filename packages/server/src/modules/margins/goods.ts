import type { margins } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { grossMargin, moneyText } from "@patron/engine";
import { quantityText, rateText } from "@patron/engine/money";
import type { Handlers } from "#kit/implement.ts";
import { readReportFilter } from "../customers/public.ts";
import { inMonths } from "../dashboard/public.ts";
import { inProgramme } from "../loyalty/public.ts";
import { type GoodsMarginRow, sumGoodsMargins } from "./goods-queries.ts";

export const marginCalls: Handlers<typeof margins> = {
  goods: inProgramme(async ({ path, query, tenant }) => {
    const filter = await readReportFilter(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { items: [] };
    return { items: (await tenant.many(sumGoodsMargins(filter, inMonths(filter)))).map(toGoodsMargin) };
  }),
};

/** A cost is known where anything was sold with one, also if that was given away. */
export function toGoodsMargin(row: GoodsMarginRow): ReplyOf<typeof margins.goods>["items"][number] {
  const { item_id, item_code, item_title, unit, currency, net, costed } = row;
  const isKnown = costed !== 0n || row.cost !== 0n;
  const { cost, amount, percent } = grossMargin(costed, isKnown ? row.cost : null);
  const money = (value: bigint | null) => (value === null ? null : moneyText(value, currency));
  return {
    id: `${item_id}:${currency}`,
    ...{ item_id, item_code, item_title, unit, currency },
    quantity: quantityText(row.quantity),
    net_amount: moneyText(net, currency),
    unknown_amount: moneyText(net - costed, currency),
    cost_amount: money(cost),
    gross_margin: money(amount),
    margin_percent: percent === null ? null : rateText(percent),
  };
}
