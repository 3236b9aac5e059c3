import { compiledOnce, fixed } from "#kit/database/fixed.ts";
import type { Span } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { ItemFilter } from "../item-queries.ts";
import type { TransactionFilter } from "../list-queries.ts";
import { type PlainFilter, plainOf, unfiltered } from "../plain-filter.ts";
import { type Part, partsOf, spansOf } from "./cover.ts";
import { listStaleHours, type Sources, type SumsRow, sumLines, sumTransactions } from "./queries.ts";

/** The longest span whose lines are found sale by sale. A bulk load leaves longer ones, where the planner decides. */
const shortMs = 3 * 3_600_000;
const isShort = ({ from, until }: Span) => !!from && !!until && until.getTime() - from.getTime() <= shortMs;

/** The maximum of stale hours that are read one by one; a bulk load leaves more. */
const maxStale = 200;

// What the rollup answers alone reads a small table by its key, so one plan is good for all values.
const rolledSums = fixed((sources: Sources) => sumTransactions(unfiltered, [], sources));
const rolledLineSums = fixed((sources: Sources) => sumLines(unfiltered, [], sources));
const plainSums = compiledOnce((filter: PlainFilter, live: readonly Span[], sources?: Sources) =>
  sumTransactions({ ...unfiltered, ...filter }, live, sources),
);
const plainLineSums = compiledOnce((filter: PlainFilter, live: readonly Span[], sources?: Sources) =>
  sumLines({ ...unfiltered, ...filter }, live, sources),
);

function sumsOf(filter: TransactionFilter, live: readonly Span[], sources?: Sources) {
  if (sources && !sources.short && live.length === 0) return rolledSums(sources);
  const plain = plainOf(filter);
  return plain ? plainSums(plain, live, sources) : sumTransactions(filter, live, sources);
}
function lineSumsOf(filter: ItemFilter, live: readonly Span[], sources?: Sources) {
  if (sources && !sources.short && live.length === 0) return rolledLineSums(sources);
  const plain = plainOf(filter);
  return plain ? plainLineSums(plain, live, sources) : sumLines(filter, live, sources);
}

/** Prepares the sums of matching transactions by currency; cancelled ones only count in `found`. The returned function reads them. */
export async function prepareSums(tenant: Tenant, filter: TransactionFilter) {
  const { parts, live, sources } = await sourcesOf(tenant, filter);
  return () => (parts.length > 0 ? tenant.many(sumsOf(filter, live, sources)) : Promise.resolve([]));
}

/** The same for matching lines. */
export async function prepareLineSums(tenant: Tenant, filter: ItemFilter) {
  const { parts, live, sources } = await sourcesOf(tenant, filter);
  return () => (parts.length > 0 ? tenant.many(lineSumsOf(filter, live, sources)) : Promise.resolve([]));
}

/** The number of matching rows in all currencies. */
export const foundIn = (rows: readonly Pick<SumsRow<never>, "found">[]) =>
  Number(rows.reduce((all, { found }) => all + found, 0n));

/** The parts of a list's totals; none for a period that ends before it begins. */
interface Made {
  parts: readonly Part[];
  live: readonly Span[];
  sources?: Sources;
}

async function sourcesOf(tenant: Tenant, filter: TransactionFilter | ItemFilter): Promise<Made> {
  const { from, until } = filter;
  const parts = partsOf({ from, until });
  const whole = parts.filter(({ grain }) => grain !== "moment");
  const themselves = { parts, live: [{ from, until }] };
  const plain = plainOf(filter);
  if (whole.length === 0 || !plain) return themselves;
  const span = { from: whole[0]?.from, until: whole.at(-1)?.until };
  const stale = (await tenant.many(listStaleHours(span, maxStale + 1))).map(({ hour }) => hour);
  if (stale.length > maxStale) return themselves;
  const { by_stock: _, from: __, until: ___, ...rolled } = plain;
  const rest = parts.filter(({ grain }) => grain === "moment");
  const { short, long = [] } = Object.groupBy([...rest, ...spansOf(stale)], (one) => (isShort(one) ? "short" : "long"));
  const sources: Sources = { filter: rolled, span, whole: byGrain(whole), stale, ...(short && { short }) };
  return { parts, live: long, sources };
}

/** A plain object, whose shape the compiled statements know. */
const byGrain = (parts: readonly Part[]): Sources["whole"] => ({ ...Object.groupBy(parts, ({ grain }) => grain) });
