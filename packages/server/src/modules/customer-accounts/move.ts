import type { Language, TransactionType } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { ledger } from "@patron/engine";
import { newId } from "#kit/id.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { type LockedAccounts, lockAccounts } from "../../ledger/lock.ts";
import { post } from "../../ledger/post.ts";
import { refused } from "../../ledger/refusal.ts";
import { getBusiness, readSettings } from "../business/public.ts";
import { notify } from "../message-templates/public.ts";
import { accountValues, ledgerAccount, listCardsIn, warnIfLow } from "../special-accounts/public.ts";
import { addPanelTransaction, addTransactionAccount } from "../transactions/public.ts";
import * as queries from "./queries.ts";
import type { CustomerAccountRow } from "./views.ts";

export interface Actor {
  tenant: Tenant;
  who: Who;
  now: Date;
}
/** A movement of an account with its comment. */
export interface Move {
  type: Extract<TransactionType, `special-account-${string}`>;
  comment?: string | null | undefined;
  payment_type?: "cash" | "bank-card" | "bank-card-external" | "mobile-app" | null | undefined;
  document_number?: string | null | undefined;
  document_date?: string | null | undefined;
  /** The programme of the transaction; by default the customer's first, or a company's first, where the account is valid. */
  loyaltyId?: string;
  /** Locked accounts, for moving several in one transaction. */
  locked?: LockedAccounts;
  /** `day` is the day of the business. */
  decide: (state: ledger.AccountState, day: string) => ledger.Decision;
}

/** Fails if a comment is missing and the business requires one. */
export async function requireComment(tenant: Tenant, comment: string | null | undefined): Promise<void> {
  const { transaction_comment_required } = await readSettings(tenant);
  if (transaction_comment_required && !comment?.trim()) throw new Failure("comment.missing");
}

/**
 * Moves a special account manually: locks, lets the engine decide, posts, and stores a transaction, whose id it returns. An engine refusal
 * is the failure with the same code.
 */
export async function moveAccount(actor: Actor, row: CustomerAccountRow, move: Move): Promise<string> {
  const { tenant, who, now } = actor;
  const account = ledgerAccount(row);
  const locked = move.locked ?? (await lockAccounts(tenant, [account], now));
  const state = locked.of(account);
  const { time_zone } = await tenant.one(getBusiness());
  const decision = move.decide(state, dayIn(time_zone, now));
  if (!decision.ok) throw refused(account, decision.refusal);
  const { posting } = decision;
  const id = newId();
  const comment = move.comment ?? null;
  await post(tenant, locked, account, posting, { who, now, transactionId: id, reason: comment });
  await warnIfLow(tenant, { before: state, after: locked.of(account), now });
  const { loyalty_id } = await keep(actor, row, move, id);
  const after = locked.of(account);
  await tell(actor, row, { type: move.type, loyaltyId: loyalty_id, before: state, after, day: dayIn(time_zone, now) });
  const { payment_type = null, document_number = null, document_date = null } = move;
  await tenant.run(
    addTransactionAccount({
      transaction_id: id,
      customer_account_id: row.id,
      special_account_id: row.special_account_id,
      amount: posting.balance - state.balance,
      payment_type,
      document_number,
      document_date,
    }),
  );
  return id;
}

const events = {
  "special-account-refill": "account-refilled",
  "special-account-adjust": "account-adjusted",
  "special-account-write-off": "account-written-off",
} as const;

interface Moved {
  type: Move["type"];
  loyaltyId: string;
  before: ledger.AccountState;
  after: ledger.AccountState;
  day: string;
}
/** Tells the customer what moved, if their programme has a message for it. A write-off says what was taken, without a sign. */
async function tell({ tenant, now }: Actor, row: CustomerAccountRow, moved: Moved): Promise<void> {
  const { type, loyaltyId, before, after, day } = moved;
  if (row.customer_id === null) return;
  const change = after.balance - before.balance;
  const figures = {
    amount: type === "special-account-write-off" ? -change : change,
    balance: after.balance - after.held,
    available: ledger.available(after, day),
  };
  const account = { ...row, title: row.title || row.special_title };
  const values = (language: Language) => accountValues(account, figures, language);
  await notify(tenant, { loyaltyId, customerId: row.customer_id }, { event: events[type], values }, now);
}

/** The transaction's row. It has no totals; its currency is the account's, or the business's for other units. */
async function keep({ tenant, who, now }: Actor, row: CustomerAccountRow, move: Move, id: string) {
  const home = await homeOf(tenant, row, move.loyaltyId);
  const { currency } = await tenant.one(getBusiness());
  await tenant.run(
    addPanelTransaction({
      id,
      transaction_type: move.type,
      status: "success",
      loyalty_id: home.loyalty_id,
      customer_id: row.customer_id,
      corporate_customer_id: row.corporate_customer_id,
      card_id: home.card_id,
      category_id: home.category_id,
      currency: row.type === "money" ? row.unit : currency,
      comment: move.comment ?? null,
      business_date: dayIn(home.time_zone, now),
      created_dt: now,
      finalized_dt: now,
      person_id: who.kind === "person" ? who.personId : null,
      modified_dt: now,
    }),
  );
  return home;
}

/** The programme that the transaction belongs to, and the customer's card in it, which every customer has. A company has none. */
async function homeOf(tenant: Tenant, row: CustomerAccountRow, loyaltyId: string | undefined) {
  const { customer_id, loyalty_ids } = row;
  if (customer_id === null) return { ...(await companyHome(tenant, loyalty_ids)), card_id: null, category_id: null };
  const [fitting] = await tenant.many(listCardsIn(customer_id, loyaltyId ? [loyaltyId] : loyalty_ids));
  // The account's programmes may have changed since.
  const { id, ...card } = fitting ?? (await tenant.one(listCardsIn(customer_id, [])));
  return { ...card, card_id: id };
}

/** The programme that a company's transaction belongs to; every business has one. */
const companyHome = (tenant: Tenant, loyaltyIds: readonly string[]) => tenant.one(queries.listHomes(loyaltyIds));
