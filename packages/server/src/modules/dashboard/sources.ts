import { type RawBuilder, sql } from "kysely";
import { tenantId } from "#kit/database/rows.ts";

/**
 * A relation `s` of finished and cancelled sales and of refunds with the columns of a delta. `times` is how often the lines count: -1 for a
 * cancelled sale, 1 for a refund, whose lines are negative themselves.
 */
export type Sales = RawBuilder<unknown>;

/** The columns of a delta that sources read. */
export const deltaColumns = sql`transaction_id, customer_id, business_date, hour, loyalty_id, pos_id, terminal_id, currency,
  checks_count, times, amount, discount_amount, bonuses_redeemed_amount, bonuses_added_amount, sales_taxes_amount, amount_to_pay,
  goods_amount`;

/**
 * How sales find the sums of their lines: each looks up its own, which suits the few that a job adds; or the lines of the whole business are summed
 * once and joined, which suits all of its sales.
 */
export type Reach = "each sale" | "whole business";

/** The key columns of a rollup, and the columns that it sums. One with a `grain` has rows by day and by month. */
export interface Rollup {
  keys: readonly string[];
  sums: readonly string[];
  /** The rows that sales add, not summed yet, by day. */
  of(sales: Sales, reach: Reach): RawBuilder<unknown>;
}

/** How often the lines of a sale count. */
const times = sql`coalesce(s.times, s.checks_count)`;

/** Lines with the alias `x`, and what is read of each group. */
interface Lines {
  from: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  by?: RawBuilder<unknown>;
}
/** Sums of lines by their sale, as `x`, with the condition that joins them to the sales. */
function linesOf(reach: Reach, { from, columns, by }: Lines): RawBuilder<unknown> {
  const summed = (condition: RawBuilder<unknown>) => sql`(
        select x.transaction_id, ${columns} from ${from} where x.business_id = ${tenantId} ${condition}
        group by x.transaction_id ${by ? sql`, ${by}` : sql``}) x`;
  return reach === "each sale"
    ? sql`lateral ${summed(sql`and x.transaction_id = s.transaction_id`)} on true`
    : sql`${summed(sql``)} on x.transaction_id = s.transaction_id`;
}

/** A line by weight, volume or time counts as one item; in thousandths. */
const itemsOfSale: Lines = {
  from: sql`transaction_item x`,
  columns: sql`sum(case x.unit when 'piece' then x.quantity else 1000 end)::bigint as quantity`,
};
const paymentsOfSale: Lines = {
  from: sql`transaction_payment x`,
  columns: sql`x.payment_type, sum(x.amount)::bigint as amount`,
  by: sql`x.payment_type`,
};
const goodsOfSale: Lines = {
  from: sql`transaction_item x`,
  columns: sql`x.goods_id, sum(x.quantity)::bigint as quantity, sum(x.amount)::bigint as amount,
          sum(x.discount_amount)::bigint as discount_amount, sum(x.amount_to_pay)::bigint as amount_to_pay,
          coalesce(sum(x.amount_to_pay - x.sales_taxes_amount - x.contained_taxes_amount)
            filter (where x.cost_amount is not null), 0)::bigint as costed_amount,
          coalesce(sum(x.cost_amount), 0)::bigint as cost_amount`,
  by: sql`x.goods_id`,
};
const taxesOfSale: Lines = {
  from: sql`transaction_tax x`,
  columns: sql`x.tax_id, x.code, x.title, x.classification, x.type, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount`,
  by: sql`x.tax_id, x.code, x.title, x.classification, x.type`,
};
const itemOf = sql`transaction_item i
          on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place`;
const itemTaxesOfSale: Lines = {
  from: sql`transaction_tax x join ${itemOf}`,
  columns: sql`i.goods_id, i.code as item_code, i.title as item_title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type,
          sum(i.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount`,
  by: sql`i.goods_id, i.code, i.title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type`,
};
const costsOfSale: Lines = {
  from: sql`transaction_cost x left join ${itemOf}`,
  columns: sql`coalesce(i.goods_id, x.additional_cost_id) as goods_id, coalesce(i.code, '') as item_code,
          coalesce(i.title, '') as item_title, coalesce(i.unit, '') as unit, x.additional_cost_id, x.code, x.title, x.kind,
          sum(x.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount`,
  by: sql`i.goods_id, i.code, i.title, i.unit, x.additional_cost_id, x.code, x.title, x.kind`,
};

