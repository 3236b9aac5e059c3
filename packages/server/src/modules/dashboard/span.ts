import { type RawBuilder, sql } from "kysely";
import { tenantId } from "#kit/database/rows.ts";
import { coverOf, type Part } from "./cover.ts";
import { deltaColumns, type Rollup, type RollupName, rollups } from "./sources.ts";

/** The filters: a period of days, one currency, optionally a programme, location or till. */
export interface Span {
  from: string;
  to: string;
  currency: string;
  loyalty_id?: string | undefined;
  pos_id?: string | undefined;
  terminal_id?: string | undefined;
  /** Whoever asks sees only some points of sale: sums without a location are not theirs. */
  is_narrowed?: boolean;
  /** After this day there are no sales yet. */
  today?: string;
}

/** The same in any currency. */
export type AnySpan = Omit<Span, "currency"> & { currency?: string };

export function fits({ currency, loyalty_id, pos_id, terminal_id }: Omit<AnySpan, "from" | "to">) {
  return sql`business_id = ${tenantId}
    ${currency ? sql`and currency = ${currency}` : sql``}
    ${loyalty_id ? sql`and loyalty_id = ${loyalty_id}` : sql``}
    ${pos_id ? sql`and pos_id = ${pos_id}` : sql``}
    ${terminal_id ? sql`and terminal_id = ${terminal_id}` : sql``}`;
}
/** Whether only a part of the locations counts, so that sums without one are of no use. */
export function isOfLocation({ pos_id, terminal_id, is_narrowed = false }: Omit<AnySpan, "from" | "to">): boolean {
  return pos_id !== undefined || terminal_id !== undefined || is_narrowed;
}
export const within = (from: string, to: string) => sql`business_date between ${from} and ${to}`;

/** The deltas that the job has not rolled up yet. */
function pending(table: RollupName, span: AnySpan): RawBuilder<unknown> {
  const deltas = sql`(select ${deltaColumns} from turnover_delta where ${fits(span)} and ${within(span.from, span.to)}) s`;
  return rollups[table].of(deltas, "each sale");
}
/** The columns of a rollup's rows; with `times` -1 the sums are negated. */
function columnsOf({ keys, sums }: Pick<Rollup, "keys" | "sums">, times: 1 | -1 = 1) {
  const names = sums.map((name) => (times === 1 ? sql.ref(name) : sql`-${sql.ref(name)} as ${sql.ref(name)}`));
  return sql.join([...keys.map((name) => sql.ref(name)), ...names]);
}

/** Rows of a period, rolled up or not. */
export function rowsOf(table: "turnover" | "payment_turnover" | "tax_turnover", span: AnySpan): RawBuilder<unknown> {
  return sql`(
    select ${columnsOf(rollups[table])} from ${sql.table(table)} where ${fits(span)} and ${within(span.from, span.to)}
    union all ${pending(table, span)}) every_sale`;
}

type Divided = "hour_turnover" | "customer_turnover" | "goods_turnover" | "item_tax_turnover" | "cost_turnover";

/** Rows whose sums are those of a period, rolled up or not. What belongs to none of its days is among them, once added and once taken off. */
export function partsOf(table: Divided, span: AnySpan): RawBuilder<unknown> {
  const grains = isEverywhere(table, span) ? (["year", "month", "day"] as const) : (["month", "day"] as const);
  return joined(table, span, coverOf(span, grains, span.today));
}
/** Rows of a period by the day, rolled up or not. */
export function rowsByDay(table: Divided, span: AnySpan): RawBuilder<unknown> {
  return joined(table, span, [{ grain: "day", times: 1, from: span.from, to: span.to }]);
}

function joined(table: Divided, span: AnySpan, parts: readonly Part[]): RawBuilder<unknown> {
  const rolledUp = parts.map((part) =>
    isEverywhere(table, span)
      ? customersOf(span, part)
      : sql`
    select ${columnsOf(rollups[table], part.times)} from ${sql.table(table)}
    where ${fits(span)} and grain = ${part.grain} and ${within(part.from, part.to)}`,
  );
  return sql`(${sql.join([...rolledUp, pending(table, span)], sql` union all `)}) every_sale`;
}

/** Whether customers are counted whose location and till do not matter. They have tables of their own, in which each has one row. */
const isEverywhere = (table: Divided, span: AnySpan) => table === "customer_turnover" && !isOfLocation(span);

/** Customers of a part of a period, with the columns that would separate their locations. */
function customersOf(span: AnySpan, { grain, times, from, to }: Part) {
  return sql`
    select ${sql.lit(grain)} as grain, business_date, customer_id, null::uuid as terminal_id, currency, null::uuid as pos_id, loyalty_id,
      ${columnsOf({ keys: [], sums: rollups.customer_turnover.sums }, times)}
    from ${sql.table(`customer_${grain}_turnover`)} where ${fits(span)} and ${within(from, to)}`;
}
