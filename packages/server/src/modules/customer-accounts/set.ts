import type { specialAccounts } from "@patron/contract";
import { type BodyOf, Failure, type ReplyOf } from "@patron/contract/kit";
import { ledger } from "@patron/engine";
import { accountAmountText } from "@patron/engine/money";
import type { Change } from "#kit/implement.ts";
import { type LockedAccounts, lockAccounts } from "../../ledger/lock.ts";
import { saveCredit } from "../../ledger/queries.ts";
import { findCustomer, getCustomer, joinProgramme, openCard } from "../customers/public.ts";
import { ledgerAccount, openFor, refuseCredit, type SpecialAccountRow, unitOf } from "../special-accounts/public.ts";
import { amountIn } from "./amounts.ts";
import { lifeOf, lifeOfCorrection } from "./life.ts";
import { type Actor, type Move, moveAccount, requireComment } from "./move.ts";
import { isSameCredit, tellOfAccount } from "./notices.ts";
import * as queries from "./queries.ts";
import { type CustomerAccountRow, customerOf } from "./views.ts";

type Body = BodyOf<typeof specialAccounts.setCustomers>;
type AccountRequest = Body["customers"][number];
interface Where {
  special: SpecialAccountRow;
  loyalty: { id: string; country: string };
  /** Unknown people do not become customers. */
  existingOnly: boolean;
  changed: (change: Change) => void;
}

/**
 * Sets balance and credit for several customers, all or none: finds or creates all of them first, locks all accounts in the order that
 * every server uses, then moves each. A failure contains the customer's index.
 */
export async function setCustomers(
  actor: Actor,
  body: Body,
  where: Where,
): Promise<ReplyOf<typeof specialAccounts.setCustomers>> {
  const { tenant, now } = actor;
  if (body.customers.some(({ amount }) => amount !== undefined)) await requireComment(tenant, body.comment);
  const prepared: { request: AccountRequest; row: CustomerAccountRow; isNew: boolean }[] = [];
  for (const [index, request] of body.customers.entries()) {
    prepared.push({ request, ...(await at(index, () => accountFor(actor, request, where))) });
  }
  const accounts = prepared.map(({ row }) => ledgerAccount(row));
  const locked = await lockAccounts(tenant, accounts, now);
  const items = [];
  for (const [index, { request, row, isNew }] of prepared.entries()) {
    const opened = {
      event: "account-opened",
      state: locked.of(ledgerAccount(row)),
      loyaltyId: where.loyalty.id,
    } as const;
    if (isNew) await tellOfAccount(actor, row, opened);
    const transaction_id = await at(index, () => setOne(actor, locked, { request, row, comment: body.comment }, where));
    const balance = accountAmountText(locked.of(ledgerAccount(row)).balance, unitOf(row));
    items.push({ user_id: customerOf(row), account_id: row.id, transaction_id, balance });
  }
  return { changed: items.length, opened: prepared.filter(({ isNew }) => isNew).length, items };
}

/** Adds a customer's index to a failure. */
async function at<Answer>(index: number, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.code === "request.malformed") throw error;
    throw new Failure(error.code, { details: { ...error.details, index } });
  }
}

/** One customer's account, opened if it is missing. */
async function accountFor(
  actor: Actor,
  request: AccountRequest,
  where: Where,
): Promise<{ row: CustomerAccountRow; isNew: boolean }> {
  const { tenant, now } = actor;
  const { special, loyalty, changed } = where;
  if (refuseCredit(special.expire_type !== "none", request.credit_type))
    throw new Failure("special_account.expiry_on_credit");
  const customerId = await customerFor(actor, request, where);
  await openCard(tenant, loyalty.id, customerId, {}, now);
  const { credit_type, credit_limit } = creditOf(special, request);
  const isNew = await openFor(
    tenant,
    special,
    { customer_id: customerId },
    { credit_type, credit_limit },
    { now, unlessThere: true },
  );
  const row = await tenant.one(queries.findCustomerAccount({ customer_id: customerId }, special.id));
  if (isNew)
    changed({
      entityType: "customer_account",
      id: row.id,
      after: { user_id: customerId, special_account_id: special.id },
    });
  return { row, isNew };
}

