import type { RuleRejection } from "@patron/contract/enums";
import { capDiscounts, cutParts } from "../loyalty/cap.ts";
import { type Combined, combineDiscounts } from "../loyalty/combine.ts";
import { type DiscountContext, discountOf } from "../loyalty/discount.ts";
import { type Candidate, candidateSource } from "../loyalty/evaluate-rule.ts";
import { excludeOthers } from "../loyalty/exclude.ts";
import { setsOf } from "../loyalty/sets.ts";
import { roundingOf } from "../loyalty/settings.ts";
import { formatDecimal, type Minor, spread, sum, WHOLE_RATE } from "../money/index.ts";
import { note, reject, type Source, sourceOf, type Trace } from "../trace/trace.ts";
import type { Reader } from "../wire/read.ts";
import type { PriceInput } from "./input.ts";
import type { SaleLine } from "./line.ts";

/** What one source takes off each line. */
export type DiscountShare = { source: Source; rule_id: string | null; coupon_id: string | null; parts: Minor[] };

/** The discounts of a check: by source, and the sum per line. */
export type Discounts = { shares: DiscountShare[]; perLine: Minor[] };

type Context = { input: PriceInput; read: Reader; lines: readonly SaleLine[]; trace: Trace };

function sumPerLine(shares: readonly { parts: readonly Minor[] }[], lines: readonly SaleLine[]): Minor[] {
  const sums = lines.map(() => 0n);
  for (const { parts } of shares) {
    for (let line = 0; line < sums.length; line += 1) {
      const part = parts[line]!; // Every share has a part per line.
      if (part !== 0n) sums[line]! += part; // As above.
    }
  }
  return sums;
}

function reasonForZero(candidate: Candidate, amounts: readonly Minor[], context: DiscountContext): RuleRejection {
  if (sum(amounts) === 0n) return "nothing-left";
  if (sum(discountOf(candidate, amounts, context)) > 0n) return "nothing-left";
  const { sets: terms, lines: buys } = candidate;
  if (terms && setsOf({ buys, terms, amounts, quantities: context.quantities }) === 0n) return "set-incomplete";
  const special =
    candidate.rule.action_type === "special-price-item" || candidate.rule.action_type === "special-price-check";
  return special ? "special-price-dearer" : "rounds-to-zero";
}

function explain(combined: Combined, context: Context, discount: DiscountContext): void {
  const { lines, trace, read } = context;
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  const left = lines.map(({ amount }) => amount);
  const shown = left.map(money);
  const lost = new Set(combined.beaten.map(({ candidate }) => candidate));
  for (const { candidate, parts } of combined.shares) {
    const source = candidateSource(candidate);
    const params = { action_type: candidate.rule.action_type };
    parts.forEach((part, line) => {
      if (part === 0n) return;
      const before = shown[line]!; // One entry per line.
      left[line]! -= part;
      const after = money(left[line]!); // As above.
      shown[line] = after;
      note(trace, {
        step: "discount",
        line: lines[line]!.id,
        source,
        before,
        change: money(-part),
        after,
        params,
      }); // As above.
    });
    if (parts.some((part) => part > 0n) || lost.has(candidate)) continue;
    const reason = reasonForZero(
      candidate,
      lines.map(({ amount }) => amount),
      discount,
    );
    reject(trace, { source, reason });
  }
  for (const { candidate, line, amount, winner } of combined.beaten) {
    const details = { winner_id: winner.rule.id, would: money(amount) };
    reject(trace, { source: candidateSource(candidate), line: lines[line]!.id, reason: "beaten", details }); // A line of the check.
  }
}

function applyCap(shares: DiscountShare[], context: Context): DiscountShare[] {
  const { input, read, lines, trace } = context;
  const settings = input.loyalty.rule_settings ?? {};
  const percent = settings.discount_max_percent;
  const rate = percent == null ? WHOLE_RATE : read.rate(percent, "loyalty.rule_settings.discount_max_percent");
  const before = sumPerLine(shares, lines);
  const { limit, cuts } = capDiscounts(before, sum(lines.map(({ amount }) => amount)), rate);
  if (cuts.every((cut) => cut === 0n)) return shares;
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  const source = sourceOf("rule-settings", { id: input.loyalty.id, version: settings.version ?? null });
  const reduced = shares.map(({ parts }) => [...parts]);
  for (const [index, line] of lines.entries()) {
    const [discount, cut] = [before[index]!, cuts[index]!]; // One entry per line.
    if (cut === 0n) continue;
    note(trace, {
      step: "discount-cap",
      line: line.id,
      source,
      before: money(discount),
      change: money(-cut),
      after: money(discount - cut),
      params: { discount_max_percent: percent ?? "100", limit: money(limit) },
    });
    // Out of a hundred rules, few apply to a line.
    const taking = reduced.filter((parts) => parts[index] !== 0n);
    const less = cutParts(
      taking.map((parts) => parts[index]!), // As above.
      cut,
    );
    for (const [one, parts] of taking.entries()) parts[index] = less[one]!; // One for each.
  }
  return shares.map((share, one) => ({ ...share, parts: reduced[one]! })); // One for each.
}

/** A further discount that keeps the amount to pay within the reserved amount, spread over the rest of the lines. */
function applyExtra(extra: Minor, discounts: readonly Minor[], context: Context): DiscountShare[] {
  if (extra === 0n) return [];
  const { read, lines, trace } = context;
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  const left = lines.map(({ amount }, line) => amount - discounts[line]!); // One entry per line.
  const parts = spread(extra < sum(left) ? extra : sum(left), left);
  const source = sourceOf("reservation", {});
  parts.forEach((part, line) => {
    const entry = { before: money(left[line]!), change: money(-part), after: money(left[line]! - part) }; // As above.
    if (part > 0n) note(trace, { step: "finalise-limit", line: lines[line]!.id, source, ...entry }); // As above.
  });
  return [{ source, rule_id: null, coupon_id: null, parts }];
}

/**
 * The discounts of a check: rules combined by the programme's scheme, then its cap, then the discount required by a reservation. No line
 * goes below zero.
 */
export function discountLines(candidates: readonly Candidate[], extra: Minor, context: Context): Discounts {
  const { input, read, lines } = context;
  const settings = input.loyalty.rule_settings ?? {};
  const rounding = roundingOf(settings.discount_rounding_precision, settings.discount_rounding_mode, read.exponent);
  const discount = { quantities: lines.map(({ quantity }) => quantity), exponent: read.exponent, rounding };
  const amounts = lines.map(({ amount }) => amount);
  const { staying, excluded } = excludeOthers(candidates, (one) => discountOf(one, amounts, discount));
  for (const { candidate, winner } of excluded) {
    const details = { winner_id: winner.rule.id };
    reject(context.trace, { source: candidateSource(candidate), reason: "excluded", details });
  }
  const combined = combineDiscounts(settings.discounts_scheme ?? "maximum", staying, amounts, discount);
  explain(combined, context, discount);
  const shares = combined.shares.map(({ candidate, parts }) => ({
    source: candidateSource(candidate),
    rule_id: candidate.rule.id,
    coupon_id: candidate.coupon?.id ?? null,
    parts,
  }));
  const capped = applyCap(shares, context);
  const all = [...capped, ...applyExtra(extra, sumPerLine(capped, lines), context)];
  return { shares: all, perLine: sumPerLine(all, lines) };
}
