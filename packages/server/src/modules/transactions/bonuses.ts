import { Failure } from "@patron/contract/kit";
import type { TransactionType } from "@patron/contract/words";
import { type ledger, parseMoney } from "@patron/engine";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { type LockedAccounts, lockAccounts } from "../../ledger/lock.ts";
import { post } from "../../ledger/post.ts";
import { readSettings } from "../business/door.ts";
import { isCurrency } from "../platform/door.ts";
import { dayIn } from "./days.ts";
import * as queries from "./queries.ts";
import { getLoyaltyZone } from "./reading-queries.ts";
import { refusal } from "./refusal.ts";
import { bonusAccount } from "./sell.ts";

interface Ask {
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

/** Money of a currency out of a body, or `sale.malformed` where it has more decimals than the currency. */
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

/** Moves a customer's bonuses by hand: locked, decided by the engine, posted, and kept as a transaction of its own. */
export async function moveBonuses(
  { tenant, who, now }: Actor,
  type: TransactionType,
  ask: Ask,
  decide: Decide,
): Promise<string> {
  if (!isCurrency(ask.currency)) throw new Failure("currency.unknown");
  const { transaction_comment_required } = await readSettings(tenant);
  if (transaction_comment_required && !ask.comment?.trim()) throw new Failure("comment.missing");
  const zone = await tenant.maybe(getLoyaltyZone(ask.loyalty_id));
  if (!zone) throw new Failure("loyalty.not_found");
  const card = await tenant.maybe(queries.getCard(ask.loyalty_id, ask.customer_id));
  if (!card) throw new Failure("customer.not_found");
  const account = bonusAccount(card.id, ask.currency);
  const locked: LockedAccounts = await lockAccounts(tenant, [account], now);
  const day = dayIn(zone.time_zone, now);
  const decision = decide(locked.of(account), day);
  if (!decision.ok) throw refusal(decision.refusal.code, decision.refusal.details);
  const id = newId();
  const { posting } = decision;
  const moved = posting.balance - locked.of(account).balance;
  const promotional = posting.new_lots
    .filter((lot) => lot.kind === "promotional")
    .reduce((sum, lot) => sum + lot.amount, 0n);
  await post(tenant, locked, account, posting, { who, now, transactionId: id, reason: ask.comment ?? null });
  const number = await tenant.one(queries.nextPanelNumber());
  await tenant.run(
    queries.addTransaction({
      id,
      ...number,
      transaction_type: type,
      status: "success",
      loyalty_id: ask.loyalty_id,
      customer_id: ask.customer_id,
      card_id: card.id,
      category_id: card.category_id,
      currency: ask.currency,
      bonuses_redeemed_amount: moved < 0n ? -moved : 0n,
      bonuses_added_amount: moved > 0n ? moved - promotional : 0n,
      promo_bonuses_added_amount: promotional,
      comment: ask.comment ?? null,
      business_date: day,
      created_dt: now,
      finalized_dt: now,
      person_id: who.kind === "person" ? who.personId : null,
      modified_dt: now,
    }),
  );
  return id;
}
