import type { Rule, RuleFacts } from "../loyalty/rule.ts";
import { type Minor, parseMoney } from "../money/index.ts";
import { type Finals, finalise, limitsOf } from "../sale/finalise.ts";
import type { PaymentInput, PriceInput } from "../sale/input.ts";
import { price } from "../sale/price.ts";
import type { PricedCheck, PriceOutcome, SaleRefusal } from "../sale/result.ts";
import type { StoredSale } from "./recompute.ts";

/** Rules other than those with which sales were made: one that is changed or added, and some that are switched off. */
export type RuleChange = { rule: Rule | null; off: readonly string[] };

/** What rules do to a check, in minor units of its currency. */
export type Figures = {
  discount: Minor;
  /** Ordinary and promotional bonuses that are credited, before the ones that are spent. */
  bonuses: Minor;
  redeemed: Minor;
  /** What the goods bring without taxes. */
  net: Minor;
  to_pay: Minor;
};

/** A sale with its own rules and with changed ones. */
export type Replayed = {
  before: Figures;
  after: Figures;
  /** Rules that applied and no longer do. */
  lost: string[];
  /** Rules that kept the changed one from applying, and rules that it kept from applying. */
  rivals: string[];
  /** Whether the changed rule has an effect. */
  applies: boolean;
};

/**
 * Prices a stored sale of this engine's version with other rules and everything else as it was: goods, prices, taxes, the customer, what was
 * asked to be redeemed, and the ways of payment. `facts` is what the changed rule has to know of the past; a stored rule that is replaced
 * keeps its own.
 */
export function replay(sale: StoredSale, change: RuleChange, facts?: RuleFacts): Replayed | SaleRefusal {
  const input = withRules(sale.input, change, facts);
  const outcome = sale.finals ? finishedWith(input, sale.finals) : price(paying(input, input.currency));
  if (!outcome.ok) return outcome.refusal;
  const [before, after] = [sale.check, outcome.check];
  const [applied, applies] = [new Set(before.applied_rule_ids), new Set(after.applied_rule_ids)];
  const lost = [...applied].filter((id) => !applies.has(id) && id !== change.rule?.id && !change.off.includes(id));
  return {
    before: figuresOf(before),
    after: figuresOf(after),
    lost,
    rivals: change.rule ? rivalsOf(change.rule.id, after) : [],
    applies: change.rule !== null && applies.has(change.rule.id),
  };
}

function withRules(input: PriceInput, { rule, off }: RuleChange, facts: RuleFacts | undefined): PriceInput {
  const rules = (input.rules ?? []).filter(({ id }) => !off.includes(id));
  const changed =
    rule && rules.some(({ id }) => id === rule.id)
      ? rules.map((one) => (one.id === rule.id ? rule : one))
      : [...rules, ...(rule ? [rule] : [])];
  const others = (input.rule_facts ?? []).filter(({ rule_id }) => rule_id !== facts?.rule_id);
  return { ...input, rules: changed, rule_facts: facts ? [...others, facts] : input.rule_facts };
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

function figuresOf({ currency, totals }: PricedCheck): Figures {
  const minor = (text: string) => parseMoney(text, currency) ?? 0n; // Amounts of this engine always are money.
  return {
    discount: minor(totals.discount_amount),
    bonuses: minor(totals.bonuses_added_amount) + minor(totals.promo_bonuses_added_amount),
    redeemed: minor(totals.bonuses_redeemed_amount),
    net: minor(totals.net_amount),
    to_pay: minor(totals.amount_to_pay),
  };
}

const defeats: ReadonlySet<string> = new Set(["beaten", "excluded"]);

/** What beat the rule, or what it beat, on any line. */
function rivalsOf(id: string, { trace: { rejected } }: PricedCheck): string[] {
  const fights = rejected.filter(({ reason }) => defeats.has(reason));
  const rivals = fights.flatMap(({ source, details }) => {
    if (source.id === id) return details.winner_id ?? [];
    return details.winner_id === id && source.id ? source.id : [];
  });
  return [...new Set(rivals)];
}
