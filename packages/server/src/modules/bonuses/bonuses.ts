import { Failure, type Of } from "@patron/contract/kit";
import type { Transaction } from "@patron/contract/shapes";
import { type ledger, parseMoney } from "@patron/engine";
import { newId } from "#kit/id.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { bonusAccount } from "../../ledger/bonus-account.ts";
import { type LockedAccounts, lockAccounts } from "../../ledger/lock.ts";
import { post } from "../../ledger/post.ts";
import { refused } from "../../ledger/refusal.ts";
import { readSettings } from "../business/public.ts";
import { getLoyaltyZone } from "../loyalty/public.ts";
import {
  bonusValue,
  dayValue,
  type Notice,
  readAddressee,
  sendNotices,
  signedBonusValue,
} from "../message-templates/public.ts";
import { isCurrency } from "../reference/public.ts";
import { addPanelTransaction, readTransaction } from "../transactions/public.ts";
import { getCard } from "./queries.ts";

interface BonusRequest {
  loyalty_id: string;
  customer_id: string;
  currency: string;
  comment?: string | null | undefined;
}
interface Actor {
  tenant: Tenant;
  who: Who;
  now: Date;
}
/** Decides on the card's bonuses; `day` is the day of the programme. */
type Decide = (state: ledger.AccountState, day: string) => ledger.Decision;
interface Move {
  type: "bonuses-add" | "bonuses-adjust" | "bonuses-write-off";
  /** The maximum that it spends, if known (`lockAccounts`). */
  spends?: bigint;
}

/** Reads an amount of a currency. Fails with `sale.malformed` if it has more decimals than the currency. */
export function amountOf(text: string, currency: string): bigint {
  if (!isCurrency(currency)) throw new Failure("currency.unknown");
  const amount = parseMoney(text, currency);
  if (amount === undefined) {
    throw new Failure("request.malformed", {
      errors: [{ path: "amount", code: "decimals", message: `has more decimals than ${currency}` }],
    });
  }
  return amount;
}

/** Changes a customer's bonuses manually: locks, lets the engine decide, posts, and stores a transaction, which it returns. */
export async function moveBonuses(
  { tenant, who, now }: Actor,
  { type, spends }: Move,
  request: BonusRequest,
  decide: Decide,
): Promise<Of<typeof Transaction>> {
  if (!isCurrency(request.currency)) throw new Failure("currency.unknown");
  const { card, zone } = await loadPricingContext(tenant, request);
  const account = bonusAccount(card.id, request.currency);
  const locked: LockedAccounts = await lockAccounts(tenant, [account], now, { spends });
  const day = dayIn(zone.time_zone, now);
  const decision = decide(locked.of(account), day);
  if (!decision.ok) throw refused(account, decision.refusal);
  const id = newId();
  const { posting } = decision;
  const moved = posting.balance - locked.of(account).balance;
  const cause = { who, now, transactionId: id, reason: request.comment ?? null };
  const head = { ...headOf(request, { who, now }), id, transaction_type: type, business_date: day };
  const row = { ...head, ...sumsOf(moved, posting), card_id: card.id, category_id: card.category_id };
  const { loyalty_id: loyaltyId, customer_id: customerId, currency } = request;
  // The account is locked, so every further round trip makes others wait.
  const [, , transaction, addressee] = await Promise.all([
    post(tenant, locked, account, posting, cause),
    tenant.run(addPanelTransaction(row)),
    readTransaction(tenant, id),
    readAddressee(tenant, { loyaltyId, customerId }, [events[type]]),
  ]);
  if (!transaction) throw new Error("A transaction that was written is there.");
  if (addressee) sendNotices(tenant, { ...addressee, now }, [noticeOf(type, moved, posting, currency)]);
  return transaction;
}

const events = {
  "bonuses-add": "bonuses-added",
  "bonuses-adjust": "bonuses-adjusted",
  "bonuses-write-off": "bonuses-written-off",
} as const;

/** What the customer is told. A write-off says what was taken, without a sign. */
function noticeOf(type: Move["type"], moved: bigint, posting: ledger.Posting, currency: string): Notice {
  const ends = posting.new_lots.find(({ expire_date }) => expire_date !== null)?.expire_date;
  const change = type === "bonuses-write-off" ? bonusValue : signedBonusValue;
  return {
    event: events[type],
    values: (language) => ({
      bonuses_added: bonusValue(moved, currency, language),
      bonuses_change: change(type === "bonuses-write-off" ? -moved : moved, currency, language),
      bonuses_balance: bonusValue(posting.balance - posting.held, currency, language),
      promo_expire_date: ends ? dayValue(ends, language) : "",
    }),
  };
}

function headOf(request: BonusRequest, { who, now }: Pick<Actor, "who" | "now">) {
  const { loyalty_id, customer_id, currency, comment = null } = request;
  const at = { created_dt: now, finalized_dt: now, modified_dt: now };
  const person_id = who.kind === "person" ? who.personId : null;
  return { loyalty_id, customer_id, currency, comment, status: "success" as const, person_id, ...at };
}

function sumsOf(moved: bigint, { new_lots }: ledger.Posting) {
  const promotional = new_lots
    .filter(({ kind }) => kind === "promotional")
    .reduce((sum, { amount }) => sum + amount, 0n);
  return {
    bonuses_redeemed_amount: moved < 0n ? -moved : 0n,
    bonuses_added_amount: moved > 0n ? moved - promotional : 0n,
    promo_bonuses_added_amount: promotional,
  };
}

/** Loads what is needed before the account is locked. */
async function loadPricingContext(tenant: Tenant, request: BonusRequest) {
  const [{ transaction_comment_required }, zone, card] = await Promise.all([
    readSettings(tenant),
    tenant.maybe(getLoyaltyZone(request.loyalty_id)),
    tenant.maybe(getCard(request.loyalty_id, request.customer_id)),
  ]);
  if (transaction_comment_required && !request.comment?.trim()) throw new Failure("comment.missing");
  if (!zone) throw new Failure("loyalty.not_found");
  if (!card) throw new Failure("customer.not_found");
  return { zone, card };
}
