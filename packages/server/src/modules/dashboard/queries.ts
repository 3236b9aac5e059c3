import { type RawBuilder, sql } from "kysely";
import { q, raw, thisBusiness } from "#kit/database/rows.ts";

/** What turnover is asked of: a span of days, one currency, perhaps one programme, place or till. */
export interface Span {
  from: string;
  to: string;
  currency: string;
  loyalty_id?: string | undefined;
  pos_id?: string | undefined;
  terminal_id?: string | undefined;
}
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

/** Rows of a span, folded or not: what the job has not folded yet is read from the deltas, so nothing is ever missing. */
function rows(table: "turnover" | "turnover_delta", { from, to, currency, loyalty_id, pos_id, terminal_id }: Span) {
  return sql`
    select business_date, hour, pos_id, terminal_id, checks_count, amount, discount_amount, bonuses_redeemed_amount,
      bonuses_added_amount, sales_taxes_amount, amount_to_pay
    from ${sql.table(table)}
    where business_id = ${thisBusiness} and business_date between ${from} and ${to} and currency = ${currency}
      ${loyalty_id ? sql`and loyalty_id = ${loyalty_id}` : sql``}
      ${pos_id ? sql`and pos_id = ${pos_id}` : sql``}
      ${terminal_id ? sql`and terminal_id = ${terminal_id}` : sql``}`;
}
function all(span: Span): RawBuilder<unknown> {
  return sql`(${rows("turnover", span)} union all ${rows("turnover_delta", span)}) as every_sale`;
}

/** Sums by day, earliest first; days without a sale have no row. */
export const sumByDay = (span: Span) =>
  raw(sql<SumsRow & { date: string }>`
    select business_date as date, ${sums} from ${all(span)} group by business_date order by business_date`);

/** Sums by point of sale, the largest first; equal ones by id. */
export const sumByPos = (span: Span) =>
  raw(sql<SumsRow & { id: string; title: string }>`
    select s.*, p.title from (select pos_id as id, ${sums} from ${all(span)} group by pos_id) s
    join pos p on p.business_id = ${thisBusiness} and p.id = s.id order by s.amount_to_pay desc, s.id`);

/** Sums by terminal, the largest first; equal ones by id. */
export const sumByTerminal = (span: Span) =>
  raw(sql<SumsRow & { id: string; title: string; pos_title: string }>`
    select s.*, t.title, p.title as pos_title
    from (select terminal_id as id, ${sums} from ${all(span)} group by terminal_id) s
    join terminal t on t.business_id = ${thisBusiness} and t.id = s.id
    join pos p on p.business_id = t.business_id and p.id = t.pos_id order by s.amount_to_pay desc, s.id`);

/** Sums by week day and hour, in their order. */
export const sumByHour = (span: Span) =>
  raw(sql<{ week_day: number; hour: number; checks_count: bigint; amount_to_pay: bigint }>`
    select extract(isodow from business_date)::int as week_day, hour,
      sum(checks_count)::bigint as checks_count, sum(amount_to_pay)::bigint as amount_to_pay
    from ${all(span)} group by 1, 2 order by 1, 2`);

/** Currencies in which something was sold, and the business's own, by code. */
export const listCurrencies = () =>
  raw(sql<{ currency: string }>`
    select currency from business where business_id = ${thisBusiness}
    union select distinct currency from terminal where business_id = ${thisBusiness} order by 1`);

export const getBusiness = () =>
  q.selectFrom("business").select(["currency", "time_zone"]).where("business_id", "=", thisBusiness);
