import { sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { raw, tenantId } from "#kit/database/rows.ts";
import { fits, partsOf, rowsOf, type Span } from "./span.ts";

export interface SumsRow {
  checks_count: bigint;
  amount: bigint;
  discount_amount: bigint;
  bonuses_redeemed_amount: bigint;
  bonuses_added_amount: bigint;
  sales_taxes_amount: bigint;
  amount_to_pay: bigint;
}

const sums = sql`
  sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount,
  sum(bonuses_redeemed_amount)::bigint as bonuses_redeemed_amount, sum(bonuses_added_amount)::bigint as bonuses_added_amount,
  sum(sales_taxes_amount)::bigint as sales_taxes_amount, sum(amount_to_pay)::bigint as amount_to_pay`;
const all = (span: Span) => rowsOf("turnover", span);

/** Sums by day, earliest first; days without a sale have no row. */
export const sumByDay = fixed((span: Span) =>
  raw(sql<SumsRow & { date: string }>`
    select business_date as date, ${sums} from ${all(span)} group by business_date order by business_date`),
);

interface DividedRow extends SumsRow {
  date: string | null;
  pos_id: string | null;
  terminal_id: string | null;
  pos_title: string | null;
  terminal_title: string | null;
}
/**
 * The same by day, earliest first, then by point of sale and by terminal, the largest first and ties by id: each row has one of them. One statement, because
 * reading a year takes longer than summing it.
 */
export const sumByDayAndPlace = fixed((span: Span) =>
  raw(sql<DividedRow>`
    select s.*, p.title as pos_title, t.title as terminal_title
    from (
      select business_date as date, pos_id, terminal_id, ${sums} from ${all(span)}
      group by grouping sets ((business_date), (pos_id), (terminal_id))) s
    left join terminal t on t.business_id = ${tenantId} and t.id = s.terminal_id
    left join pos p on p.business_id = ${tenantId} and p.id = coalesce(s.pos_id, t.pos_id)
    where s.date is not null or p.id is not null
    order by s.date, s.amount_to_pay desc, coalesce(s.pos_id, s.terminal_id)`),
);

/** Sums by week day and hour, in their order. */
export const sumByHour = (span: Span) =>
  raw(sql<{ week_day: number; hour: number; checks_count: bigint; visits_count: bigint; amount_to_pay: bigint }>`
    select week_day, hour, sum(checks_count)::bigint as checks_count,
      sum(visits_count)::bigint as visits_count, sum(amount_to_pay)::bigint as amount_to_pay
    from ${partsOf("hour_turnover", span)} group by 1, 2 having sum(checks_count) <> 0 order by 1, 2`);

/**
 * Totals by payment type, largest first; empty if the till did not report it. Planned for each period: a plan for any of them sorts the rows of a year, which
 * takes longer than planning.
 */
export const sumByPaymentType = (span: Span) =>
  raw(sql<{ payment_type: string; checks_count: bigint; amount: bigint }>`
    select payment_type, sum(checks_count)::bigint as checks_count, sum(amount)::bigint as amount
    from ${rowsOf("payment_turnover", span)} group by payment_type having sum(checks_count) <> 0
    order by 3 desc, payment_type`);

/** Visits by day, earliest first; a day without a sale has no row. */
export const sumVisitsByDay = fixed((span: Span) =>
  raw(sql<{ date: string; checks_count: bigint; visits_count: bigint }>`
    select business_date as date, sum(checks_count)::bigint as checks_count, sum(visits_count)::bigint as visits_count
    from ${all(span)} group by business_date order by business_date`),
);

/** Sales of goods by day, earliest first; a day without a sale has no row. */
export const sumItemsByDay = fixed((span: Span) =>
  raw(sql<{
    date: string;
    checks_count: bigint;
    items_quantity: bigint;
    amount: bigint;
    discount_amount: bigint;
    goods_amount: bigint;
  }>`
    select business_date as date, sum(checks_count)::bigint as checks_count, sum(items_quantity)::bigint as items_quantity,
      sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount_amount, sum(goods_amount)::bigint as goods_amount
    from ${all(span)} group by business_date order by business_date`),
);

/** The last day on which something was sold, rolled up or not; null without any sale. */
export const lastDayWithSales = fixed((filter: Omit<Span, "from" | "to">) =>
  raw(sql<{ day: string | null }>`
    select greatest(
      (select business_date from turnover where ${fits(filter)} and checks_count > 0 order by business_date desc limit 1),
      (select max(business_date) from turnover_delta where ${fits(filter)} and checks_count > 0)) as day`),
);

/** Currencies of sales, and the business's own, by code. */
export const listCurrencies = fixed(() =>
  raw(sql<{ currency: string }>`
    select currency from business where business_id = ${tenantId}
    union select distinct currency from terminal where business_id = ${tenantId} order by 1`),
);
