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

/** The key columns of a rollup, and the columns that it sums. */
export interface Rollup {
  keys: readonly string[];
  sums: readonly string[];
  /** The rows that sales add, not summed yet. */
  of(sales: Sales): RawBuilder<unknown>;
}

/** How often the lines of a sale count. */
const times = sql`coalesce(s.times, s.checks_count)`;

/** A line by weight, volume or time counts as one item; in thousandths. */
const itemsOfSale = sql`
  coalesce((select sum(case i.unit when 'piece' then i.quantity else 1000 end) from transaction_item i
    where i.business_id = ${tenantId} and i.transaction_id = s.transaction_id), 0)::bigint`;

const grains = sql`lateral (values ('day', s.business_date), ('month', date_trunc('month', s.business_date)::date)) g (grain, starts)`;

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
    of: (sales) => sql`
      select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, s.checks_count, s.amount,
        s.discount_amount, s.bonuses_redeemed_amount, s.bonuses_added_amount, s.sales_taxes_amount, s.amount_to_pay,
        case when s.customer_id is null then 0 else s.checks_count end as visits_count,
        case when s.customer_id is null then 0 else s.amount_to_pay end as visits_amount,
        s.goods_amount, ${times} * ${itemsOfSale} as items_quantity
      from ${sales}`,
  },
  hour_turnover: {
    keys: ["grain", "business_date", "week_day", "hour", "pos_id", "terminal_id", "currency", "loyalty_id"],
    sums: ["checks_count", "visits_count", "amount_to_pay"],
    of: (sales) => sql`
      select g.grain, g.starts as business_date, extract(isodow from s.business_date)::int as week_day, s.hour, s.pos_id,
        s.terminal_id, s.currency, s.loyalty_id, s.checks_count,
        case when s.customer_id is null then 0 else s.checks_count end as visits_count, s.amount_to_pay
      from ${sales} cross join ${grains}`,
  },
  payment_turnover: {
    keys: ["business_date", "pos_id", "terminal_id", "currency", "loyalty_id", "payment_type"],
    sums: ["checks_count", "amount"],
    // Sales without a reported payment have a row too, so the parts add up to the whole.
    of: (sales) => sql`
      select s.business_date, s.pos_id, s.terminal_id, s.currency, s.loyalty_id, coalesce(p.payment_type, '') as payment_type,
        s.checks_count, coalesce(${times} * p.amount, s.amount_to_pay) as amount
      from ${sales} left join lateral (
        select payment_type, sum(amount)::bigint as amount from transaction_payment
        where business_id = ${tenantId} and transaction_id = s.transaction_id group by payment_type) p on true`,
  },
  customer_turnover: {
    keys: ["grain", "business_date", "customer_id", "terminal_id", "currency", "pos_id", "loyalty_id"],
    sums: ["visits_count", "amount_to_pay"],
    of: (sales) => sql`
      select g.grain, g.starts as business_date, s.customer_id, s.terminal_id, s.currency, s.pos_id, s.loyalty_id,
        s.checks_count as visits_count, s.amount_to_pay
      from ${sales} cross join ${grains} where s.customer_id is not null`,
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
    of: (sales) => sql`
      select g.grain, g.starts as business_date, i.goods_id, s.pos_id, s.currency, s.loyalty_id, s.checks_count,
        ${times} * i.quantity as quantity, ${times} * i.amount as amount,
        ${times} * i.discount_amount as discount_amount, ${times} * i.amount_to_pay as amount_to_pay,
        ${times} * i.costed_amount as costed_amount, ${times} * i.cost_amount as cost_amount
      from ${sales} cross join lateral (
        select goods_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount,
          sum(discount_amount)::bigint as discount_amount, sum(amount_to_pay)::bigint as amount_to_pay,
          coalesce(sum(amount_to_pay - sales_taxes_amount - contained_taxes_amount)
            filter (where cost_amount is not null), 0)::bigint as costed_amount,
          coalesce(sum(cost_amount), 0)::bigint as cost_amount
        from transaction_item where business_id = ${tenantId} and transaction_id = s.transaction_id
        group by goods_id) i cross join ${grains}`,
  },
  tax_turnover: {
    keys: ["business_date", "pos_id", "currency", "loyalty_id", "tax_id", "code", "title", "classification", "type"],
    sums: ["checks_count", "base", "amount"],
    of: (sales) => sql`
      select s.business_date, s.pos_id, s.currency, s.loyalty_id, x.tax_id, x.code, x.title, x.classification, x.type,
        s.checks_count, ${times} * x.base as base, ${times} * x.amount as amount
      from ${sales} cross join lateral (
        select tax_id, code, title, classification, type, sum(base)::bigint as base, sum(amount)::bigint as amount
        from transaction_tax where business_id = ${tenantId} and transaction_id = s.transaction_id
        group by tax_id, code, title, classification, type) x`,
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
    of: (sales) => sql`
      select g.grain, g.starts as business_date, x.goods_id, x.tax_id, s.pos_id, s.currency, s.loyalty_id, x.item_code, x.item_title,
        x.unit, x.code, x.title, x.classification, x.type, s.checks_count, ${times} * x.quantity as quantity,
        ${times} * x.base as base, ${times} * x.amount as amount
      from ${sales} cross join lateral (
        select i.goods_id, i.code as item_code, i.title as item_title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type,
          sum(i.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount
        from transaction_tax x
        join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place
        where x.business_id = ${tenantId} and x.transaction_id = s.transaction_id
        group by i.goods_id, i.code, i.title, i.unit, x.tax_id, x.code, x.title, x.classification, x.type) x cross join ${grains}`,
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
    of: (sales) => sql`
      select g.grain, g.starts as business_date, x.goods_id, x.additional_cost_id, s.pos_id, s.currency, s.loyalty_id, x.item_code,
        x.item_title, x.unit, x.code, x.title, x.kind, s.checks_count, ${times} * x.quantity as quantity,
        ${times} * x.base as base, ${times} * x.amount as amount
      from ${sales} cross join lateral (
        select coalesce(i.goods_id, x.additional_cost_id) as goods_id, coalesce(i.code, '') as item_code,
          coalesce(i.title, '') as item_title, coalesce(i.unit, '') as unit, x.additional_cost_id, x.code, x.title, x.kind,
          sum(x.quantity)::bigint as quantity, sum(x.base)::bigint as base, sum(x.amount)::bigint as amount
        from transaction_cost x
        left join transaction_item i
          on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place
        where x.business_id = ${tenantId} and x.transaction_id = s.transaction_id
        group by 1, 2, 3, 4, x.additional_cost_id, x.code, x.title, x.kind) x cross join ${grains}`,
  },
} as const satisfies Record<string, Rollup>;
export type RollupName = keyof typeof rollups;
