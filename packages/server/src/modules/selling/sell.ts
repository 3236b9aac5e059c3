import { Failure } from "@patron/contract/kit";
import { ledger, moneyText, type PricedCheck, type PriceInput, parseMoney, price } from "@patron/engine";
import { newId } from "#kit/id.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { bonusAccount } from "../../ledger/bonus-account.ts";
import { lockAccounts } from "../../ledger/lock.ts";
import type { Cause } from "../../ledger/post.ts";
import { post, postCounters } from "../../ledger/post.ts";
import { refused } from "../../ledger/refusal.ts";
import type { Paying } from "../account-payments/public.ts";
import { registerSale } from "../fiscal/public.ts";
import { creditReferral, inviterAccounts, readInvitation, withInvitation } from "../referrals/public.ts";
import { minor, readStored, toCheck } from "../transactions/public.ts";
import { type Credited, creditTargets, targetAccounts } from "./account-charges.ts";
import {
  holdOnAccount,
  planPayment,
  refusePayment,
  spendFromAccount,
  tryPinOf,
  withAccount,
} from "./account-payment.ts";
import * as inputs from "./input-queries.ts";
import { tellOfSale } from "./notices.ts";
import { needsCustomer, refuseAtTill, refuseIncomplete } from "./permitted.ts";
import { loadPricingContext, type Prepared, prepare, type readSettings, type SaleRequest } from "./price-input.ts";
import { readRanks, settleCategory, withRanking } from "./ranking.ts";
import { refusal } from "./refusal.ts";
import { readFacts } from "./rule-facts.ts";
import type { PricedSale, Sale } from "./sale.ts";
import { readSite } from "./site.ts";
import { storeSale } from "./store.ts";
import { refuseBeyondTank, refuseByType } from "./terminal-types/duties.ts";
import { underLocks } from "./under-locks.ts";

type Head = Awaited<ReturnType<typeof readStored>>;
/** A stored check. */
interface StoredCheck {
  id: string;
  check: ReturnType<typeof toCheck>;
}

/** Prices a check without storing anything. */
export async function processCheck(sale: Sale, request: SaleRequest): Promise<PricedSale> {
  return priceCheck(sale, request, "dry");
}

/** Sells in one step: everything that the check moves is posted in this transaction. */
export async function sellCheck(sale: Sale, request: SaleRequest): Promise<StoredCheck & { transaction: Head }> {
  const pin = await tryPinOf(sale, request);
  await sale.spendCodes?.();
  const priced = await priceCheck(sale, request, "sell");
  const id = request.id ?? newId();
  const storing = { id, request, type: "sale", status: "success", finalized: sale.now } as const;
  const [written, , credited] = await Promise.all([
    storeSale(sale, priced, storing),
    registerSale(sale.tenant, priced.prepared.site, id, toPayOf(priced), sale.now),
    settle(sale, priced, id, pin),
    settleCategory(sale, priced.check.category_change, {
      ...{ ranking: priced.ranking, loyaltyId: priced.prepared.site.loyalty_id, transactionId: id },
    }),
  ]);
  await tellOfSale(sale, priced, credited);
  const hasAccounts = priced.paying !== undefined || priced.prepared.targets.size > 0;
  const transaction = hasAccounts ? await readStored(sale.tenant, id) : written;
  return { id, transaction, check: toCheck(priced.check, priced.prepared.goods) };
}

/** What the customer pays for a check, in minor units. */
export const toPayOf = ({ check }: PricedSale) => minor(check.totals.amount_to_pay, check.currency);

/** Stores a check and holds its bonuses and the payment from an account, until it is finalised, cancelled, or expires. */
export async function reserveCheck(sale: Sale, request: SaleRequest, seconds: number): Promise<StoredCheck> {
  const pin = await tryPinOf(sale, request);
  await sale.spendCodes?.();
  const priced = await priceCheck(sale, request, "sell");
  const id = request.id ?? newId();
  const { tenant, now } = sale;
  const until = new Date(now.getTime() + seconds * 1000);
  await storeSale(sale, priced, { id, request, type: "reserve", status: "authorized", expires: until });
  const cause: Cause = { who: sale.who, now, transactionId: id, holdUntil: until };
  const redeemed = minor(priced.check.totals.bonuses_redeemed_amount, priced.check.currency);
  if (redeemed > 0n && priced.bonuses) {
    // The hold on bonuses has the transaction's id, so it need not be looked up.
    const decision = ledger.reserve(priced.locked.of(priced.bonuses), id, redeemed, priced.day);
    if (!decision.ok) throw refused(priced.bonuses, decision.refusal);
    await post(tenant, priced.locked, priced.bonuses, decision.posting, cause);
  }
  await holdOnAccount(tenant, { ...priced, pin }, id, cause);
  await tenant.job("transactions.expire", { business_id: await businessOf(tenant), id }, until);
  return { id, check: toCheck(priced.check, priced.prepared.goods) };
}

async function businessOf(tenant: Tenant): Promise<string> {
  const { id } = await tenant.one(inputs.getThisBusiness());
  return id;
}

/** Spends redeemed bonuses and the payment from an account, and credits what was earned; returns what went to special accounts. */
export async function settle(sale: Sale, priced: PricedSale, id: string, pin: string | undefined): Promise<Credited[]> {
  const { tenant, who, now } = sale;
  const { check, locked, paying } = priced;
  const cause: Cause = { who, now, transactionId: id };
  const spent = spendBonuses(tenant, priced, cause);
  if (paying) {
    await spent;
    await spendFromAccount(tenant, { ...priced, pin }, id, cause);
  }
  await Promise.all([spent, credit(tenant, priced, cause)]);
  await creditReferral(tenant, priced, cause);
  const { targets, customer } = priced.prepared;
  if (!customer) return [];
  return creditTargets(sale, { check, locked, targets, customerId: customer.id }, cause);
}

