import { ledger, mulDiv, type Refund, sum } from "@patron/engine";
import { accountAmountText, greatest, least, moneyText, parseAccountAmount, parseMoney } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import type { LockedAccounts } from "../../ledger/lock.ts";
import type { PastTransfer } from "../../ledger/past.ts";
import { type Cause, post } from "../../ledger/post.ts";
import { listExpired } from "../../ledger/queries.ts";
import { refused } from "../../ledger/refusal.ts";
import { warnIfLow } from "../special-accounts/public.ts";
import { accountMinor, minor } from "../transactions/public.ts";
import { refusedAs, type SoldSale } from "./sold.ts";

/** One movement of an account. */
export interface Moved {
  kind: NonNullable<ledger.Posting["kind"]>;
  account: ledger.OwnerAccount;
  amount: bigint;
  balance_after: bigint;
  /** The last day of what comes back, where it got a new one. */
  valid_until: string | null;
}
/** What became of bonuses. */
export interface BonusesMoved {
  due: bigint;
  minimum: bigint;
  takenBack: bigint;
  debt: bigint;
  givenBack: bigint;
}

export interface Moving {
  tenant: Tenant;
  locked: LockedAccounts;
  sale: SoldSale;
  refund: Refund;
  past: readonly PastTransfer[];
  terms: ledger.RefundTerms;
  /** The bonuses to take back, if somebody chose an amount. */
  requested: string | undefined;
  undoReferral: boolean;
  /** Undefined: nothing is written, the accounts change in memory alone. */
  cause: Cause | undefined;
}

/** Gives back what the sale spent, then takes back what it credited: spent value returns first, so the customer is not short of it. */
export async function moveAccounts(moving: Moving): Promise<{ moved: Moved[]; bonuses: BonusesMoved }> {
  const { sale, refund, past } = moving;
  const { card_id: cardId, currency } = sale.row;
  const isOwn = ({ account }: PastTransfer) => account.kind === "bonus" && account.owner_id === cardId;
  const spent = past.filter((one) => one.past.amount < 0n);
  const credited = past.filter((one) => one.past.amount > 0n);
  const moved: Moved[] = [];
  const move = (all: readonly Part[]) => moveAll(moving, all, moved);

  const givenBack = -minor(refund.check.totals.bonuses_redeemed_amount, currency);
  await move(divide(spent.filter(isOwn), givenBack));
  for (const [ownerId, amount] of paidBackTo(moving)) {
    await move(
      divide(
        spent.filter(({ account }) => account.owner_id === ownerId),
        amount,
      ),
    );
  }

  const earned = credited.filter((one) => isOwn(one) && one.reason !== "referral");
  const due = greatest(refund.due.earned - sum(earned.map((one) => one.past.given_back)), 0n);
  const chosen = bonusesToTake(moving, earned[0]?.account, due);
  await move(divide(earned, chosen.takenBack));

  for (const [ownerId, amount] of takenBackFrom(moving)) {
    await move(
      divide(
        credited.filter(({ account }) => account.owner_id === ownerId && account.kind !== "bonus"),
        amount,
      ),
    );
  }
  if (moving.undoReferral) await move(rewardsToTake(moving, credited));
  return { moved, bonuses: { ...chosen, due, givenBack } };
}

type Part = { one: PastTransfer; amount: bigint };

/** Takes an amount from what is left of some transfers, the earliest first. */
function divide(transfers: readonly PastTransfer[], amount: bigint): Part[] {
  let open = amount;
  return transfers.toReversed().flatMap((one) => {
    const left = greatest(one.past.amount, -one.past.amount) - one.past.given_back;
    const part = least(open, left);
    open -= part;
    return part > 0n ? [{ one, amount: part }] : [];
  });
}

/** The bonuses that are taken back, within what the programme allows. */
function bonusesToTake(
  { locked, sale, terms, requested }: Moving,
  account: ledger.OwnerAccount | undefined,
  due: bigint,
) {
  const state = account && locked.of(account);
  const has = state ? greatest(state.balance - state.held, 0n) : 0n;
  const minimum = terms.policy === "allow-debt" ? least(due, has) : due;
  const takenBack = requested === undefined ? due : parseMoney(requested, sale.row.currency);
  if (takenBack === undefined || takenBack < minimum || takenBack > due) {
    const text = (amount: bigint) => moneyText(amount, sale.row.currency);
    throw refusedAs("refund.bonuses", { least: text(minimum), most: text(due) });
  }
  return { minimum, takenBack, debt: terms.policy === "allow-debt" ? greatest(takenBack - has, 0n) : 0n };
}

