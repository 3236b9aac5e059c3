import type { margins } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { containsWords, equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { isOfBuyer, type ReportFilter } from "../customers/public.ts";
import { partsOf } from "../dashboard/public.ts";

/** The filters of the report. */
type MarginFilter = ReportFilter<FiltersOf<typeof margins.goods>>;

export interface GoodsMarginRow {
  item_id: string;
  item_code: string;
  item_title: string;
  unit: string;
  currency: string;
  quantity: bigint;
  net: bigint;
  /** The part of `net` whose cost is known. */
  costed: bigint;
  cost: bigint;
}

const salesFit = filtersOf<MarginFilter>({
  loyaltyId: equals("t.loyalty_id"),
  pos_id: equals("t.pos_id"),
  from: (day) => sql<SqlBool>`t.business_date >= ${day}`,
  to: (day) => sql<SqlBool>`t.business_date <= ${day}`,
  customerId: equals("t.customer_id"),
  corporate_customer_id: equals("t.corporate_customer_id"),
  search_text: noCondition,
});

const isFound = containsWords("g.title", "g.code", "s.currency");

/** The lines of one buyer's finished sales. Indexes: transaction_customer, transaction_corporate. */
const ofBuyer = (filter: MarginFilter) => sql`
  select i.goods_id, t.currency, 1 as checks_count, i.quantity,
    i.amount_to_pay - i.sales_taxes_amount - i.contained_taxes_amount as net,
    case when i.cost_amount is null then 0 else i.amount_to_pay - i.sales_taxes_amount - i.contained_taxes_amount end as costed,
    coalesce(i.cost_amount, 0) as cost
  from transaction t
  join transaction_item i on i.business_id = t.business_id and i.transaction_id = t.id
  where t.business_id = ${tenantId} and t.status = 'success' and t.terminal_id is not null and ${salesFit(filter)}`;

/** The rollup of goods less that of their taxes, which have the same days, items and places: also for sales from before costs were stored. */
function rolledUp({ loyaltyId: loyalty_id, pos_id, from, to }: MarginFilter): RawBuilder<unknown> {
  const span = { loyalty_id, pos_id, from, to };
  return sql`
  select goods_id, currency, checks_count, quantity, amount_to_pay as net, costed_amount as costed, cost_amount as cost
  from ${partsOf("goods_turnover", span)}
  union all select goods_id, currency, 0, 0, -amount, 0, 0 from ${partsOf("item_tax_turnover", span)}`;
}

/** What items brought and cost, with their names of today; the largest margin of a currency first, then the largest amount, then by code. */
export const sumGoodsMargins = (filter: MarginFilter) =>
  raw(sql<GoodsMarginRow>`
    select g.id as item_id, g.code as item_code, g.title as item_title, g.unit, s.currency, s.quantity, s.net, s.costed, s.cost
    from (
      select goods_id, currency, sum(quantity)::bigint as quantity, sum(net)::bigint as net, sum(costed)::bigint as costed,
        sum(cost)::bigint as cost
      from (${isOfBuyer(filter) ? ofBuyer(filter) : rolledUp(filter)}) each
      group by goods_id, currency having sum(checks_count) <> 0) s
    join goods g on g.business_id = ${tenantId} and g.id = s.goods_id
    where ${isFound(filter.search_text ?? "")}
    order by s.currency, s.costed - s.cost desc, s.net desc, g.code, g.id`);
