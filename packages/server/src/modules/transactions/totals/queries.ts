import type { TransactionType } from "@patron/contract/enums";
import { type RawBuilder, sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, raw, tenantId } from "#kit/database/rows.ts";
import type { Span } from "#kit/span.ts";
import { lineTotals, totalNames } from "../amounts.ts";
import { type ItemFilter, lines } from "../item-queries.ts";
import { heads, isShownAs, type TransactionFilter } from "../list-queries.ts";
import { type RolledFilter, unfiltered } from "../plain-filter.ts";

/** The number of matches, and the sums of those that are not cancelled, in one currency. */
export type SumsRow<Name extends string> = { currency: string; found: bigint; count: bigint } & Record<Name, bigint>;

/** The source of a list's sums. */
export interface Sources {
  filter: RolledFilter;
  /** The part of the period that the rollup covers. */
  span: Span;
  /** What is read of it by months, days and hours. The grain is a part of the text, so that one plan knows how many rows it has. */
  whole: { month?: readonly Span[]; day?: readonly Span[]; hour?: readonly Span[] };
  /** Hours that wait for a recount. */
  stale: readonly Date[];
  /** What is read from the transactions and is a few hours long at the most. */
  short?: readonly Span[];
}

/** A sum by its name in the response and its column in the rollup. */
type Column = readonly [name: string, rolled: string];
const columnsOf = {
  transactions: [["count", "transactions_count"], ...totalNames.map((name) => [name, name] as const)],
  lines: [["count", "lines_count"], ...lineTotals.map((name) => [name, `lines_${name}`] as const)],
} satisfies Record<string, readonly Column[]>;

function rolled(sources: Sources, columns: readonly Column[]): RawBuilder<unknown>[] {
  const { filter, whole, stale } = sources;
  const of = (sign: 1 | -1, condition: RawBuilder<unknown>) => sql`
    select currency, status, ${sql.join(columns.map(([name, column]) => sql`${sql.lit(sign)} * ${sql.ref(column)} as ${sql.ref(name)}`))}
    from transaction_totals where business_id = ${tenantId} and ${condition} ${fits(filter)}`;
  const parts = Object.entries(whole).flatMap(([grain, spans]) =>
    spans.map((span) => of(1, sql`grain = ${sql.lit(grain)} ${starting(span)}`)),
  );
  // Of a list with something in it, the text knows nothing more.
  if (stale.length !== 0) parts.push(of(-1, sql`grain = 'hour' and starts = any(${stale}::timestamptz[])`));
  if (filter.shown_type) parts.push(completed(filter.shown_type, sources, columns));
  return parts;
}
/**
 * Completed reservations that are cancelled count as sales and not as reservations. The rollup does not tell them from those that were cancelled before;
 * they are few, and an index of their own finds them: transaction_completed_cancelled.
 */
function completed(shown: TransactionType, { filter, span, stale }: Sources, columns: readonly Column[]) {
  const sums = columns.filter(([name]) => name !== "count");
  return sql`
    select currency, status, case ${shown}::text when 'sale' then 1 when 'reserve' then -1 else 0 end as count
      ${sql.join(
        sums.map(([name]) => sql`, 0 as ${sql.ref(name)}`),
        sql``,
      )}
    from transaction t
    where business_id = ${tenantId} and transaction_type = 'reserve' and status = 'canceled' and finalized_dt is not null
      ${span.from ? sql`and created_dt >= ${span.from}` : sql``} ${span.until ? sql`and created_dt < ${span.until}` : sql``}
      ${stale.length === 0 ? sql`` : sql`and date_trunc('hour', created_dt, 'UTC') <> all(${stale}::timestamptz[])`}
      ${fits({ ...filter, shown_type: undefined })}`;
}
const starting = ({ from, until }: Span) => sql`
  ${from ? sql`and starts >= ${from}` : sql``} ${until ? sql`and starts < ${until}` : sql``}`;
