import type { margins } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { grossMargin, moneyText } from "@patron/engine";
import { quantityText, rateText } from "@patron/engine/money";
import type { Handlers } from "#kit/implement.ts";
import { inReportOrder, readReportFilter } from "../customers/public.ts";
import { inProgramme } from "../loyalty/public.ts";
import { type GoodsMarginRow, sumGoodsMargins } from "./goods-queries.ts";

/** The columns of the file. */
export const goodsColumns = {
  item_title: "text",
  item_code: "text",
  quantity: "number",
  unit: "text",
  currency: "code",
  net_amount: "number",
  cost_amount: "number",
  gross_margin: "number",
  margin_percent: "number",
  unknown_amount: "number",
} as const;

export const marginCalls: Handlers<typeof margins> = {
  goods: inProgramme(async ({ path, query, tenant, language }) => {
    const filter = await readReportFilter(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { items: [] };
    const rows = (await tenant.many(sumGoodsMargins(filter))).map(toGoodsMargin);
    return { items: inReportOrder(rows, goodsColumns, { query, language }) };
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
