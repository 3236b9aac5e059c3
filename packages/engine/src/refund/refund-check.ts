import {
  currencyExponent,
  formatDecimal,
  type Minor,
  mulDiv,
  parseDecimal,
  parseMoney,
  parseQuantity,
  type Quantity,
  quantityText,
  roundTo,
  spread,
  sum,
} from "../money/index.ts";
import { ENGINE_VERSION } from "../sale/calculate.ts";
import type { PricedCheck, PricedLine, PricedPayment } from "../sale/result.ts";
import { type Returned, refundPart } from "./refund.ts";

/** What came back of a sale with earlier refunds: quantities by line, and amounts that are not negative. */
export type RefundedBefore = {
  lines: ReadonlyMap<string, Quantity>;
  delivery: Minor;
  tip: Minor;
  /** By the position of the sale's payment. */
  payments: ReadonlyMap<number, Minor>;
};

/** What comes back now. */
export type RefundRequest = {
  lines: readonly { id: string; quantity: string }[];
  /** Undefined: once all goods are back. */
  delivery?: boolean | undefined;
  tip?: boolean | undefined;
  /** How the money is paid back, by the position of the sale's payment. Undefined: in proportion to what is left of each payment. */
  payments?: readonly { position: number; amount: string }[] | undefined;
};

/** Why a refund is refused, with values of the request and of the sale. */
export type RefundRefusal = {
  code: "refund.nothing" | "refund.line" | "refund.quantity" | "refund.payments";
  details: Record<string, string>;
};

/** A refund of some goods of a sale. */
export type Refund = {
  /** A check whose numbers are negative: added to the sale it leaves what was not returned. It has only payments that pay something back. */
  check: PricedCheck;
  /** What comes back of each line of the sale. */
  returned: ReadonlyMap<string, Returned>;
  /** The position of each payment of the check in the sale. */
  positions: number[];
  /** What is due so far, with earlier refunds, and not negative. */
  due: {
    /** Earned bonuses of both kinds that are to be taken back. */
    earned: Minor;
    /** Goods to pay of all that has come back, of those of the whole sale. */
    goods: Minor;
    of_goods: Minor;
  };
  /** Nothing of the sale is left. */
  completes: boolean;
};

export type RefundOutcome = { ok: true; refund: Refund } | { ok: false; refusal: RefundRefusal };

type Line = { line: PricedLine; returned: Returned };

/**
 * The check of a refund. Each column of a line is apportioned by the quantity that has come back so far, so any sequence of refunds of the
 * whole sale sums to it in every column, and no part has another sign. Cash stays rounded to `step`, as the sale was: what was handed back
 * so far is always a multiple of it.
 */
export function refundCheck(
  sold: PricedCheck,
  before: RefundedBefore,
  request: RefundRequest,
  step?: Minor,
): RefundOutcome {
  const lines = linesOf(sold, before, request);
  if ("code" in lines) return { ok: false, refusal: lines };
  const goodsAreBack = lines.every(({ returned: { quantity, before: was, now } }) => was + now === quantity);
  const extra = (name: "delivery" | "tip") => {
    const all = minor(sold.totals[`${name}_amount`], sold);
    return (request[name] ?? goodsAreBack) ? all - before[name] : 0n;
  };
  const extras = { delivery: extra("delivery"), tip: extra("tip") };
  const back = lines.filter(({ returned }) => returned.now > 0n);
  if (back.length === 0 && extras.delivery + extras.tip === 0n)
    return { ok: false, refusal: { code: "refund.nothing", details: {} } };
  const leftOf = (name: "delivery" | "tip") => minor(sold.totals[`${name}_amount`], sold) - before[name] - extras[name];
  const completes = goodsAreBack && leftOf("delivery") + leftOf("tip") === 0n;
  const exact = exactly(sold, lines, before, extras);
  const rounding = roundingOf(sold, exact, step);
  const check = negative(sold, back, extras, rounding);
  const payments = paidBack(sold, { lines, before, request, extras }, -minor(check.totals.amount_to_pay, sold));
  if (payments && "code" in payments) return { ok: false, refusal: payments };
  const positions = payments?.flatMap(({ amount }, position) => (isZero(amount) ? [] : [position])) ?? [];
  const paid = payments && positions.map((position) => payments[position]!); // Positions of that list.
  const returned = new Map(lines.map((one) => [one.line.id, one.returned]));
  const due = dueOf(sold, lines);
  return { ok: true, refund: { check: { ...check, payments: paid }, returned, positions, due, completes } };
}

/** Every line that was sold, with what comes back of it. */
function linesOf(sold: PricedCheck, before: RefundedBefore, request: RefundRequest): Line[] | RefundRefusal {
  const now = new Map<string, Quantity>();
  for (const { id, quantity: text } of request.lines) {
    if (!sold.lines.some((line) => line.id === id) || now.has(id))
      return { code: "refund.line", details: { line: id } };
    now.set(id, parseQuantity(text) ?? -1n);
  }
  const lines = sold.lines.map((line) => {
    const quantity = parseQuantity(line.quantity) ?? 0n;
    return { line, returned: { quantity, before: before.lines.get(line.id) ?? 0n, now: now.get(line.id) ?? 0n } };
  });
  const excess = lines.find(({ returned }) => returned.now < 0n || returned.before + returned.now > returned.quantity);
  if (excess) {
    const { quantity, before: was } = excess.returned;
    return { code: "refund.quantity", details: { line: excess.line.id, left: quantityText(quantity - was) } };
  }
  return withEmpty(lines);
}

