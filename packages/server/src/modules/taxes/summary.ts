import type { taxes } from "@patron/contract";
import type { FiltersOf, ReplyOf } from "@patron/contract/kit";
import { moneyText, quantityText } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { findCustomer } from "../customers/public.ts";
import type { ItemTaxFilter, ItemTaxSumRow, TaxSumRow } from "./summary-queries.ts";

type Query = FiltersOf<typeof taxes.summaryItems>;
/** The first and the last day that both the database and the API can represent. */
const [firstDay, lastDay] = ["0001-01-01", "9999-12-31"];

/** The report's filter; `nobody` if it names an unknown customer. */
export async function readTaxFilter(
  tenant: Tenant,
  loyaltyId: string,
  query: Query,
): Promise<ItemTaxFilter | "nobody"> {
  const { user_id_value, user_id_type, date_from = firstDay, date_to = lastDay, ...same } = query;
  const filter = { ...same, loyaltyId, from: date_from, to: date_to, customerId: undefined };
  if (!user_id_value) return filter;
  const { country } = await readBusiness(tenant);
  const customer = await findCustomer(tenant, { user_id_value, user_id_type }, country);
  return customer ? { ...filter, customerId: customer.id } : "nobody";
}

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
