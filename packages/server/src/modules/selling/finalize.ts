import { Failure } from "@patron/contract/kit";
import { type Finals, finalise, ledger, limitsOf } from "@patron/engine";
import type { Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { actingPerson } from "#kit/who.ts";
import { bonusAccount } from "../../ledger/bonus-account.ts";
import { lockAccounts } from "../../ledger/lock.ts";
import { type Cause, post } from "../../ledger/post.ts";
import { refused } from "../../ledger/refusal.ts";
import { readCosts } from "../additional-costs/public.ts";
import { registerSale } from "../fiscal/public.ts";
import { refuseRunning } from "../reader-payments/public.ts";
import {
  creditReferral,
  frozenInvitation,
  inviterAccounts,
  readPurchases,
  withInvitation,
} from "../referrals/public.ts";
import { goodsOf, minor, packerOf, totalColumns, unpackerOf } from "../transactions/public.ts";
import { creditTargets, readTargets, targetAccounts } from "./account-charges.ts";
import { captureFromAccount, finalPayments, readHeld } from "./account-payment.ts";
import { costsOfReserved } from "./charged-costs.ts";
import { readBuyer, tellOfReserved } from "./notices.ts";
import { needsShift, refusePaymentTypes } from "./permitted.ts";
import * as queries from "./queries.ts";
import { finalRanking, settleCategory } from "./ranking.ts";
import { refusal } from "./refusal.ts";
import type { Sale } from "./sale.ts";
import { credit } from "./sell.ts";
import { siteOf } from "./site.ts";
import { count, momentIn, storeCheck, usesOf } from "./store.ts";

type Row = Selectable<Transaction>;

/** A reserved transaction that may be finished, locked. `terminalId` limits it to a till's own. */
export async function lockReserved(tenant: Tenant, id: string, now: Date, terminalId?: string): Promise<Row> {
  const row = await lockUnfinished(tenant, id, now, terminalId);
  await refuseRunning(tenant, row);
  return row;
}

/** The same, even while the till's card reader takes its payment. */
export async function lockUnfinished(tenant: Tenant, id: string, now: Date, terminalId?: string): Promise<Row> {
  const row = await lockOwn(tenant, id, terminalId);
  if (row.status !== "authorized") throw new Failure("transaction.state", { details: { status: row.status } });
  if (row.expires_dt && row.expires_dt <= now) throw new Failure("transaction.expired");
  return row;
}

/** A locked transaction; another till's counts as missing. */
export async function lockOwn(tenant: Tenant, id: string, terminalId?: string): Promise<Row> {
  const row = await tenant.maybe(queries.lockTransaction(id));
  if (!row || (terminalId !== undefined && row.terminal_id !== terminalId)) throw new Failure("transaction.not_found");
  return row;
}

/**
 * Finishes a reserved check for the delivered quantities: priced again from the frozen input, with its holds on bonuses and a special
 * account captured as needed, and the rest released.
 */
export async function finalizeReserved(
  tenant: Tenant,
  row: Row,
  finals: Finals,
  { who, now, changed }: Pick<Sale, "who" | "now" | "changed">,
): Promise<void> {
  if (!row.input || !row.trace) throw new Error("A reserved check keeps what it was priced from.");
  const [stored, pack] = await Promise.all([unpackerOf(tenant, [row]), packerOf(tenant)]);
  const reserved = stored.check(row.trace);
  const bonuses = row.card_id ? bonusAccount(row.card_id, row.currency) : undefined;
  const frozen = stored.input(row.input);
  const [held, buyer] = await Promise.all([readHeld(tenant, row), readBuyer(tenant, row)]);
  const targetIds = frozen.rules?.flatMap(({ special_account }) => special_account?.id ?? []) ?? [];
  const targets = await readTargets(tenant, bonuses ? targetIds : [], row.customer_id);
  const { loyalty_id: loyaltyId, card_id: cardId } = row;
  const invitation = await frozenInvitation(tenant, loyaltyId, frozen);
  const inviters = inviterAccounts(invitation, row.currency);
  const planned = [bonuses, held?.account, ...targetAccounts(targets), ...inviters].filter((one) => one !== undefined);
  const locked = await lockAccounts(tenant, planned, now);
  const { input: ranked, ranking } = await finalRanking(tenant, frozen, cardId);
  const purchases = invitation && cardId ? await readPurchases(tenant, cardId) : undefined;
  const input = withInvitation(ranked, invitation, purchases);
  const site = await siteOf(tenant, row);
  if (!site) throw new Error("A reserved check was rung up at a till.");
  refusePaymentTypes(site, finals.payments);
  const finished = finalPayments(finals, frozen);
  const outcome = finalise(input, finished, limitsOf(reserved));
  if (!outcome.ok) throw refusal(outcome.refusal.code, outcome.refusal.details);
  const { check } = outcome;
  const goods = await goodsOf(tenant, row.id);
  tenant.send(queries.removeTaxes(row.id));
  tenant.send(queries.removeItems(row.id));
  tenant.send(queries.removePayments(row.id));
  const { named } = await readCosts(tenant, site);
  const costs = costsOfReserved(frozen.terminal.commissions ?? [], named);
  if (costs.length > 0) tenant.send(queries.removeCosts(row.id));
  storeCheck(tenant, row.id, goods, { ...check, costs, payer: held?.row.id });
  // The sale counts where and when it is finished.
  const local = momentIn(site.pos_time_zone, now);
  const totals = totalColumns(check);
  // Whoever finishes a check sells it; a till where nobody signed in leaves whoever reserved it.
  const person_id = actingPerson(who) ?? row.person_id;
  const changedInput = input === frozen ? {} : { input: pack.input(input) };
  const explained = { ...changedInput, finals: pack.finals(finished), trace: pack.check(check) };
  const saved = { status: "success", finalized_dt: now, person_id, ...local, ...totals, ...explained } as const;
  tenant.send(queries.saveTransaction(row.id, saved, now));
  const needed = needsShift(site, who, check.payments ?? []);
  tenant.send(queries.countInShift(site.id, { id: row.id, kind: "finalized", needsShift: needed }));
  await registerSale(tenant, site, row.id, totals.amount_to_pay, now);
  const cause = { who, now, transactionId: row.id } satisfies Cause;
  const promised = minor(reserved.totals.bonuses_redeemed_amount, row.currency);
  if (promised > 0n && bonuses) {
    const spent = minor(check.totals.bonuses_redeemed_amount, row.currency);
    const decision = ledger.capture(locked.of(bonuses), row.id, spent);
    if (!decision.ok) throw refused(bonuses, decision.refusal);
    await post(tenant, locked, bonuses, decision.posting, cause);
  }
  await captureFromAccount(tenant, held, { locked, check }, cause);
  await credit(tenant, { check, locked, bonuses }, cause);
  await creditReferral(tenant, { check, locked, bonuses, invitation }, cause);
  const credits = { check, locked, targets, customerId: row.customer_id ?? "" };
  const credited = row.customer_id ? await creditTargets({ tenant, changed }, credits, cause) : [];
  const counted = { transactionId: row.id, site, customerId: row.customer_id, cardId: row.card_id, ...local };
  const uses = usesOf(check, frozen.rules ?? []);
  count(tenant, { ...counted, totals, ...uses, at: now, day: dayIn(site.loyalty_time_zone, now), by: 1 });
  await settleCategory({ tenant, now, changed }, check.category_change, { ranking, loyaltyId, transactionId: row.id });
  tellOfReserved(tenant, buyer, { check, site, locked, bonuses, paying: held, credited, now });
}
