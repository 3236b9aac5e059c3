import type { RuleFacts } from "../loyalty/rule.ts";
import { type Minor, parseMoney } from "../money/index.ts";
import { type Finals, finalise, limitsOf } from "../sale/finalise.ts";
import type { PaymentInput, PriceInput } from "../sale/input.ts";
import { price } from "../sale/price.ts";
import type { PricedCheck, PriceOutcome, SaleRefusal } from "../sale/result.ts";
import type { ChangedSale, Changing, TrialChange } from "./change.ts";
import { withPercent, withPrices } from "./changed-prices.ts";
import { withProgramme, withRule } from "./changed-rules.ts";
import type { StoredSale } from "./recompute.ts";

/** What a check is made of, in minor units of its currency. */
export type Figures = {
  /** Goods at their prices, before discounts. */
  amount: Minor;
  discount: Minor;
  /** Ordinary and promotional bonuses that are credited, before the ones that are spent. */
  bonuses: Minor;
  redeemed: Minor;
  /** Bonuses for invitations, of the buyer and of inviters. */
  rewards: Minor;
  /** What the goods bring without taxes. */
  net: Minor;
  to_pay: Minor;
};

/** What a check credits to a special account, as a decimal string of its own unit. */
export type AccountCredit = { special_account_id: string; amount: string };

/** What a check credits for an invitation; level 0 is the buyer. */
export type Reward = { level: number; customer_id: string; amount: Minor };

/** A sale as it was and with something changed. */
export type Replayed = {
  before: Figures;
  after: Figures;
  /** What special accounts are credited. */
  credits: { before: AccountCredit[]; after: AccountCredit[] };
  rewards: { before: Reward[]; after: Reward[] };
  /** Rules that applied and no longer do, apart from those that are switched off. */
  lost: string[];
  /** Rules that kept a changed one from applying, and rules that a changed one kept from applying. */
  rivals: string[];
  /** Rules that apply now. */
  applied: string[];
  /** Whether the change has an effect: the changed rule or any rule of the programme applies, or a line has another price. */
  applies: boolean;
  /** Whether a rule counts earlier purchases that were not stored with the sale; it is left as it was. */
  unmeasured: boolean;
  /** Whether inviters of the customer may earn a reward that are not stored with the sale. */
  unrewarded: boolean;
};

/** Prices a stored sale of this engine's version with something changed. `facts` is how often limited rules were used before it. */
export type Trial = (sale: StoredSale, facts?: readonly RuleFacts[]) => Replayed | SaleRefusal;

/**
 * A trial of other rules or prices: it prices stored sales with these and everything else as it was: goods, quantities, taxes, the customer, what was
 * asked to be redeemed, and the ways of payment.
 */
export function trialOf(change: TrialChange): Trial {
  const changed = changingBy(change);
  return (sale, facts = []) => {
    const other = changed(sale, facts);
    const { input, finals } = other;
    const outcome = finals ? finishedWith(input, finals) : price(paying(input, input.currency));
    return outcome.ok ? compared(sale, other, outcome.check, change) : outcome.refusal;
  };
}

function changingBy(change: TrialChange): Changing {
  switch (change.kind) {
    case "rule":
      return withRule(change);
    case "programme":
      return withProgramme(change);
    case "prices":
      return withPrices(change);
    case "price-percent":
      return withPercent(change);
  }
}

function compared(sale: StoredSale, other: ChangedSale, after: PricedCheck, change: TrialChange): Replayed {
  const before = sale.check;
  const applies = new Set(after.applied_rule_ids);
  const remaining = new Set((other.input.rules ?? []).map(({ id }) => id));
  const changedIds = changedRules(sale, change);
  return {
    before: figuresOf(before),
    after: figuresOf(after),
    credits: { before: creditsOf(before), after: creditsOf(after) },
    rewards: { before: rewardsOf(before), after: rewardsOf(after) },
    lost: before.applied_rule_ids.filter(
      (id) => !applies.has(id) && remaining.has(id) && !(change.kind === "rule" && change.rule?.id === id),
    ),
    rivals: changedIds.size > 0 ? rivalsOf(changedIds, after) : [],
    applied: after.applied_rule_ids,
    applies: appliesIn(other, applies, change),
    unmeasured: other.unmeasured,
    unrewarded: other.unrewarded,
  };
}

