import type { RedemptionRejection } from "@patron/contract/enums";
import { takingPart } from "../loyalty/conditions/goods.ts";
import { type Redemption, redeem } from "../loyalty/redeem.ts";
import { formatDecimal, greatest, type Minor, sum, WHOLE_RATE } from "../money/index.ts";
import { salesTaxes } from "../tax/line.ts";
import { note, reject, sourceOf, type Trace } from "../trace/trace.ts";
import type { Reader } from "../wire/read.ts";
import type { PriceInput } from "./input.ts";
import type { SaleLine } from "./line.ts";

type Context = {
  input: PriceInput;
  read: Reader;
  lines: readonly SaleLine[];
  /** Amounts after discounts. */
  discounted: readonly Minor[];
  /** Delivery and tips: part of the final amount. */
  added: Minor;
  trace: Trace;
};

/** Redeemed bonuses per line; `requested` is null if none were requested. */
export type Redeemed = { requested: Minor | null; parts: Minor[] };

function taxOf(line: SaleLine, reduced: Minor, exponent: number): Minor {
  return sum(salesTaxes(reduced, line.quantity, line.sales_taxes, exponent).map(({ amount }) => amount));
}

/** Whether bonuses are a payment after sales taxes instead of a deferred discount. */
export function isAfterTax(input: PriceInput): boolean {
  return input.loyalty.redemption_settings?.redemption_moment === "after-tax";
}

type Refused = { reason: RedemptionRejection; details?: Record<string, string> };

function redemptionFails(context: Context): Refused | undefined {
  const { input, read, lines } = context;
  const settings = input.loyalty.redemption_settings ?? {};
  if (!input.customer) return { reason: "redemption-customer-needed" };
  if (input.customer.access !== "full")
    return { reason: "redemption-access", details: { access: input.customer.access } };
  const least = settings.bonuses_min_check_amount;
  if (least == null) return undefined;
  const enough =
    sum(lines.map(({ amount }) => amount)) >= read.money(least, "loyalty.redemption_settings.bonuses_min_check_amount");
  return enough ? undefined : { reason: "redemption-min-check-amount", details: { limit: least } };
}

// The bounds for the search for a whole amount: how fast taxes grow, and how far roundings and per-unit taxes can move them. A part of a
// spread is less than a minor unit off its exact share, and a tax half a unit off its exact amount, before and after a step.
function taxBounds(context: Context) {
  const { lines, read } = context;
  const rates = lines.map((line) =>
    sum(line.sales_taxes.filter(({ tax }) => tax.type === "percentage").map(({ rate }) => rate)),
  );
  const highest = rates.reduce(greatest, 0n);
  const ofShares = 2n * (highest / WHOLE_RATE + 1n);
  const moved = lines.map(({ quantity, sales_taxes }) => {
    if (sales_taxes.length === 0) return 0n;
    const perUnit = salesTaxes(1n, quantity, sales_taxes, read.exponent).filter(({ tax }) => tax.type === "amount");
    return BigInt(sales_taxes.length) + ofShares + sum(perUnit.map(({ amount }) => amount));
  });
  return { tax_rate: highest, roundings: sum(moved) };
}

function decide(requested: Minor, context: Context): { payable: readonly Minor[]; redemption: Redemption } {
  const { input, read, lines, discounted } = context;
  const settings = input.loyalty.redemption_settings ?? {};
  const afterTax = isAfterTax(input);
  const taxes = (amounts: readonly Minor[]) => lines.map((line, index) => taxOf(line, amounts[index]!, read.exponent)); // One amount per line.
  const payable = afterTax ? taxes(discounted).map((tax, line) => tax + discounted[line]!) : discounted; // As above.
  const toPay = (parts: readonly Minor[]) => {
    const left = payable.map((amount, line) => amount - parts[line]!); // As above.
    return sum(left) + (afterTax ? 0n : sum(taxes(left))) + context.added;
  };
  const percent = settings.bonuses_max_percent;
  const mayBePaid = takingPart({
    exclude_goods: settings.bonuses_exclude_goods,
    exclude_categories: settings.bonuses_exclude_categories,
  });
  const redemption = redeem({
    requested,
    available: read.money(input.redemption?.available ?? "0", "redemption.available"),
    payment_type: settings.bonuses_payment_type ?? "partial",
    max_rate: percent == null ? WHOLE_RATE : read.rate(percent, "loyalty.redemption_settings.bonuses_max_percent"),
    exponent: read.exponent,
    payable,
    allowed: lines.map(({ input: { goods } }) => mayBePaid(goods)),
    ...(afterTax ? { tax_rate: 0n, roundings: 0n } : taxBounds(context)),
    toPay,
  });
  return { payable, redemption };
}

/**
 * Redeems the requested bonuses as far as the programme's settings, the customer's access and balance, and the goods allow. The trace
 * states what limited or refused them.
 */
export function redeemBonuses(context: Context): Redeemed {
  const { input, read, lines, trace } = context;
  const nothing = lines.map(() => 0n);
  const requested = input.redemption ? read.money(input.redemption.asked, "redemption.asked") : 0n;
  if (requested <= 0n) return { requested: null, parts: nothing };
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  const settings = sourceOf("redemption-settings", {
    id: input.loyalty.id,
    version: input.loyalty.redemption_settings?.version ?? null,
  });
  note(trace, {
    step: "redemption-asked",
    source: sourceOf("customer", { id: input.customer?.id ?? null }),
    after: money(requested),
  });
  const refused = redemptionFails(context);
  if (refused) {
    reject(trace, { source: settings, ...refused });
    return { requested, parts: nothing };
  }
  const { payable, redemption } = decide(requested, context);
  const { parts, lowered, rejected } = redemption;
  if (rejected) reject(trace, { source: settings, reason: rejected });
  let reached = requested;
  for (const { by, to } of lowered) {
    const entry = { before: money(reached), change: money(to - reached), after: money(to), params: { by } };
    note(trace, { step: "redemption-lowered", source: settings, ...entry });
    reached = to;
  }
  parts.forEach((part, index) => {
    if (part === 0n) return;
    const entry = {
      before: money(payable[index]!),
      change: money(-part),
      after: money(payable[index]! - part),
    }; // One per line.
    note(trace, { step: "redemption", line: lines[index]!.id, source: settings, ...entry }); // As above.
  });
  return { requested, parts };
}
