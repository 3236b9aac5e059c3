import { formatDecimal, type Minor, powerOfTen, type Quantity, unitPriceText } from "../money/index.ts";
import { lineAmount } from "../pricing/amount.ts";
import { type Levels, type LineCommission, levelsFrom, readCommissions } from "../pricing/levels.ts";
import { applyOption, chooseOption, type PriceOption } from "../pricing/option.ts";
import { type FoundPrice, priceInForce } from "../pricing/source.ts";
import { type LineTax, ofClassification, taxesOfLine } from "../tax/tax.ts";
import { note, reject, sourceOf, type Trace } from "../trace/trace.ts";
import type { Reader } from "../wire/read.ts";
import type { LineInput, PriceInput } from "./input.ts";
import type { SaleRefusal } from "./result.ts";

/** A line with its price and its amount before discounts. */
export type SaleLine = {
  id: string;
  input: LineInput;
  quantity: Quantity;
  levels: Levels;
  sales_taxes: LineTax[];
  amount: Minor;
  amount_stated: boolean;
};

/** As many digits as money has before its decimals. */
const AMOUNT_DIGITS = 13;

/** The input for pricing a line besides the line. */
export type LineContext = {
  input: PriceInput;
  read: Reader;
  at: Temporal.Instant;
  /** The day at the POS. */
  day: Temporal.PlainDate;
  trace: Trace;
};

function noteLevels(line: LineInput, levels: Levels, trace: Trace): void {
  let reached = levels.base;
  const add = (step: "base-tax" | "commission", source: ReturnType<typeof sourceOf>, amount: bigint) => {
    const before = unitPriceText(reached);
    reached += amount;
    note(trace, { step, line: line.id, source, before, change: unitPriceText(amount), after: unitPriceText(reached) });
  };
  for (const { tax, amount } of levels.base_taxes) add("base-tax", sourceOf("tax", tax), amount);
  note(trace, { step: "price-including-taxes", line: line.id, after: unitPriceText(levels.including_taxes) });
  for (const { commission, amount } of levels.commissions)
    add("commission", sourceOf("commission", commission), amount);
  note(trace, { step: "price-posted", line: line.id, after: unitPriceText(levels.posted) });
}

type Taxed = { taxes: readonly LineTax[]; commissions: readonly LineCommission[] };

function withOption(
  option: PriceOption,
  line: LineInput,
  found: FoundPrice | undefined,
  parts: Taxed,
  context: LineContext,
) {
  const level = option.level ?? "base";
  const before = found && levelsFrom(found.entered_as, found.price, parts);
  const reached = { base: before?.base, "including-taxes": before?.including_taxes, posted: before?.posted }[level];
  const price = applyOption(option, reached, context.read);
  if (price === undefined) return undefined;
  const change = reached === undefined ? null : unitPriceText(price - reached);
  note(context.trace, {
    step: "price-option",
    line: line.id,
    source: sourceOf("price-option", option),
    before: reached === undefined ? null : unitPriceText(reached),
    change,
    after: unitPriceText(price),
    params: { level, option_type: option.option_type, value: option.value },
  });
  return { levels: levelsFrom(level, price, parts) };
}

type Parts = { taxes: LineTax[]; commissions: readonly LineCommission[] };

/** The levels under a shelf price that was entered by hand: neither the price in force nor a price option counts. */
function levelsEntered(
  text: string,
  line: LineInput,
  { found, parts }: { found: FoundPrice | undefined; parts: Parts },
  { input: { terminal, price_options = [] }, read, day, trace }: LineContext,
): Levels | SaleRefusal {
  const details = { line: line.id, goods: line.goods.id };
  const isAllowed = terminal.price_entry === "all" || (terminal.price_entry === "missing" && !found);
  if (!isAllowed) return { code: "line.price_entry_not_allowed", details };
  const price = read.unitPrice(text, `lines.${line.id}.entered_price`);
  const shelf = found && levelsFrom(found.entered_as, found.price, parts)?.posted;
  const option = chooseOption(price_options, line, day, trace);
  const sources = [...(found ? [found.source] : []), ...(option ? [sourceOf("price-option", option)] : [])];
  for (const source of sources) reject(trace, { source, line: line.id, reason: "price-by-hand" });
  note(trace, {
    step: "price-entered",
    line: line.id,
    source: sourceOf("terminal", terminal),
    before: shelf === undefined ? null : unitPriceText(shelf),
    change: shelf === undefined ? null : unitPriceText(price - shelf),
    after: unitPriceText(price),
  });
  return levelsFrom("posted", price, parts) ?? { code: "line.price_below_taxes", details };
}