async function spendBonuses(tenant: Tenant, { check, locked, bonuses, day }: PricedSale, cause: Cause): Promise<void> {
  const redeemed = minor(check.totals.bonuses_redeemed_amount, check.currency);
  if (redeemed === 0n || !bonuses) return;
  const decision = ledger.spend(locked.of(bonuses), redeemed, day);
  if (!decision.ok) throw refused(bonuses, decision.refusal);
  await post(tenant, locked, bonuses, decision.posting, cause);
}

/** The bonuses that a check credits to its customer, lot by lot. */
export function creditedLots({ accruals, currency }: Pick<PricedCheck, "accruals" | "currency">): ledger.NewLot[] {
  return accruals.flatMap(({ lot_kind: kind, expire_date, amount }) =>
    kind === null ? [] : [{ kind, expire_date, amount: minor(amount, currency) }],
  );
}

/** Credits the earnings of a check and posts its cash rounding. */
export async function credit(
  tenant: Tenant,
  { check, locked, bonuses }: Pick<PricedSale, "check" | "locked" | "bonuses">,
  cause: Cause,
): Promise<void> {
  const lots = creditedLots(check);
  if (lots.length > 0 && bonuses) {
    const decision = ledger.accrue(locked.of(bonuses), lots);
    if (!decision.ok) throw refused(bonuses, decision.refusal);
    await post(tenant, locked, bonuses, decision.posting, cause);
  }
  const rounding = minor(check.totals.rounding_amount, check.currency);
  await postCounters(tenant, "cash-rounding", ledger.roundingEntries(rounding, check.currency), cause);
}

/** Reads, locks, and prices with the engine. A dry run reads without locking. */
async function priceCheck(sale: Sale, request: SaleRequest, mode: "dry" | "sell"): Promise<PricedSale> {
  const { tenant, terminalId, now } = sale;
  const site = await readSite(tenant, terminalId);
  if (!site.loyalty_active) throw new Failure("loyalty.inactive");
  const context = await loadPricingContext(tenant, site, request, now);
  const { customer, settings } = context;
  if (request.customer_id && !customer) throw new Failure("customer.not_found");
  if (customer?.blocked) throw new Failure("customer.blocked");
  if (!customer && needsCustomer(site, settings.programme)) throw new Failure("sale.anonymous");
  const loaded = await prepare(tenant, site, context, request, now);
  if (typeof loaded === "number") throw new Failure("goods.not_found", { details: { index: loaded } });
  const paying = await planPayment(sale, loaded, request);
  refuseAtTill(site, request);
  refuseByType(site, request, mode);
  refuseBeyondTank(site, loaded.goods, request);
  if (mode === "sell") refuseIncomplete(site, request);
  return pricePrepared(sale, { loaded, settings, request, paying }, mode);
}

interface Loaded {
  loaded: Prepared;
  settings: Awaited<ReturnType<typeof readSettings>>;
  request: Pick<SaleRequest, "bonuses_to_redeem">;
  paying: Paying | undefined;
}

/** Locks what a check moves, and prices it with what is read under the locks. */
export async function pricePrepared(
  { tenant, now }: Pick<Sale, "tenant" | "now">,
  { loaded, settings, request, paying }: Loaded,
  mode: "dry" | "sell",
): Promise<PricedSale> {
  const { site, customer } = loaded;
  const cardId = customer?.access && customer.access !== "none" ? customer.card_id : null;
  const bonuses = cardId ? bonusAccount(cardId, site.currency) : undefined;
  const credited = bonuses ? targetAccounts(loaded.targets) : [];
  const invited = { id: site.loyalty_id, title: site.loyalty_title, settings: settings.referral };
  const invitation = await readInvitation(tenant, invited, cardId ? (customer?.referrer_card_id ?? null) : null);
  const planned = [bonuses, paying?.account, ...credited, ...inviterAccounts(invitation, site.currency)].filter(
    (account) => account !== undefined,
  );
  const redeemed = parseMoney(request.bonuses_to_redeem ?? "0", site.currency);
  const requested = redeemed === 0n ? null : (request.bonuses_to_redeem ?? null);
  // It spends only bonuses, unless an account pays.
  const spends = paying ? undefined : redeemed;
  const day = dayIn(site.loyalty_time_zone, now);
  const ranks = await readRanks(tenant, site.loyalty_id, cardId);
  const { found, beside } = underLocks(tenant, { ranks, invitation, cardId, day }, site);
  const locked = await lockAccounts(tenant, planned, now, { readOnly: mode === "dry", spends, beside });
  const prepared = await withRanking(tenant, loaded, found.ranking);
  const facts = await readFacts(tenant, prepared, { cardId, day, now, lock: mode === "sell" });
  const available = bonuses ? (ledger.available(locked.of(bonuses), day) ?? 0n) : 0n;
  const input: PriceInput = {
    ...withInvitation(await withAccount(tenant, prepared.input, paying), invitation, found.purchases),
    rule_facts: facts,
    redemption: requested
      ? { asked: requested, available: moneyText(available > 0n ? available : 0n, site.currency) }
      : null,
  };
  const outcome = price(input);
  if (!outcome.ok) throw refusal(outcome.refusal.code, outcome.refusal.details);
  if (paying) await refusePayment(tenant, paying, locked, outcome.check);
  return { prepared, input, check: outcome.check, locked, bonuses, paying, day, ranking: found.ranking, invitation };
}
