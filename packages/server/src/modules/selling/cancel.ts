import { Failure } from "@patron/contract/kit";
import { ledger } from "@patron/engine";
import { moneyText } from "@patron/engine/money";
import type { Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import type { Change } from "#kit/implement.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { actingPerson, type Who } from "#kit/who.ts";
import { bonusAccount } from "../../ledger/bonus-account.ts";
import { type LockedAccounts, lockAccounts } from "../../ledger/lock.ts";
import { type PastTransfer, pastTransfers } from "../../ledger/past.ts";
import { type Cause, post, postCounters } from "../../ledger/post.ts";
import { listExpired } from "../../ledger/queries.ts";
import { refused } from "../../ledger/refusal.ts";
import { undoCategory } from "../card-categories/public.ts";
import { registerReturn } from "../fiscal/public.ts";
import { getLoyaltyZone } from "../loyalty/public.ts";
import { isRefundTold, knowingOf, nameOf, raise } from "../notifications/public.ts";
import { undoPayment } from "../reader-payments/public.ts";
import { warnIfLow } from "../special-accounts/public.ts";
import { unpackCheck } from "../transactions/public.ts";
import { readHeld } from "./account-payment.ts";
import { tellOfCancelled } from "./notices.ts";
import { readSettings, type Site } from "./price-input.ts";
import * as queries from "./queries.ts";
import { siteOf } from "./site.ts";
import { count, momentIn } from "./store.ts";

type Row = Selectable<Transaction>;
interface Canceller {
  who: Who;
  now: Date;
  reason: string | null;
  changed(change: Change): void;
}

/**
 * Reverses everything that a transaction moved: releases the holds of a reservation, reverses the transfers of a finished one. Spent value
 * returns first, so the customer is not short of it; expired credits are restored before they are taken back, because they were not spent.
 */
export async function cancelTransaction(
  tenant: Tenant,
  row: Row,
  { who, now, reason, changed }: Canceller,
): Promise<void> {
  if (row.transaction_type === "refund") throw new Failure("transaction.state", { details: { status: row.status } });
  if (row.status === "authorized") await releaseHolds(tenant, row, who, now);
  else if (row.status === "success") await reverseAll(tenant, row, { who, now, reason, changed });
  else throw new Failure("transaction.state", { details: { status: row.status } });
  await undoPayment(tenant, row, now);
  const person = actingPerson(who);
  const canceled = { status: "canceled", cancel_dt: now, cancel_reason: reason, cancel_person_id: person } as const;
  await tenant.run(queries.saveTransaction(row.id, canceled, now));
}

async function releaseHolds(tenant: Tenant, row: Row, who: Who, now: Date): Promise<void> {
  const held = await readHeld(tenant, row);
  const holds = held ? [{ account: held.account, holdId: held.holdId }] : [];
  if (row.card_id && row.bonuses_redeemed_amount > 0n)
    holds.push({ account: bonusAccount(row.card_id, row.currency), holdId: row.id });
  const planned = holds.map(({ account }) => account);
  const locked = await lockAccounts(tenant, planned, now);
  for (const { account, holdId } of holds) {
    const decision = ledger.release(locked.of(account), holdId);
    if (!decision.ok) throw refused(account, decision.refusal);
    await post(tenant, locked, account, decision.posting, { who, now, transactionId: row.id });
  }
}

async function reverseAll(tenant: Tenant, row: Row, { who, now, reason, changed }: Canceller): Promise<void> {
  const [past, refund] = await Promise.all([pastTransfers(tenant, row.id), tenant.maybe(queries.findRefundOf(row.id))]);
  if (refund) throw new Failure("transfer.partly_given_back");
  const lots = past.flatMap((one) => one.past.lots.map(({ lot }) => lot.id));
  const locked = await lockAccounts(
    tenant,
    past.map((one) => one.account),
    now,
    { alsoLots: lots },
  );
  const { time_zone } = await tenant.one(getLoyaltyZone(row.loyalty_id));
  const { programme } = await readSettings(tenant, row.loyalty_id);
  const { spent_bonus_policy: policy, refund_grace_days } = programme;
  const terms: ledger.RefundTerms = { day: dayIn(time_zone, now), policy, grace_days: refund_grace_days ?? undefined };
  const spentFirst = past.toSorted((a, b) => (a.past.amount < b.past.amount ? -1 : 1));
  for (const one of spentFirst) {
    // A purchase can be taken back even if an inviter has spent what it earned them: then they owe it.
    const isOthers = one.account.kind === "bonus" && one.account.owner_id !== row.card_id;
    const own = isOthers ? ({ ...terms, policy: "allow-debt" } as const) : terms;
    await reverseOne(tenant, locked, one, own, { who, now, transactionId: row.id, reason, reversesId: one.id });
  }
  const site = await siteOf(tenant, row);
  if (site) {
    const needsShift = who.kind === "terminal" && site.application.cash_shift_required;
    tenant.send(queries.countInShift(site.id, { id: row.id, kind: "canceled", needsShift }));
    await registerReturn(tenant, site, { id: row.id, saleId: row.id, amountToPay: row.amount_to_pay }, now);
    await uncount(tenant, row, site, { who, now, transactionId: row.id, reason });
  }
  const assigned = row.trace && (await unpackCheck(tenant, row.trace)).category_change?.category_to;
  if (assigned && row.card_id) {
    const given = { cardId: row.card_id, transactionId: row.id, assigned };
    await undoCategory(tenant, given, { now, changed });
  }
}

async function reverseOne(
  tenant: Tenant,
  locked: LockedAccounts,
  { account, past }: PastTransfer,
  terms: ledger.RefundTerms,
  cause: Cause,
): Promise<void> {
  if (past.amount > 0n) await bringBack(tenant, locked, { account, past }, cause);
  const before = locked.of(account);
  const decision = ledger.reverse(before, past, terms);
  if (!decision.ok) throw refused(account, decision.refusal);
  await post(tenant, locked, account, decision.posting, cause);
  await warnIfLow(tenant, { before, after: locked.of(account), now: cause.now });
}

/** Restores the expired part of a credit's lots. Read under the account's lock, so nothing expires in between. */
async function bringBack(
  tenant: Tenant,
  locked: LockedAccounts,
  { account, past }: Pick<PastTransfer, "account" | "past">,
  cause: Cause,
): Promise<void> {
  const expired = await tenant.many(listExpired(past.lots.map(({ lot }) => lot.id)));
  const decision = ledger.restoreExpired(locked.of(account), expired);
  if (!decision) return;
  if (!decision.ok) throw refused(account, decision.refusal);
  await post(tenant, locked, account, decision.posting, { ...cause, reversesId: null });
}

/** Reverses cash rounding, removes the sale from the counts of card, rules and turnover, and tells its customer. */
async function uncount(tenant: Tenant, row: Row, site: Site, cause: Cause): Promise<void> {
  await postCounters(tenant, "cash-rounding", ledger.roundingEntries(-row.rounding_amount, row.currency), cause);
  const at = row.finalized_dt ?? row.created_dt;
  const day = dayIn(site.loyalty_time_zone, at);
  const { id: transactionId, customer_id: customerId, card_id: cardId, business_date } = row;
  const local = { business_date, business_hour: row.business_hour ?? momentIn(site.pos_time_zone, at).business_hour };
  const ruleIds = row.trace ? (await unpackCheck(tenant, row.trace)).applied_rule_ids : [];
  const counted = { transactionId, site, customerId, cardId, totals: row, ruleIds, limitedIds: [], ...local };
  count(tenant, { ...counted, at, day, by: -1 });
  await tellOfCancelled(tenant, row, site, cause.now);
  await tellOfRefund(tenant, row, site, cause);
}

/** Tells staff of money that was paid back with a cancelled sale or a refund. */
export async function tellOfRefund(
  tenant: Tenant,
  row: Pick<Row, "id" | "number" | "currency" | "amount_to_pay">,
  site: Site,
  { who, now }: Pick<Cause, "who" | "now">,
): Promise<void> {
  const { id, number, currency } = row;
  if (!(await isRefundTold(tenant, row.amount_to_pay, currency))) return;
  const amount = moneyText(row.amount_to_pay, currency);
  const by = await nameOf(tenant, actingPerson(who));
  const facts = { number: String(number), amount, currency, terminal: site.title, by };
  const about = { entityType: "transaction", id } as const;
  await raise(tenant, { event: "refund", facts, about, terminalId: site.id, knowingId: knowingOf(who) }, now);
}