/** The rules whose fights with others are told: the changed one, or those that a programme did not have at the time of the sale. */
function changedRules({ input }: StoredSale, change: TrialChange): ReadonlySet<string> {
  if (change.kind === "rule") return new Set(change.rule ? [change.rule.id] : []);
  if (change.kind !== "programme") return new Set();
  const own = new Set((input.rules ?? []).map(({ id }) => id));
  return new Set(change.rules.map(({ id }) => id).filter((id) => !own.has(id)));
}

function appliesIn({ repriced }: ChangedSale, applied: ReadonlySet<string>, change: TrialChange): boolean {
  if (change.kind === "rule") return change.rule !== null && applied.has(change.rule.id);
  return change.kind === "programme" ? applied.size > 0 : repriced;
}

/**
 * Each way of payment as it was, where one of them takes what is left to pay: the largest in cash, so that cash is rounded as before, else the
 * largest. Cash that the customer gave would be too little for a check that costs more.
 */
function openly(payments: readonly PaymentInput[], currency: string): PaymentInput[] {
  const given = payments.map(({ tendered: _, ...payment }) => payment);
  if (given.some(({ amount }) => amount == null)) return given;
  const cash = given.filter(({ payment_type }) => payment_type === "cash");
  const amountOf = ({ amount }: PaymentInput) => parseMoney(amount, currency) ?? 0n;
  const [first, ...others] = cash.length > 0 ? cash : given;
  const rest = others.reduce((most, one) => (most && amountOf(most) >= amountOf(one) ? most : one), first);
  return given.map((one) => (one === rest ? { ...one, amount: null } : one));
}

function paying<Paid extends { payments?: PriceInput["payments"] }>(paid: Paid, currency: string): Paid {
  return paid.payments ? { ...paid, payments: openly(paid.payments, currency) } : paid;
}

function finishedWith(input: PriceInput, finals: Finals): PriceOutcome {
  const reserved = price(paying(input, input.currency));
  return reserved.ok ? finalise(input, paying(finals, input.currency), limitsOf(reserved.check)) : reserved;
}

function figuresOf(check: PricedCheck): Figures {
  const { currency, totals } = check;
  const minor = (text: string) => parseMoney(text, currency) ?? 0n; // Amounts of this engine always are money.
  return {
    amount: minor(totals.amount),
    discount: minor(totals.discount_amount),
    bonuses: minor(totals.bonuses_added_amount) + minor(totals.promo_bonuses_added_amount),
    redeemed: minor(totals.bonuses_redeemed_amount),
    rewards: rewardsOf(check).reduce((sum, { amount }) => sum + amount, 0n),
    net: minor(totals.net_amount),
    to_pay: minor(totals.amount_to_pay),
  };
}

/** Rewards in bonuses; the others are no money. */
function rewardsOf({ referral_rewards, currency }: PricedCheck): Reward[] {
  return referral_rewards.flatMap(({ level, customer_id, amount, lot_kind }) =>
    lot_kind ? [{ level, customer_id, amount: parseMoney(amount, currency) ?? 0n }] : [],
  );
}

function creditsOf({ accruals }: PricedCheck): AccountCredit[] {
  return accruals.flatMap(({ special_account, amount }) =>
    special_account ? [{ special_account_id: special_account.id, amount }] : [],
  );
}

const defeats: ReadonlySet<string> = new Set(["beaten", "excluded"]);

/** What beat one of the rules, or what one of them beat, on any line. */
function rivalsOf(ids: ReadonlySet<string>, { trace: { rejected } }: PricedCheck): string[] {
  const rivals = new Set<string>();
  for (const { source, reason, details } of rejected) {
    const { winner_id: winner } = details;
    if (!defeats.has(reason) || !source.id || !winner) continue;
    if (ids.has(source.id)) rivals.add(winner);
    if (ids.has(winner)) rivals.add(source.id);
  }
  return [...rivals];
}
