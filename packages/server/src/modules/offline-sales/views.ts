import type { offline } from "@patron/contract";
import type { OfflineSaleState } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import { stampsOf } from "#kit/records/stamps.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { ArrivedSale } from "./arrival.ts";
import type { Conflict } from "./conflict.ts";
import { listTitles, type OfflineSaleDetailsRow, type OfflineSaleRow, type SeriesRow } from "./queries.ts";

type Sale = ReplyOf<typeof offline.list>["items"][number];

/** What the receipts of a series begin with. */
export const prefixOf = ({ ordinal }: Pick<SeriesRow, "ordinal">) => `S${ordinal}`;
export const receiptNumber = (series: Pick<SeriesRow, "ordinal">, number: number) => `${prefixOf(series)}-${number}`;

/** The conflicts of a sale; the column has no other shape. */
export const conflictsIn = ({ conflicts }: Pick<OfflineSaleRow, "conflicts">) => conflicts as Conflict[];

export function toSale(row: OfflineSaleRow): Sale {
  return {
    id: row.id,
    number: receiptNumber(row, row.number),
    state: stateOf(row),
    transaction:
      row.transaction_id !== null && row.transaction_number !== null
        ? { id: row.transaction_id, number: row.transaction_number.toString() }
        : null,
    terminal: { id: row.terminal_id, title: row.terminal_title },
    pos: { id: row.pos_id, title: row.pos_title },
    currency: row.currency,
    amount_to_pay: moneyText(row.amount_to_pay, row.currency),
    sold_dt: row.sold_dt.toISOString(),
    business_staff: row.sold_by,
    conflicts: conflictsIn(row),
    settled_dt: row.settled_dt?.toISOString() ?? null,
    settled_by: row.settled_by,
    comment: row.comment,
    ...stampsOf(row),
  };
}

function stateOf(row: OfflineSaleRow): OfflineSaleState {
  if (row.settled_dt) return "settled";
  return conflictsIn(row).length > 0 ? "to-settle" : "booked";
}

/** A sale with what its till has signed. */
export async function readDetails(tenant: Tenant, row: OfflineSaleDetailsRow): Promise<ReplyOf<typeof offline.get>> {
  // The text of a request that had this shape.
  const { items, payments, totals } = JSON.parse(row.signed_text) as Omit<ArrivedSale, "signature">;
  const titles = await tenant.many(listTitles(items.map(({ goods_id }) => goods_id)));
  const known = new Map(titles.map((one) => [one.id, one]));
  return {
    ...toSale(row),
    items: items.map((item) => {
      const { code = null, title = null } = known.get(item.goods_id) ?? {};
      return { ...item, code, title };
    }),
    payments,
    totals,
  };
}
