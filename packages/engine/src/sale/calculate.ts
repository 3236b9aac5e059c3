import { isCharge, isDiscount } from "../loyalty/evaluate-rule.ts";
import { formatDecimal, type Minor, sum } from "../money/index.ts";
import { append, emptyTrace, note, sourceOf, type Trace } from "../trace/trace.ts";
import { MalformedInput, type Reader, readInstant, wallClock } from "../wire/read.ts";
import { payFromAccount } from "./account.ts";
import { aftermathOf } from "./aftermath.ts";
import { evaluateRules } from "./candidates.ts";
import { accrualsOf, chargeLines } from "./charges.ts";
import { type Columns, type Earned, earnedOf, showLine, taxSums } from "./columns.ts";
import { decideWithin } from "./decide.ts";
import type { PriceInput } from "./input.ts";
import { priceLine, type SaleLine } from "./line.ts";
import type { PricedCheck, PricedTotals, PriceOutcome, SaleRefusal } from "./result.ts";
import { type Settled, settle } from "./settle.ts";

/** The version of the calculation; a stored sale is priced again by the version that priced it. */
export const ENGINE_VERSION = "3";

function priceLines(
  input: PriceInput,
  read: Reader,
  at: Temporal.Instant,
  localTime: Temporal.PlainDateTime,
  trace: Trace,
) {
  const context = { input, read, at, day: localTime.toPlainDate(), trace };
  const lines: SaleLine[] = [];
  for (const line of input.lines) {
    if (lines.some(({ id }) => id === line.id))
      return { code: "sale.duplicate_line", details: { line: line.id } } satisfies SaleRefusal;
    const priced = priceLine(line, context);
    if ("code" in priced) return priced;
    lines.push(priced);
  }
  return lines;
}

type Ending = { delivery: Minor; tip: Minor; settled: Settled | null };

function totalsOf(columns: readonly Columns[], earned: Earned, ending: Ending, exponent: number): PricedTotals {
  const money = (value: Minor) => formatDecimal(value, exponent);
  const total = (of: (line: Columns) => Minor) => sum(columns.map(of));
  const rounding = ending.settled?.rounding ?? 0n;
  return {
    amount: money(total(({ amount }) => amount)),
    discount_amount: money(total(({ discount }) => discount)),
    bonuses_redeemed_amount: money(total(({ redeemed }) => redeemed)),
    reduced_amount: money(total(({ reduced }) => reduced)),
    contained_taxes_amount: money(total((line) => taxSums(line).contained)),
    net_amount: money(total((line) => taxSums(line).net)),
    sales_taxes_amount: money(total((line) => taxSums(line).sales)),
    goods_amount_to_pay: money(total(({ goods }) => goods)),
    delivery_amount: money(ending.delivery),
    tip_amount: money(ending.tip),
    rounding_amount: money(rounding),
    amount_to_pay: money(total(({ to_pay }) => to_pay) + ending.delivery + ending.tip + rounding),
    bonuses_added_amount: money(sum(earned.bonuses)),
    promo_bonuses_added_amount: money(sum(earned.promotional)),
  };
}

type Till = {
  input: PriceInput;
  read: Reader;
  lines: readonly SaleLine[];
  columns: readonly Columns[];
  to_pay: Minor;
  added: Minor;
  trace: Trace;
};

function roundCash(settled: Settled, { input, read, to_pay, trace }: Till): void {
  if (settled.rounding === 0n) return;
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  const entry = {
    before: money(to_pay),
    change: money(settled.rounding),
    after: money(to_pay + settled.rounding),
    params: { step: input.loyalty.cash_rounding_step ?? "" },
  };
  note(trace, { step: "cash-rounding", source: sourceOf("cash-rounding", { id: input.loyalty.id }), ...entry });
}

