import type { Span } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Part, partsOf, spansOf } from "./cover.ts";
import type { ItemFilter } from "./item-queries.ts";
import type { TransactionFilter } from "./list-queries.ts";
import { listStaleHours, type Sources, type SumsRow, sumLines, sumTransactions } from "./totals-queries.ts";

/** The filters that the rollup supports, apart from the period. */
const isRolled: Record<keyof TransactionFilter | keyof ItemFilter, boolean> = {
  from: true,
  until: true,
  by_stock: true,
  loyalty: true,
  pos: true,
  terminal: true,
  transaction_type: true,
  transaction_errors: true,
  canceled: true,
  status: true,
  amount_from: false,
  amount_to: false,
  week_day: false,
  hour: false,
  with_customer: false,
  customerId: false,
  business_staff_id: false,
  meanings: false,
  corporate_customer_id: false,
  comment: false,
  payment_type: false,
  items: false,
  special_account_id: false,
  special_account_type: false,
  vehicle_id: false,
  category: false,
  service_type: false,
  search_text: false,
};
/** The maximum of stale hours that are read one by one; a bulk load leaves more. */
const maxStale = 200;

/** Prepares the sums of matching transactions by currency; cancelled ones only count in `found`. The returned function reads them. */
export async function prepareSums(tenant: Tenant, filter: TransactionFilter) {
  const { parts, live, sources } = await sourcesOf(tenant, filter);
  return () => (parts.length > 0 ? tenant.many(sumTransactions(filter, live, sources)) : Promise.resolve([]));
}

/** The same for matching lines. */
export async function prepareLineSums(tenant: Tenant, filter: ItemFilter) {
  const { parts, live, sources } = await sourcesOf(tenant, filter);
  return () => (parts.length > 0 ? tenant.many(sumLines(filter, live, sources)) : Promise.resolve([]));
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
  if (whole.length === 0 || !isAnswered(filter)) return themselves;
  const span = { from: whole[0]?.from, until: whole.at(-1)?.until };
  const stale = (await tenant.many(listStaleHours(span, maxStale + 1))).map(({ hour }) => hour);
  if (stale.length > maxStale) return themselves;
  const sources: Sources = { filter, whole, stale };
  const rest = parts.filter(({ grain }) => grain === "moment");
  return { parts, live: [...rest, ...spansOf(stale)], sources };
}

function isAnswered(filter: TransactionFilter | ItemFilter): boolean {
  const requested = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  // Other query parameters are not filters.
  return requested.every(([name]) => isRolled[name as keyof typeof isRolled] ?? true);
}
