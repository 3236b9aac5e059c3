import type { additionalCosts } from "@patron/contract";
import type { AdditionalCostKind } from "@patron/contract/enums";
import type { FiltersOf } from "@patron/contract/kit";
import { type SqlBool, sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { containsWords, equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { isInRow, isOfBuyer, type ReportFilter } from "../customers/public.ts";
import { partsOf } from "../dashboard/public.ts";

/** The filters of the report. */
type CostFilter = ReportFilter<FiltersOf<typeof additionalCosts.summaryItems>>;

export interface CostSumRow {
  additional_cost_id: string;
  code: string;
  title: string;
  kind: AdditionalCostKind;
  currency: string;
  quantity: bigint;
  base: bigint;
  amount: bigint;
}
export interface ItemCostSumRow extends CostSumRow {
  item_id: string;
  item_code: string;
  item_title: string;
  unit: string;
}

/** Conditions on the additional costs of sales, as `costsOfBuyer` names them. */
const salesFit = filtersOf<CostFilter>({
  loyaltyId: equals("t.loyalty_id"),
  from: (day) => sql<SqlBool>`t.business_date >= ${day}`,
  to: (day) => sql<SqlBool>`t.business_date <= ${day}`,
  pos_id: equals("t.pos_id"),
  customerId: equals("t.customer_id"),
  corporate_customer_id: equals("t.corporate_customer_id"),
  additional_cost_id: equals("x.additional_cost_id"),
  additional_cost_code: equals("x.code"),
  item_id: equals("i.goods_id"),
  item_code: equals("i.code"),
  summary_id: isInRow("x.additional_cost_id", "t.currency", "x.kind", "x.code", "x.title"),
  search_text: noCondition,
});

/** The same for the rollup: programme, location and days select its rows; it does not separate buyers. */
const rollupFits = filtersOf<CostFilter>({
  loyaltyId: noCondition,
  from: noCondition,
  to: noCondition,
  pos_id: noCondition,
  customerId: noCondition,
  corporate_customer_id: noCondition,
  additional_cost_id: equals("additional_cost_id"),
  additional_cost_code: equals("code"),
  item_id: equals("goods_id"),
  item_code: equals("item_code"),
  summary_id: isInRow("additional_cost_id", "currency", "kind", "code", "title"),
  search_text: noCondition,
});

const isFound = containsWords("title", "code", "currency");
const isItemFound = containsWords("item_title", "item_code", "title", "code", "currency");

/** The finished sales of one buyer, with the columns of the rollup. Indexes: transaction_customer, transaction_corporate. */
const costsOfBuyer = (filter: CostFilter) => sql`(
  select x.additional_cost_id, x.code, x.title, x.kind, t.currency, coalesce(i.goods_id, x.additional_cost_id) as goods_id,
    coalesce(i.code, '') as item_code, coalesce(i.title, '') as item_title, coalesce(i.unit, '') as unit, 1 as checks_count,
    x.quantity, x.base, x.amount
  from transaction t
  join transaction_cost x on x.business_id = t.business_id and x.transaction_id = t.id
  left join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place
  where t.business_id = ${tenantId} and t.status = 'success' and t.terminal_id is not null and ${salesFit(filter)}) each`;

function rolledUp(filter: CostFilter) {
  const { loyaltyId: loyalty_id, pos_id, from, to } = filter;
  return sql`${partsOf("cost_turnover", { loyalty_id, pos_id, from, to })} where ${rollupFits(filter)}`;
}

const source = (filter: CostFilter) => (isOfBuyer(filter) ? costsOfBuyer(filter) : rolledUp(filter));

/** Additional costs by currency, code and cost: from the rollup, or for one buyer from their sales. */
export const sumCosts = (filter: CostFilter) =>
  raw(sql<CostSumRow>`
    select additional_cost_id, code, title, kind, currency, sum(quantity)::bigint as quantity, sum(base)::bigint as base,
      sum(amount)::bigint as amount
    from (select * from ${source(filter)}) costs where ${isFound(filter.search_text ?? "")}
    group by additional_cost_id, code, title, kind, currency
    having sum(checks_count) <> 0 order by currency, code, additional_cost_id, title`);

/** Commissions by item, with its name at the time of sale; the largest of a currency first. */
export const sumCostsByItem = (filter: CostFilter) =>
  raw(sql<ItemCostSumRow>`
    select additional_cost_id, code, title, kind, currency, goods_id as item_id, item_code, item_title, unit,
      sum(quantity)::bigint as quantity, sum(base)::bigint as base, sum(amount)::bigint as amount
    from (select * from ${source(filter)}) items where kind = 'commission' and ${isItemFound(filter.search_text ?? "")}
    group by additional_cost_id, code, title, kind, currency, goods_id, item_code, item_title, unit
    having sum(checks_count) <> 0
    order by currency, sum(amount) desc, item_code, goods_id, code, additional_cost_id, title`);
