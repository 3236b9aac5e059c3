import type { transactions } from "@patron/contract";
import type { Of, SortsOf } from "@patron/contract/kit";
import type { SoldItem } from "@patron/contract/shapes";
import { moneyText } from "@patron/engine/money";
import type { PageRequest } from "#kit/implement.ts";
import { windowOf } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { lineTotals } from "./amounts.ts";
import { toGrossMargin } from "./gross-margin.ts";
import { readHeads } from "./heads.ts";
import { toItem } from "./included.ts";
import { type ItemFilter, listLines } from "./item-queries.ts";
import { accountsOfLine, type MovingLine } from "./line-accounts.ts";
import { foundIn, prepareLineSums } from "./totals/totals.ts";

type Request = PageRequest<SortsOf<typeof transactions.items>>;
type LineRow = Parameters<typeof toItem>[0] &
  MovingLine & { transaction_id: string; place: number; net_amount: bigint; cost_amount: bigint | null };

/** What a reader may see of lines. */
interface Seeing {
  /** What goods cost. */
  seesMargins: boolean;
}

/** Lines with the data of their checks. */
export async function withChecks(
  tenant: Tenant,
  rows: readonly LineRow[],
  { seesMargins }: Seeing,
): Promise<Of<typeof SoldItem>[]> {
  const ids = [...new Set(rows.map((row) => row.transaction_id))];
  const heads = new Map((await readHeads(tenant, ids)).map((head) => [head.id, head]));
  return rows.map((row) => {
    const head = heads.get(row.transaction_id);
    if (!head) throw new Error("Every line belongs to a transaction.");
    const { number, created_dt, status, canceled, loyalty, pos, terminal, business_staff, customer, currency } = head;
    return {
      id: `${row.transaction_id}:${row.place}`,
      transaction_id: row.transaction_id,
      ...{ number, created_dt, status, canceled, loyalty, pos, terminal, business_staff },
      ...{ customer, currency },
      ...accountsOfLine(row, head),
      ...toItem(row, currency),
      ...(seesMargins && {
        gross_margin: toGrossMargin({ net: row.net_amount, cost: row.cost_amount }, currency),
      }),
    };
  });
}

/** A page of sold items with its totals, as the call returns it. */
export async function readItemPage(tenant: Tenant, filter: ItemFilter, request: Request & Seeing) {
  const { limit, offset } = windowOf(request);
  const [rows, readSums] = await Promise.all([
    tenant.many(listLines(filter, request).limit(limit).offset(offset)),
    request.skipTotals ? undefined : prepareLineSums(tenant, filter),
  ]);
  const [items, sums] = await Promise.all([withChecks(tenant, rows, request), readSums?.()]);
  const page = { items, page: request.page, count: request.count };
  if (!sums) return page;
  const totals = sums
    .filter(({ count }) => count > 0n)
    .map((row) => ({ currency: row.currency, count: row.count.toString(), ...sumsOf(row) }));
  return { ...page, total: foundIn(sums), totals };
}

type Sums = Record<(typeof lineTotals)[number], bigint>;
function sumsOf(row: Sums & { currency: string }): Record<(typeof lineTotals)[number], string> {
  const pairs = lineTotals.map((name) => [name, moneyText(row[name], row.currency)]);
  return Object.fromEntries(pairs) as Record<(typeof lineTotals)[number], string>; // One pair for each name.
}