function fits({
  loyalty,
  pos,
  terminal,
  transaction_type: type,
  shown_type: shown,
  transaction_errors: errors,
  canceled,
  status,
}: RolledFilter) {
  const conditions = [
    ...(loyalty ? [sql`loyalty_id = ${loyalty}`] : []),
    ...(pos ? [sql`pos_id = ${pos}`] : []),
    ...(terminal ? [sql`terminal_id = ${terminal}`] : []),
    ...(type ? [sql`transaction_type = ${type}`] : []),
    ...(shown ? [isShownAs(shown, sql`transaction_type`, sql`status = 'success'`)] : []),
    ...(errors === undefined ? [] : [sql`status ${errors ? sql`in` : sql`not in`} ('fail', 'error')`]),
    ...(status ? [sql`status = ${status}`] : []),
    ...(canceled === undefined ? [] : [sql`status ${canceled ? sql`=` : sql`<>`} 'canceled'`]),
  ];
  return sql.join(
    conditions.map((one) => sql`and ${one}`),
    sql` `,
  );
}

function summed<Name extends string>(columns: readonly Column[], parts: readonly RawBuilder<unknown>[]) {
  const names = columns.slice(1).map(([name]) => name);
  const sums = names.map(
    (name) => sql`coalesce(sum(${sql.ref(name)}) filter (where status <> 'canceled'), 0)::bigint as ${sql.ref(name)}`,
  );
  return raw(sql<SumsRow<Name>>`
    select currency, sum(count)::bigint as found, coalesce(sum(count) filter (where status <> 'canceled'), 0)::bigint as count,
      ${sql.join(sums)}
    from (${sql.join(parts, sql` union all `)}) every_part group by currency having sum(count) <> 0 order by currency`);
}

/** Sums of matching transactions by currency: from the rollup, and for some periods from the transactions. */
export const sumTransactions = (filter: TransactionFilter, live: readonly Span[], sources?: Sources) => {
  const ofSpan = (span: Span) =>
    sql`${heads({ ...filter, ...span })
      .select(["t.currency", "t.status"])
      .select(({ fn }) => [
        fn.countAll<bigint>().as("count"),
        ...totalNames.map((name) => fn.sum(`t.${name}`).as(name)),
      ])
      .groupBy(["t.currency", "t.status"])}`;
  const columns = columnsOf.transactions;
  return summed<(typeof totalNames)[number]>(columns, [
    ...(sources ? rolled(sources, columns) : []),
    ...[...live, ...(sources?.short ?? [])].map(ofSpan),
  ]);
};

/** The same for matching lines. */
export const sumLines = (filter: ItemFilter, live: readonly Span[], sources?: Sources) => {
  const columns = columnsOf.lines;
  return summed<(typeof lineTotals)[number]>(columns, [
    ...(sources ? rolled(sources, columns) : []),
    ...live.map((span) => sql`${linesJoined({ ...filter, ...span })}`),
    ...(sources?.short ?? []).map((span) => sql`${linesByTransaction({ ...unfiltered, ...sources?.filter, ...span })}`),
  ]);
};
/** Lines of a period of any length and with any filter; the planner decides how. */
const linesJoined = (filter: ItemFilter) =>
  lines(filter)
    .select(["t.currency", "t.status"])
    .select(({ fn }) => [
      fn.countAll<bigint>().as("count"),
      ...lineTotals.map((name) => fn.sum<bigint>(`i.${name}`).as(name)),
    ])
    .groupBy(["t.currency", "t.status"]);
/**
 * Lines of a few hours, beside the rollup. With the offset, the database finds the lines of each transaction by their index; without it, it may read all lines
 * of the business for a busy hour.
 */
const linesByTransaction = (filter: TransactionFilter) =>
  heads(filter)
    .crossJoinLateral((from) =>
      from
        .selectFrom("transaction_item as i")
        .select(lineTotals.map((name) => `i.${name}` as const))
        .where(inTenant("i"))
        .whereRef("i.transaction_id", "=", "t.id")
        .offset(sql.lit(0))
        .as("l"),
    )
    .select(["t.currency", "t.status"])
    .select(({ fn }) => [
      fn.countAll<bigint>().as("count"),
      ...lineTotals.map((name) => fn.sum<bigint>(`l.${name}`).as(name)),
    ])
    .groupBy(["t.currency", "t.status"]);

/** Hours within a period that wait for a recount, earliest first, up to a maximum. */
export const listStaleHours = fixed(({ from, until }: Span, limit: number) =>
  raw(sql<{ hour: Date }>`
    select distinct hour from transaction_totals_stale where business_id = ${tenantId}
      ${from ? sql`and hour >= ${from}` : sql``} ${until ? sql`and hour < ${until}` : sql``}
    order by hour limit ${limit}`),
);
