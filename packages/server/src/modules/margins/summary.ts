import type { additionalCosts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText, quantityText } from "@patron/engine/money";
import type { CostSumRow, ItemCostSumRow } from "./summary-queries.ts";

export function toSum(row: CostSumRow): ReplyOf<typeof additionalCosts.summary>["items"][number] {
  const { additional_cost_id, code, title, kind, currency } = row;
  return {
    id: [additional_cost_id, currency, kind, code, title].join(":"),
    additional_cost_id,
    additional_cost_code: code,
    additional_cost_title: title,
    ...{ kind, currency },
    quantity: quantityText(row.quantity),
    base: moneyText(row.base, currency),
    amount: moneyText(row.amount, currency),
  };
}

export function toItemSum(row: ItemCostSumRow): ReplyOf<typeof additionalCosts.summaryItems>["items"][number] {
  const { item_id, item_code, item_title, unit } = row;
  const sum = toSum(row);
  return {
    ...sum,
    id: [item_id, item_code, item_title, unit, sum.id].join(":"),
    ...{ item_id, item_code, item_title, unit },
  };
}
