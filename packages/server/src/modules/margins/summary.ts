import type { additionalCosts } from "@patron/contract";
import type { FiltersOf, ReplyOf } from "@patron/contract/kit";
import { moneyText, quantityText } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { findCustomer } from "../customers/public.ts";
import type { CostFilter, CostSumRow, ItemCostSumRow } from "./summary-queries.ts";

type Query = FiltersOf<typeof additionalCosts.summaryItems>;
/** The first and the last day that both the database and the API can represent. */
const [firstDay, lastDay] = ["0001-01-01", "9999-12-31"];

/** The report's filter; `nobody` if it names an unknown customer. */
export async function readCostFilter(tenant: Tenant, loyaltyId: string, query: Query): Promise<CostFilter | "nobody"> {
  const { user_id_value, user_id_type, date_from = firstDay, date_to = lastDay, ...same } = query;
  const filter = { ...same, loyaltyId, from: date_from, to: date_to, customerId: undefined };
  if (!user_id_value) return filter;
  const { country } = await readBusiness(tenant);
  const customer = await findCustomer(tenant, { user_id_value, user_id_type }, country);
  return customer ? { ...filter, customerId: customer.id } : "nobody";
}

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