function settleCheck(till: Till): Settled | SaleRefusal | null {
  const { input, read, columns, to_pay, added, trace } = till;
  note(trace, { step: "amount-to-pay", source: sourceOf("check", {}), after: formatDecimal(to_pay, read.exponent) });
  if (!input.payments) return null;
  const step = input.loyalty.cash_rounding_step;
  const settled = settle(
    to_pay,
    input.payments,
    input.lines,
    step == null ? undefined : read.money(step, "loyalty.cash_rounding_step"),
    read,
  );
  if ("code" in settled) return settled;
  roundCash(settled, till);
  const account = input.payments.find(({ payment_type }) => payment_type === "special-account")?.special_account;
  const lines = till.lines.map((line, index) => ({ ...line, to_pay: columns[index]!.to_pay })); // One set of columns per line.
  const payments = payFromAccount(settled.payments, account, { read, lines, added, trace });
  return "code" in payments ? payments : { ...settled, payments };
}

function addOn(step: "delivery" | "tip", text: string | null | undefined, read: Reader, trace: Trace): Minor {
  if (text == null) return 0n;
  const amount = read.money(text, `${step}_amount`);
  if (amount < 0n) throw new MalformedInput(`${step}_amount`);
  if (amount !== 0n) note(trace, { step, source: sourceOf("check", {}), change: formatDecimal(amount, read.exponent) });
  return amount;
}

/**
 * Runs the calculation in order. With a `ceiling` (minor units, before cash rounding) a further discount keeps the amount to pay within it.
 * Throws `MalformedInput` for malformed texts, which callers turn into a refusal.
 */
export function calculate(input: PriceInput, read: Reader, ceiling?: Minor): PriceOutcome {
  const trace = emptyTrace();
  const at = readInstant(input.at, "at");
  const localTime = wallClock(at, input.pos.time_zone, "pos.time_zone");
  const sameZone = input.loyalty.time_zone === input.pos.time_zone;
  const day = (sameZone ? localTime : wallClock(at, input.loyalty.time_zone, "loyalty.time_zone")).toPlainDate();
  const lines = priceLines(input, read, at, localTime, trace);
  if ("code" in lines) return { ok: false, refusal: lines };

  const candidates = evaluateRules({ input, read, localTime, day, lines, trace });
  const addTrace = emptyTrace();
  const delivery = addOn("delivery", input.delivery_amount, read, addTrace);
  const tip = addOn("tip", input.tip_amount, read, addTrace);
  const acting = candidates.filter(({ rule }) => isDiscount(rule.action_type));
  const decided = decideWithin(ceiling, { input, read, lines, candidates: acting, added: delivery + tip });
  if (!decided) return { ok: false, refusal: { code: "finalise.limit_unreachable", details: {} } };
  const { columns, discounts, discounted, redeemed } = decided;
  append(trace, decided.trace);
  append(trace, addTrace);
  const { to_pay } = decided;
  const settled = settleCheck({ input, read, lines, columns, to_pay, added: delivery + tip, trace });
  if (settled && "code" in settled) return { ok: false, refusal: settled };

  const charging = candidates.filter(({ rule }) => isCharge(rule.action_type));
  const reduced = columns.map(({ goods }) => goods);
  const charges = chargeLines(charging, {
    input,
    read,
    lines,
    discounted,
    reduced,
    redeemed: sum(redeemed.parts),
    day,
    trace,
  });
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  const earned = earnedOf(charges, lines.length);
  const shown = { shares: discounts.shares, charges, earned };
  const accruals = accrualsOf(charges, trace);
  const moved = [...discounts.shares, ...charges].filter(({ parts }) => parts.some((part) => part > 0n));
  const aftermath = aftermathOf({ input, read, lines, candidates, moved, goods: sum(reduced), day, trace });
  const check: PricedCheck = {
    engine_version: ENGINE_VERSION,
    currency: read.currency,
    lines: lines.map((line, index) => showLine(line, index, columns[index]!, shown, read.exponent)), // One set of columns per line.
    totals: totalsOf(columns, earned, { delivery, tip, settled }, read.exponent),
    redemption:
      redeemed.requested === null ? null : { asked: money(redeemed.requested), redeemed: money(sum(redeemed.parts)) },
    accruals,
    payments: settled?.payments ?? null,
    ...aftermath,
    trace,
  };
  return { ok: true, check };
}
