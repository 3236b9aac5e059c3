import type { fiscal } from "@patron/contract";
import type { FiscalProblem } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import { stampsOf } from "#kit/records/stamps.ts";
import type { ReceiptRow } from "./queries.ts";

type Shown = ReplyOf<typeof fiscal.list>["items"][number];

/** What became of a receipt. */
export const stateOf = (
  row: Pick<ReceiptRow, "kind" | "state" | "fiscal_number" | "fiscal_dt" | "fiscal_url" | "problem">,
) => ({
  ...{ kind: row.kind, state: row.state, fiscal_number: row.fiscal_number },
  fiscal_dt: row.fiscal_dt?.toISOString() ?? null,
  fiscal_url: row.fiscal_url,
  problem: row.problem as FiscalProblem | null, // Written only from this list.
});

export function toReceipt(row: ReceiptRow): Shown {
  const { amount_to_pay: amount, currency, kind } = row;
  const signed = amount !== null && kind === "cancellation" ? -amount : amount;
  return {
    id: row.id,
    ...stateOf(row),
    terminal: { id: row.terminal_id, title: row.terminal_title },
    pos: { id: row.pos_id, title: row.pos_title },
    transaction_id: row.transaction_id,
    number: row.number?.toString() ?? null,
    currency,
    amount: signed === null || currency === null ? null : moneyText(signed, currency),
    error_text: row.error_text,
    attempts: row.attempts,
    due_dt: row.due_dt?.toISOString() ?? null,
    ...stampsOf(row),
  };
}
