import type { poster } from "@patron/contract";
import type { PosterSaleProblem } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import { stampsOf } from "#kit/records/stamps.ts";
import type { SaleRow } from "./queries.ts";

export type Sale = ReplyOf<typeof poster.list>["items"][number];
/** What a problem is about. */
export type Details = Partial<Pick<Sale, "other_amount" | "missing">>;

export function toSale(row: SaleRow): Sale {
  const { other_amount = null, missing = [] } = row.details as Details; // Written only from this shape.
  return {
    id: row.id,
    poster_number: row.number.toString(),
    state: row.state,
    terminal: { id: row.terminal_id, title: row.terminal_title },
    pos: { id: row.pos_id, title: row.pos_title },
    transaction:
      row.transaction_id !== null && row.transaction_number !== null
        ? { id: row.transaction_id, number: row.transaction_number.toString() }
        : null,
    currency: row.currency,
    amount: moneyText(row.amount, row.currency),
    closed_dt: row.closed_dt.toISOString(),
    problem: row.problem as PosterSaleProblem | null, // Written only from this list.
    ...{ other_amount, missing },
    ...stampsOf(row),
  };
}
