import type { Of } from "@patron/contract/kit";
import type { Check, Transaction, TransactionDetails } from "@patron/contract/shapes";
import { moneyText, type PricedCheck, type PricedPayment } from "@patron/engine";
import { type AccountUnit, accountAmountText, accountKindOf } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { listTransfersOf } from "../../ledger/queries.ts";
import { totalNames } from "./amounts.ts";
import type { PayingAccount } from "./list-queries.ts";
import type { getTransaction } from "./reading-queries.ts";

type Row = InferResult<ReturnType<typeof getTransaction.build>>[number];
type Totals = Of<typeof Transaction>["totals"];
/** The totals of one or several transactions as decimal texts. */
export function toTotals(row: Record<(typeof totalNames)[number], bigint>, currency: string): Totals {
  const totals: Partial<Record<keyof Totals, string>> = {};
  for (const name of totalNames) totals[name] = moneyText(row[name], currency);
  return totals as Totals; // These names are all.
}

/** What several transactions are read without. */
export type Beside = Pick<
  Row,
  "loyalty_title" | "pos_title" | "terminal_title" | "sc_title" | "payment_types" | "moved" | "credited"
>;

export const toTransaction = (row: Row): Of<typeof Transaction> => transactionOf(row, row);

/** A transaction as calls return it, from its row and what was read beside it. */
export function transactionOf(row: Omit<Row, keyof Beside>, beside: Beside): Of<typeof Transaction> {
  const name = [row.first_name, row.last_name].filter(Boolean).join(" ");
  return {
    id: row.id,
    number: row.number.toString(),
    transaction_type: row.transaction_type,
    status: row.status,
    canceled: row.status === "canceled",
    created_dt: row.created_dt.toISOString(),
    finalized_dt: row.finalized_dt?.toISOString() ?? null,
    expires_dt: row.expires_dt?.toISOString() ?? null,
    cancel_dt: row.cancel_dt?.toISOString() ?? null,
    cancel_reason: row.cancel_reason,
    comment: row.comment,
    odometer: row.odometer,
    vehicle_id: row.vehicle_id,
    loyalty: { id: row.loyalty_id, title: beside.loyalty_title },
    pos: row.pos_id ? { id: row.pos_id, title: beside.pos_title ?? "" } : null,
    terminal: row.terminal_id ? { id: row.terminal_id, title: beside.terminal_title ?? "" } : null,
    business_staff: row.done_by,
    sc_terminal: row.sc_terminal_id ? { id: row.sc_terminal_id, title: beside.sc_title ?? "" } : null,
    sc_code: row.sc_code,
    cancel_staff: row.cancelled_by,
    customer: row.customer_id ? { id: row.customer_id, name: name || (row.phone ?? ""), phone: row.phone } : null,
    corporate_customer: row.corporate_customer_id
      ? { id: row.corporate_customer_id, title: row.company_title ?? "" }
      : null,
    currency: row.currency,
    totals: toTotals(row, row.currency),
    payment_types: [
      ...(beside.payment_types ?? []),
      ...(beside.moved?.payment_type ? [beside.moved.payment_type] : []),
    ],
    special_account: beside.moved && toMovedAccount(beside.moved),
    credited_accounts: (beside.credited ?? []).map(toMovedAccount),
    version: row.version,
  };
}

/** A special account with a movement, or a planned one, and the amount in its unit. */
function toMovedAccount(moved: NonNullable<Row["moved"]>): NonNullable<Of<typeof Transaction>["special_account"]> {
  const { payment_type: _, amount, ...account } = moved;
  const unit = { kind: accountKindOf(moved.type), unit: moved.unit };
  return { ...account, amount: accountAmountText(BigInt(amount), unit) };
}

/** An engine's payment, with the special account's title at that time. */
function toPayment(payment: PricedPayment, { trace }: PricedCheck): Of<typeof Check>["payments"][number] {
  const { payment_type, amount, tendered, change, special_account_id, account } = payment;
  const paid = { payment_type, amount, tendered, change };
  if (!account || special_account_id === null) return paid;
  const title = trace.entries.find(({ step }) => step === "special-account")?.source?.title ?? "";
  const { type, unit } = account;
  return { ...paid, special_account: { special_account_id, title, type, unit, amount: account.amount } };
}

/** The special account of a payment in lists. */
export function toPaying({ amount, ...account }: PayingAccount) {
  const unit = { kind: accountKindOf(account.type), unit: account.unit };
  return { ...account, amount: accountAmountText(BigInt(amount), unit) };
}

/** The item's data in a line. */
export interface ItemFacts {
  code: string;
  title: string;
  unit: string;
  service_type: string;
  /** What one unit costs the business; null if that is not known. */
  cost_price: bigint | null;
}
/** An engine's check with the names of its items. */
export function toCheck(check: PricedCheck, goods: Map<string, Omit<ItemFacts, "cost_price">>): Of<typeof Check> {
  const items = check.lines.map((line) => {
    const row = goods.get(line.id);
    const { code = "", title = "", unit = "", service_type = "" } = row ?? {};
    return { ...line, code, title, unit, service_type };
  });
  return {
    currency: check.currency,
    items,
    totals: check.totals,
    payments: (check.payments ?? []).map((payment) => toPayment(payment, check)),
    trace: check.trace,
  };
}

type TransferRow = InferResult<ReturnType<typeof listTransfersOf>>[number];
/** One posting of a transaction; amounts have the decimals of their unit. */
export function toPosting(row: TransferRow): Of<typeof TransactionDetails>["postings"][number] {
  const kind = row.account_kind as AccountUnit["kind"]; // Only these values are stored.
  const counted = { kind, unit: row.unit };
  return {
    id: row.entry_id,
    kind: row.kind,
    event_dt: row.event_dt.toISOString(),
    account: row.counter ?? row.account_kind,
    unit: row.unit,
    amount: accountAmountText(row.amount, counted),
    balance_after: row.balance_after === null ? null : accountAmountText(row.balance_after, counted),
  };
}

/** A sale beside its refund, or a refund beside its sale. */
export function toRelated(row: Pick<Row, "id" | "number" | "created_dt" | "currency" | "amount_to_pay">) {
  return {
    id: row.id,
    number: row.number.toString(),
    created_dt: row.created_dt.toISOString(),
    amount_to_pay: moneyText(row.amount_to_pay, row.currency),
  };
}
