import type { shifts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import { stampsOf } from "#kit/records/stamps.ts";
import type { Tenant } from "#kit/tenant.ts";
import { listMovements, type ShiftRow } from "./queries.ts";
import { readReport, type ShiftDetails, type ShiftReport } from "./report.ts";

type Shift = ReplyOf<typeof shifts.list>["items"][number];

export function toShift(row: ShiftRow): Shift {
  const money = (amount: bigint | null) => (amount === null ? null : moneyText(amount, row.currency));
  const { counted_amount: counted, expected_amount: expected } = row;
  return {
    id: row.id,
    number: row.number.toString(),
    terminal: { id: row.terminal_id, title: row.terminal_title },
    pos: { id: row.pos_id, title: row.pos_title },
    currency: row.currency,
    state: row.closed_dt === null ? "open" : "closed",
    opened_dt: row.opened_dt.toISOString(),
    opened_by: row.opened_by,
    closed_dt: row.closed_dt?.toISOString() ?? null,
    closed_by: row.closed_by,
    opening_amount: moneyText(row.opening_amount, row.currency),
    turnover_amount: money(row.turnover_amount),
    expected_amount: money(expected),
    counted_amount: money(counted),
    difference_amount: counted === null || expected === null ? null : money(counted - expected),
    comment: row.comment,
    ...stampsOf(row),
  };
}

/** A shift with its report and its movements. What a closed one came to is as it was found then. */
export async function readDetails(tenant: Tenant, row: ShiftRow): Promise<ShiftDetails> {
  const [report, movements] = await Promise.all([
    row.closed_dt === null ? readReport(tenant, row).then((read) => read.report) : storedReport(row),
    tenant.many(listMovements(row.id)),
  ]);
  return {
    ...toShift(row),
    report,
    movements: movements.map(({ amount, created_dt, ...movement }) => ({
      ...movement,
      amount: moneyText(amount, row.currency),
      created_dt: created_dt.toISOString(),
    })),
    denominations: row.denominations as ShiftDetails["denominations"], // Written only from this shape.
  };
}

const storedReport = ({ report }: ShiftRow) => report as ShiftReport; // Written only from this shape.
