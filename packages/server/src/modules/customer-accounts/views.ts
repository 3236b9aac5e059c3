import type { corporateAccounts, corporateCustomers, customerAccounts, specialAccounts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { ledger } from "@patron/engine";
import { accountAmountText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import { unitNames, unitOf } from "../special-accounts/public.ts";
import type { getCustomerAccount, MovementRow } from "./queries.ts";

export type CustomerAccountRow = InferResult<ReturnType<typeof getCustomerAccount>>[number];
type CustomerAccount = ReplyOf<typeof customerAccounts.get>;
type CorporateAccount = ReplyOf<typeof corporateAccounts.get>;
type Brief = ReplyOf<typeof corporateCustomers.list>["items"][number]["accounts"][number];
type Holder = ReplyOf<typeof specialAccounts.customers>["items"][number];
type Movement = ReplyOf<typeof customerAccounts.statement>["items"][number];
export type Limit = CustomerAccount["limits"][number];

/** Further data of an account. `day` is the day of the business. */
export interface Known {
  state: ledger.AccountState;
  day: string;
  last: Date | undefined;
}

/** Balance and credit; the available amount is null with unlimited credit. */
function standing(row: CustomerAccountRow, { state, day, last }: Known) {
  const text = (amount: bigint) => accountAmountText(amount, unitOf(row));
  const available = ledger.available(state, day);
  const least = row.low_balance_notify;
  return {
    credit_type: state.credit_type ?? ("debit" as const),
    credit_limit: text(state.credit_limit ?? 0n),
    balance: text(state.balance),
    reserved: text(state.held),
    amount: available === null ? null : text(available),
    low: available !== null && least !== null && available < least,
    active: row.active,
    last_movement_dt: last?.toISOString() ?? null,
  };
}

/** The account's customer. Only for customers' accounts. */
export function customerOf({ customer_id }: Pick<CustomerAccountRow, "customer_id">): string {
  if (customer_id === null) throw new Error("An account found by its customer has one.");
  return customer_id;
}

export function toCustomerAccount(row: CustomerAccountRow, known: Known, limits: Limit[]): CustomerAccount {
  const user_name = row.owner_name || (row.phone ?? row.email ?? row.external_id ?? "");
  return { user_id: customerOf(row), user_name, ...toAccount(row, known, limits) };
}

/** The account's company. Only for companies' accounts. */
export function companyOf({ corporate_customer_id }: Pick<CustomerAccountRow, "corporate_customer_id">): string {
  if (corporate_customer_id === null) throw new Error("An account found by its company has one.");
  return corporate_customer_id;
}

export function toCorporateAccount(row: CustomerAccountRow, known: Known, limits: Limit[]): CorporateAccount {
  const owner = { corporate_customer_id: companyOf(row), corporate_customer_title: row.owner_name };
  return { ...owner, ...toAccount(row, known, limits) };
}

/** An account in the list of companies. */
export function toBrief(row: CustomerAccountRow, known: Known): Brief {
  const { last_movement_dt: _, ...stands } = standing(row, known);
  const { id, special_account_id, type } = row;
  return { id, special_account_id, title: row.title ?? row.special_title, type, ...unitNames(row), ...stands };
}

/** An account in API format, without its owner. */
function toAccount(row: CustomerAccountRow, known: Known, limits: Limit[]) {
  const text = (amount: bigint) => accountAmountText(amount, unitOf(row));
  const byEnd = known.state.lots.toSorted((a, b) => ((a.expire_date ?? "9999") < (b.expire_date ?? "9999") ? -1 : 1));
  return {
    id: row.id,
    special_account_id: row.special_account_id,
    special_account: {
      title: row.special_title,
      type: row.type,
      ...unitNames(row),
      expire_type: row.expire_type,
      refill_presets: row.refill_presets.map(text),
      odometer: row.special_odometer,
      vehicle_id: row.special_vehicle_id,
      active: row.special_active,
    },
    title: row.title,
    comment: row.comment,
    odometer: row.odometer,
    vehicle_id: row.vehicle_id,
    ...standing(row, known),
    limits,
    lots: byEnd.map(({ id, remaining, expire_date }) => ({ id, amount: text(remaining), expire_date })),
    ...stampsOf(row),
  };
}

/** An account in the list of its special account, with its limits if requested. */
export function toHolder(row: CustomerAccountRow, known: Known, limits: Limit[] | undefined): Holder {
  const { id, phone, email, external_id, title, comment, odometer, vehicle_id } = row;
  return {
    ...{ id, phone, email, external_id },
    user_id: customerOf(row),
    name: row.owner_name,
    ...standing(row, known),
    ...(limits ? { extended: { title, comment, odometer, vehicle_id, limits } } : {}),
  };
}

export function toMovement(row: MovementRow, account: Parameters<typeof unitOf>[0]): Movement {
  const text = (amount: bigint) => accountAmountText(amount, unitOf(account));
  const { id, kind, transaction_id, reason: comment, actor, payment_type, document_number, document_date } = row;
  return {
    ...{ id, kind, transaction_id, comment, actor, payment_type },
    event_dt: row.event_dt.toISOString(),
    number: row.number?.toString() ?? null,
    document: [document_number, document_date].filter(Boolean).join(", ") || null,
    amount: text(row.amount),
    balance_after: text(row.balance_after),
  };
}