/** Every rollup by its table, in the order in which the rollup writes them. */
export const rollups = {
  turnover: {
    keys: ["business_date", "pos_id", "terminal_id", "currency", "loyalty_id"],
    sums: [
      "checks_count",
      "amount",
      "discount_amount",
      "bonuses_redeemed_amount",
      "bonuses_added_amount",
      "sales_taxes_amount",
      "amount_to_pay",
      "visits_count",
      "visits_amount",
      "goods_amount",
      "items_quantity",
    ],
    of: (sales, reach) => sql`
      select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount,
        s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay,
        case when s.customer_id is null then 0 else s.checks_count end as visits_count,
        case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount,
        s.goods_amount, ${times} * coalesce(x.quantity, 0) as items_quantity
      from ${sales} left join ${linesOf(reach, itemsOfSale)}`,
  },
  hour_turnover: {
    keys: ["grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id"],
    sums: ["checks_count", "visits_count", "amount_to_pay"],
    of: (sales) => sql`
      select 'day' as grain, s.business_date, extract(isodow from s.business_date)::int as week_day, s.hour, s.pos_id,
        s.terminal_id, s.currency, s.loyalty_id, s.checks_count,
        case when s.customer_id is null then 0 else s.checks_count end as visits_count, s.amount_to_pay
      from ${sales}`,
  },
  payment_turnover: {
    keys: ["business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type"],
    sums: ["checks_count", "amount"],
    // Sales without a reported payment have a row too, so the parts add up to the whole.
    of: (sales, reach) => sql`
      select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, coalesce(x.payment_type, '') as payment_type,
        s.checks_count, coalesce(${times} * x.amount, s.amount_to_pay) as amount
      from ${sales} left join ${linesOf(reach, paymentsOfSale)}`,
  },
  customer_turnover: {
    keys: ["grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id"],
    sums: ["visits_count", "amount_to_pay"],
    of: (sales) => sql`
      select 'day' as grain, s.business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id,
        s.checks_count as visits_count, s.amount_to_pay
      from ${sales} where s.customer_id is not null`,
  },
  customer_month_turnover: {
    keys: ["business_date", "customer_id", "currency", "loyalty_id"],
    sums: ["visits_count", "amount_to_pay"],
    of: (sales) => sql`
      select date_trunc('month', s.business_date)::date as business_date, s.customer_id, s.currency, s.loyalty_id,
        s.checks_count as visits_count, s.amount_to_pay
      from ${sales} where s.customer_id is not null`,
  },
  goods_turnover: {
    keys: ["grain", "business_date", "goods_id", "pos_id", "currency", "loyalty_id"],
    sums: ["checks_count", "quantity", "amount", "discount_amount", "amount_to_pay", "costed_amount", "cost_amount"],
    of: (sales, reach) => sql`
      select 'day' as grain, s.business_date, x.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count,
        ${times} * x.quantity as quantity, ${times} * x.amount as amount,
        ${times} * x.discount_amount as discount_amount, ${times} * x.amount_to_pay as amount_to_pay,
        ${times} * x.costed_amount as costed_amount, ${times} * x.cost_amount as cost_amount
      from ${sales} join ${linesOf(reach, goodsOfSale)}`,
  },
  tax_turnover: {
    keys: ["business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type"],
    sums: ["checks_count", "base", "amount"],
    of: (sales, reach) => sql`
      select s.business_date, s.pos_id, s.currency, s.loyalty_id, x.tax_id, x.code, x.title, x.classification, x.type,
        s.checks_count, ${times} * x.base as base, ${times} * x.amount as amount
      from ${sales} join ${linesOf(reach, taxesOfSale)}`,
  },
  item_tax_turnover: {
    keys: [
      "grain",
      "business_date",
      "goods_id",
      "tax_id",
      "pos_id",
      "currency",
      "loyalty_id",
      "item_code",
      "item_title",
      "unit",
      "code",
      "title",
      "classification",
      "type",
    ],
    sums: ["checks_count", "quantity", "base", "amount"],
    of: (sales, reach) => sql`
      select 'day' as grain, s.business_date, x.goods_id, x.tax_id, s.pos_id, s.currency, s.loyalty_id, x.item_code, x.item_title,
        x.unit, x.code, x.title, x.classification, x.type, s.checks_count, ${times} * x.quantity as quantity,
        ${times} * x.base as base, ${times} * x.amount as amount
      from ${sales} join ${linesOf(reach, itemTaxesOfSale)}`,
  },
  cost_turnover: {
    keys: [
      "grain",
      "business_date",
      "goods_id",
      "additional_cost_id",
      "pos_id",
      "currency",
      "loyalty_id",
      "item_code",
      "item_title",
      "unit",
      "code",
      "title",
      "kind",
    ],
    sums: ["checks_count", "quantity", "base", "amount"],
    of: (sales, reach) => sql`
      select 'day' as grain, s.business_date, x.goods_id, x.additional_cost_id, s.pos_id, s.currency, s.loyalty_id, x.item_code,
        x.item_title, x.unit, x.code, x.title, x.kind, s.checks_count, ${times} * x.quantity as quantity,
        ${times} * x.base as base, ${times} * x.amount as amount
      from ${sales} join ${linesOf(reach, costsOfSale)}`,
  },
} as const satisfies Record<string, Rollup>;
export type RollupName = keyof typeof rollups;