function levelsOf(line: LineInput, taxes: readonly LineTax[], context: LineContext): Levels | SaleRefusal {
  const { input, trace, read } = context;
  const commissions = readCommissions(input.terminal.commissions ?? [], read, line.commission_values);
  const parts = { taxes: ofClassification(taxes, "base-tax"), commissions };
  const found = priceInForce(line, input.price_group ?? null, context.at, read, trace);
  if (line.entered_price != null) {
    const entered = levelsEntered(line.entered_price, line, { found, parts }, context);
    if (!("code" in entered)) noteLevels(line, entered, trace);
    return entered;
  }
  if (found) {
    const params = { entered_as: found.entered_as };
    note(trace, {
      step: "price-source",
      line: line.id,
      source: found.source,
      after: unitPriceText(found.price),
      params,
    });
  }
  const option = chooseOption(input.price_options ?? [], line, context.day, trace);
  const changed = option && withOption(option, line, found, parts, context);
  const details = { line: line.id, goods: line.goods.id };
  if (!changed && !found) return { code: "line.price_missing", details };
  const levels = changed ? changed.levels : found && levelsFrom(found.entered_as, found.price, parts);
  if (!levels) return { code: "line.price_below_taxes", details };
  noteLevels(line, levels, trace);
  return levels;
}

/**
 * Prices one line: the price in force, a price option at its level, base taxes and commissions around it, then the line amount. Fails if
 * there is no price, if the price does not cover its taxes, if it was entered by hand where it may not be, for a negative quantity, if a
 * provided amount is too far from price × quantity, and if the amount is too large.
 */
export function priceLine(line: LineInput, context: LineContext): SaleLine | SaleRefusal {
  const { input, read, trace } = context;
  const quantity = read.quantity(line.quantity, `lines.${line.id}.quantity`);
  if (quantity < 0n) return { code: "line.negative_quantity", details: { line: line.id } };
  const taxes = taxesOfLine(input.taxes ?? [], input.price_group?.taxes ?? [], line.tax_overrides ?? [], read);
  const levels = levelsOf(line, taxes, context);
  if ("code" in levels) return levels;
  const stated =
    line.stated_amount == null ? undefined : read.money(line.stated_amount, `lines.${line.id}.stated_amount`);
  const tolerance =
    input.terminal.line_tolerance == null ? 1n : read.money(input.terminal.line_tolerance, "terminal.line_tolerance");
  const found = lineAmount(levels.posted, quantity, stated, tolerance, read.exponent);
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  if (!found.ok) {
    const details = {
      line: line.id,
      stated: line.stated_amount ?? "",
      computed: money(found.computed),
      tolerance: money(tolerance),
    };
    return { code: "line.amount_outside_tolerance", details };
  }
  if (found.amount >= powerOfTen(AMOUNT_DIGITS + read.exponent))
    return { code: "line.amount_too_large", details: { line: line.id } };
  const params = { price: unitPriceText(levels.posted), quantity: formatDecimal(quantity, 3) };
  note(trace, { step: "line-amount", line: line.id, after: money(found.computed), params });
  if (found.stated) {
    const apart = {
      before: money(found.computed),
      change: money(found.amount - found.computed),
      after: money(found.amount),
    };
    note(trace, { step: "line-amount-stated", line: line.id, source: sourceOf("terminal", input.terminal), ...apart });
  }
  const { amount, stated: amount_stated } = found;
  return {
    id: line.id,
    input: line,
    quantity,
    levels,
    sales_taxes: ofClassification(taxes, "sales-tax"),
    amount,
    amount_stated,
  };
}