/** A line of which nothing was delivered may share in amounts of the whole check, which go back once everything else is back. */
function withEmpty(lines: readonly Line[]): Line[] {
  const real = lines.filter(({ returned }) => returned.quantity > 0n);
  const wasBack = real.every(({ returned }) => returned.before === returned.quantity);
  const isBack = real.length > 0 && real.every(({ returned }) => returned.before + returned.now === returned.quantity);
  const empty = { quantity: 1n, before: wasBack ? 1n : 0n, now: isBack && !wasBack ? 1n : 0n };
  return lines.map((one) => (one.returned.quantity > 0n ? one : { ...one, returned: empty }));
}

/** What is due before rounding: with this refund, and with the earlier ones. */
function exactly(sold: PricedCheck, lines: readonly Line[], before: RefundedBefore, extras: Extras) {
  const due = (upTo: (returned: Returned) => Quantity) =>
    sum(lines.map(({ line, returned }) => mulDiv(minor(line.amount_to_pay, sold), upTo(returned), returned.quantity)));
  const was = due((returned) => returned.before) + before.delivery + before.tip;
  const is =
    due((returned) => returned.before + returned.now) + before.delivery + before.tip + sum(Object.values(extras));
  return { was, is };
}
type Extras = { delivery: Minor; tip: Minor };

function roundingOf(sold: PricedCheck, { was, is }: { was: Minor; is: Minor }, step?: Minor): Minor {
  const whole = minor(sold.totals.rounding_amount, sold);
  const exact = minor(sold.totals.amount_to_pay, sold) - whole;
  // Cash was only a part of the payment: its rounding goes back in proportion.
  if (!step || roundTo(exact, step) - exact !== whole)
    return exact === 0n ? 0n : mulDiv(whole, is, exact) - mulDiv(whole, was, exact);
  return roundTo(is, step) - is - (roundTo(was, step) - was);
}

/** A check of what comes back. */
function negative(sold: PricedCheck, back: readonly Line[], extras: Extras, rounding: Minor): PricedCheck {
  const lines = back.map(({ line, returned }) => negativeLine(line, returned));
  const goods = sum(back.map(({ line, returned }) => returnedPart(goodsOf(line, sold), returned)));
  const { exponent } = scaleOf(sold);
  const money = (value: Minor) => formatDecimal(value, exponent);
  const total = (name: SummedColumn) => sum(lines.map((line) => minor(line[name], sold)));
  const toPay = total("amount_to_pay") - extras.delivery - extras.tip - rounding;
  return {
    ...{ engine_version: ENGINE_VERSION, currency: sold.currency, lines },
    totals: {
      amount: money(total("amount")),
      discount_amount: money(total("discount_amount")),
      bonuses_redeemed_amount: money(total("bonuses_redeemed")),
      reduced_amount: money(total("reduced_amount")),
      contained_taxes_amount: money(total("contained_taxes_amount")),
      net_amount: money(total("net_amount")),
      sales_taxes_amount: money(total("sales_taxes_amount")),
      goods_amount_to_pay: money(-goods),
      delivery_amount: money(-extras.delivery),
      tip_amount: money(-extras.tip),
      rounding_amount: money(-rounding),
      amount_to_pay: money(toPay),
      bonuses_added_amount: money(total("bonuses_added")),
      promo_bonuses_added_amount: money(total("promo_bonuses_added")),
    },
    ...{ redemption: null, accruals: [], payments: null, applied_rule_ids: [], coupons: [], coupons_emitted: [] },
    ...{ category_change: null, referral_rewards: [], trace: { entries: [], rejected: [] } },
  };
}
type SummedColumn =
  | "amount"
  | "discount_amount"
  | "bonuses_redeemed"
  | "reduced_amount"
  | "contained_taxes_amount"
  | "net_amount"
  | "sales_taxes_amount"
  | "amount_to_pay"
  | "bonuses_added"
  | "promo_bonuses_added";

function negativeLine(line: PricedLine, returned: Returned): PricedLine {
  const of = (text: string) => negativePart(text, returned);
  return {
    ...line,
    quantity: isZero(line.quantity) ? line.quantity : quantityText(-returned.now),
    amount: of(line.amount),
    discount_amount: of(line.discount_amount),
    discounts: line.discounts.map((discount) => ({ ...discount, amount: of(discount.amount) })),
    bonuses_redeemed: of(line.bonuses_redeemed),
    reduced_amount: of(line.reduced_amount),
    taxes: line.taxes.map((tax) => ({ ...tax, base: of(tax.base), amount: of(tax.amount) })),
    contained_taxes_amount: of(line.contained_taxes_amount),
    net_amount: of(line.net_amount),
    sales_taxes_amount: of(line.sales_taxes_amount),
    amount_to_pay: of(line.amount_to_pay),
    bonuses_added: of(line.bonuses_added),
    promo_bonuses_added: of(line.promo_bonuses_added),
    charges: line.charges.map((charge) => ({ ...charge, amount: of(charge.amount) })),
  };
}