/** What goes back to the accounts that paid, by account. */
export function paidBackTo({ refund, sale }: Pick<Moving, "refund" | "sale">): Map<string, bigint> {
  const account = refund.check.payments?.find((payment) => payment.account)?.account;
  const payer = sale.accounts.find(({ part }) => part === "main");
  return new Map(account && payer ? [[payer.customer_account_id, -accountMinor(account.amount, account)]] : []);
}

/** What rules credited to accounts with the goods that come back, by account. */
export function takenBackFrom({ refund, sale, past }: Pick<Moving, "refund" | "sale" | "past">): Map<string, bigint> {
  const back = new Map<string, bigint>();
  for (const { customer_account_id: id, special_account_id, part } of sale.accounts) {
    const account = past.find((one) => one.account.owner_id === id)?.account;
    if (part !== "charge" || !account) continue;
    const charges = refund.check.lines.flatMap((line) => line.charges);
    const own = charges.filter((charge) => charge.special_account_id === special_account_id);
    const amount = -sum(own.map((charge) => parseAccountAmount(charge.amount, account) ?? 0n));
    if (amount > 0n) back.set(id, amount);
  }
  return back;
}

/** The part of each reward for an invitation that goes with the goods; a fixed reward goes with the last of them. */
function rewardsToTake({ sale, refund }: Moving, credited: readonly PastTransfer[]): Part[] {
  const rewards = credited.filter((one) => one.reason === "referral").toReversed();
  const { goods, of_goods } = refund.due;
  return rewards.flatMap((one, index) => {
    const isPart = sale.sold.referral_rewards[index]?.type === "percent-of-purchase" && !refund.completes;
    const whole = refund.completes ? one.past.amount : 0n;
    const target = isPart && of_goods > 0n ? mulDiv(one.past.amount, goods, of_goods) : whole;
    const amount = target - one.past.given_back;
    return amount > 0n ? [{ one, amount }] : [];
  });
}

async function moveAll(moving: Moving, parts: readonly Part[], moved: Moved[]): Promise<void> {
  const { locked, terms, sale, cause, tenant } = moving;
  for (const { one, amount } of parts) {
    const { account, past } = one;
    if (past.amount > 0n) await bringBack(moving, one, amount, moved);
    const before = locked.of(account);
    // A purchase can be taken back even if an inviter has spent what it earned them: then they owe it.
    const isOthers = account.kind === "bonus" && account.owner_id !== sale.row.card_id;
    const own = isOthers ? ({ ...terms, policy: "allow-debt" } as const) : terms;
    const decision =
      past.amount < 0n ? ledger.giveBack(before, past, amount, own) : ledger.takeBack(before, past, amount, own);
    if (!decision.ok) throw refused(account, decision.refusal);
    await apply(moving, account, decision.posting, { returnsId: one.id, moved });
    if (cause) await warnIfLow(tenant, { before, after: locked.of(account), now: cause.now });
  }
}

/** Restores what has expired of a credit's lots, if the account lacks it: it was not spent. */
async function bringBack(
  moving: Moving,
  { account, past }: PastTransfer,
  amount: bigint,
  moved: Moved[],
): Promise<void> {
  const state = moving.locked.of(account);
  if (state.balance - state.held >= amount || past.lots.length === 0) return;
  const expired = await moving.tenant.many(listExpired(past.lots.map(({ lot }) => lot.id)));
  const decision = ledger.restoreExpired(state, expired);
  if (!decision) return;
  if (!decision.ok) throw refused(account, decision.refusal);
  await apply(moving, account, decision.posting, { moved });
}

async function apply(
  { tenant, locked, cause }: Moving,
  account: ledger.OwnerAccount,
  posting: ledger.Posting,
  { returnsId, moved }: { returnsId?: string; moved: Moved[] },
): Promise<void> {
  const { balance } = locked.of(account);
  if (cause) await post(tenant, locked, account, posting, { ...cause, returnsId: returnsId ?? null });
  else {
    const names = posting.new_lots.map((_, index) => ({ id: `lot ${index}`, sequence: BigInt(index) }));
    locked.change(ledger.apply(locked.of(account), posting, names));
  }
  const after = locked.of(account).balance;
  const { kind, new_lots } = posting;
  const valid_until = (kind === "give-back" && new_lots.find(({ expire_date }) => expire_date)?.expire_date) || null;
  if (kind) moved.push({ kind, account, amount: after - balance, balance_after: after, valid_until });
}

/** A movement as its preview shows it. */
export function toMoved({ kind, account, amount, balance_after, valid_until }: Moved, cardId: string | null) {
  return {
    kind,
    valid_until,
    account: account.kind,
    unit: account.unit,
    amount: accountAmountText(amount, account),
    balance_after: accountAmountText(balance_after, account),
    of_inviter: account.kind === "bonus" && account.owner_id !== cardId,
  };
}
