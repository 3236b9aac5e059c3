import type { taxes } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText, quantityText } from "@patron/engine/money";
import type { ItemTaxSumRow, TaxSumRow } from "./summary-queries.ts";

type Sum = ReplyOf<typeof taxes.summary>["items"][number];
export function toSum(row: TaxSumRow): Sum {
  const { tax_id, code, title, classification, type, currency, base, amount } = row;
  // An included tax is reported with the amount that contains it.
  const without = classification === "base-tax" ? base - amount : base;
  return {
    id: [tax_id, currency, classification, type, code, title].join(":"),
    tax_id,
    tax_code: code,
    tax_title: title,
    ...{ classification, type, currency },
    transactions_count: Number(row.transactions_count),
    amount_without_tax: moneyText(without, currency),
    amount: moneyText(amount, currency),
    amount_with_tax: moneyText(without + amount, currency),
  };
}

export function toItemSum(row: ItemTaxSumRow): ReplyOf<typeof taxes.summaryItems>["items"][number] {
  const { item_id, item_code, item_title, unit } = row;
  const sum = toSum(row);
  return {
    ...sum,
    id: [item_id, item_code, item_title, unit, sum.id].join(":"),
    ...{ item_id, item_code, item_title, unit },
    quantity: quantityText(row.quantity),
  };
}
