import type { readerPayments } from "@patron/contract";
import type { ReaderProblem } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import { stampsOf } from "#kit/records/stamps.ts";
import type { PaymentRow, RefundRow } from "./queries.ts";

type Shown = ReplyOf<typeof readerPayments.ofTransaction>;

const troubleOf = ({ problem, error_text }: Pick<PaymentRow, "problem" | "error_text">) => ({
  problem: problem as ReaderProblem | null, // Written only from this list.
  error_text,
});

export const toPayment = (row: PaymentRow): Shown["payments"][number] => ({
  id: row.id,
  ...{ transaction_id: row.transaction_id, state: row.state, currency: row.currency },
  amount: moneyText(row.amount, row.currency),
  ...{ card_brand: row.card_brand, card_last4: row.card_last4, payment_id: row.intent_id },
  paid_dt: row.paid_dt?.toISOString() ?? null,
  ...troubleOf(row),
  ...stampsOf(row),
});

export const toRefund = (row: RefundRow): Shown["refunds"][number] => ({
  id: row.id,
  ...{ transaction_id: row.transaction_id, kind: row.kind, state: row.state, currency: row.currency },
  amount: moneyText(row.amount, row.currency),
  ...{ card_brand: row.card_brand, card_last4: row.card_last4, refund_id: row.refund_id },
  returned_dt: row.returned_dt?.toISOString() ?? null,
  ...troubleOf(row),
  due_dt: row.due_dt?.toISOString() ?? null,
  ...stampsOf(row),
});