interface PayingBack {
  lines: readonly Line[];
  before: RefundedBefore;
  request: RefundRequest;
  extras: Extras;
}

/** The sale's payments with what each pays back of `due`; null for a sale without reported payments. */
function paidBack(sold: PricedCheck, back: PayingBack, due: Minor): PricedPayment[] | null | RefundRefusal {
  if (!sold.payments) return null;
  const left = sold.payments.map(
    ({ amount }, position) => minor(amount, sold) - (back.before.payments.get(position) ?? 0n),
  );
  const amounts = back.request.payments ? requestedOf(back.request.payments, left, due, sold) : spread(due, left);
  if ("code" in amounts) return amounts;
  const { exponent } = scaleOf(sold);
  return sold.payments.map((payment, position) => ({
    ...payment,
    amount: formatDecimal(-amounts[position]!, exponent), // An amount for each payment.
    ...{ tendered: null, change: null },
    ...(payment.account && { account: accountBack(payment.account, sold, back) }),
  }));
}

function requestedOf(
  requested: NonNullable<RefundRequest["payments"]>,
  left: readonly Minor[],
  due: Minor,
  sold: PricedCheck,
): Minor[] | RefundRefusal {
  const { exponent } = scaleOf(sold);
  const refusal = { code: "refund.payments", details: { due: formatDecimal(due, exponent) } } as const;
  const amounts = left.map(() => 0n);
  for (const { position, amount: text } of requested) {
    const amount = parseMoney(text, sold.currency);
    if (amount === undefined || amount < 0n || amount > (left[position] ?? -1n)) return refusal;
    amounts[position] = amount;
  }
  return sum(amounts) === due ? amounts : refusal;
}

/** What goes back to an account in its unit: its part of each line, and of delivery and tip together. */
function accountBack(
  account: NonNullable<PricedPayment["account"]>,
  sold: PricedCheck,
  { lines, before, extras }: PayingBack,
) {
  const scale = decimalsOf(account.amount);
  const own = account.lines.flatMap((one) => {
    const returned = lines.find(({ line }) => line.id === one.line)?.returned;
    return returned && returned.now > 0n ? [{ ...one, amount: negativePart(one.amount, returned) }] : [];
  });
  const rest = read(account.amount) - sum(account.lines.map(({ amount }) => read(amount)));
  const whole = minor(sold.totals.delivery_amount, sold) + minor(sold.totals.tip_amount, sold);
  const was = before.delivery + before.tip;
  const ofExtras =
    whole === 0n ? 0n : mulDiv(rest, was + extras.delivery + extras.tip, whole) - mulDiv(rest, was, whole);
  const amount = formatDecimal(sum(own.map((one) => read(one.amount))) - ofExtras, scale);
  return { ...account, amount, lines: own };
}

function dueOf(sold: PricedCheck, lines: readonly Line[]): Refund["due"] {
  const due = (of: (line: PricedLine) => Minor) =>
    sum(lines.map(({ line, returned: { quantity, before, now } }) => mulDiv(of(line), before + now, quantity)));
  return {
    earned: due((line) => minor(line.bonuses_added, sold)) + due((line) => minor(line.promo_bonuses_added, sold)),
    goods: due((line) => goodsOf(line, sold)),
    of_goods: minor(sold.totals.goods_amount_to_pay, sold),
  };
}

/** Goods after discounts and bonuses, without sales taxes. */
function goodsOf(line: PricedLine, sold: PricedCheck): Minor {
  const goods = minor(line.amount, sold) - minor(line.discount_amount, sold) - minor(line.bonuses_redeemed, sold);
  return goods < 0n ? 0n : goods;
}

/** The part of an amount that goes back, as a negative text with the decimals that the amount has. */
function negativePart(text: string, returned: Returned): string {
  return formatDecimal(-returnedPart(read(text), returned), decimalsOf(text));
}
/** The part of a column of a line that goes back. Parts follow from quantities alone, so those of earlier refunds need not be known. */
export function returnedPart(column: Minor, returned: Returned): Minor {
  const before = mulDiv(column, returned.before, returned.quantity);
  const part = refundPart(column, before, returned);
  if (part === undefined) throw new RangeError("More comes back of a line than was sold.");
  return part;
}

const decimalsOf = (text: string) => text.split(".")[1]?.length ?? 0;
const isZero = (text: string) => read(text) === 0n;
function read(text: string): bigint {
  const value = parseDecimal(text, decimalsOf(text));
  if (value === undefined) throw new RangeError(`A priced check has "${text}" where an amount belongs.`);
  return value;
}
const scaleOf = ({ currency }: PricedCheck) => ({ exponent: currencyExponent(currency) ?? 2 });
function minor(text: string, { currency }: PricedCheck): Minor {
  const value = parseMoney(text, currency);
  if (value === undefined) throw new RangeError(`A priced check has "${text}" where money belongs.`);
  return value;
}