function creditOf(special: SpecialAccountRow, { credit_type, credit_limit }: AccountRequest) {
  return {
    credit_type,
    credit_limit: credit_limit === undefined ? undefined : amountIn(special, credit_limit, "customers.credit_limit"),
  };
}

async function customerFor(
  { tenant, now }: Actor,
  request: AccountRequest,
  { loyalty, existingOnly }: Where,
): Promise<string> {
  const { user_id, user_id_value, user_id_type } = request;
  if (user_id) {
    if (!(await tenant.maybe(getCustomer(user_id)))) throw new Failure("customer.not_found");
    return user_id;
  }
  if (!user_id_value) throw new Failure("customer.id_invalid");
  const identity = { user_id_value, user_id_type };
  if (!existingOnly) return (await joinProgramme(tenant, loyalty.id, identity, now)).customer_id;
  const customer = await findCustomer(tenant, identity, loyalty.country);
  if (!customer) throw new Failure("customer.not_found");
  return customer.id;
}

interface One {
  request: AccountRequest;
  row: CustomerAccountRow;
  comment: string | null | undefined;
}
/** Credit first, so a debit may use it. Returns the transaction, if something moved. */
async function setOne(actor: Actor, locked: LockedAccounts, one: One, where: Where): Promise<string | null> {
  const { request, row } = one;
  await changeCredit(actor, locked, one, where);
  const move = moveOf(one, locked);
  if (!move) return null;
  const id = await moveAccount(actor, row, { ...move, locked, loyaltyId: where.loyalty.id, comment: one.comment });
  where.changed({ entityType: "transaction", id, after: { ...request, comment: one.comment ?? null } });
  return id;
}

async function changeCredit(
  { tenant, now }: Actor,
  locked: LockedAccounts,
  { request, row }: One,
  where: Where,
): Promise<void> {
  const account = ledgerAccount(row);
  const state = locked.of(account);
  const { credit_type = state.credit_type ?? "debit", credit_limit = state.credit_limit ?? 0n } = creditOf(
    where.special,
    request,
  );
  if (isSameCredit(state, { credit_type, credit_limit })) return;
  await tenant.run(saveCredit(locked.idOf(account), { credit_type, credit_limit }));
  locked.change({ ...state, credit_type, credit_limit });
  const text = (amount: bigint) => accountAmountText(amount, unitOf(row));
  const before = { credit_type: state.credit_type, credit_limit: text(state.credit_limit ?? 0n) };
  where.changed({
    entityType: "customer_account",
    id: row.id,
    before,
    after: { credit_type, credit_limit: text(credit_limit) },
  });
  const happened = { event: "account-limit-changed", state: locked.of(account), loyaltyId: where.loyalty.id } as const;
  await tellOfAccount({ tenant, now }, row, happened);
}

/** The movement for a request; undefined if it has no amount, or the current balance. */
function moveOf({ request, row }: One, locked: LockedAccounts): Pick<Move, "type" | "decide"> | undefined {
  if (request.amount === undefined) return undefined;
  const amount = amountIn(row, request.amount, "customers.amount");
  switch (request.mode ?? "refill") {
    case "refill":
      if (!row.active) throw new Failure("customer_account.inactive");
      return {
        type: "special-account-refill",
        decide: (state, day) => ledger.refill(state, amount, lifeOf(row, day, undefined)),
      };
    case "write-off":
      return { type: "special-account-write-off", decide: (state, day) => ledger.writeOff(state, amount, day) };
    case "set":
      if (locked.of(ledgerAccount(row)).balance === amount) return undefined;
      return {
        type: "special-account-adjust",
        decide: (state, day) =>
          ledger.adjust(state, { balance: amount }, day, { kind: "ordinary", expire_date: lifeOfCorrection(row, day) }),
      };
  }
}
