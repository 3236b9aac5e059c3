import type { Commission } from "../../src/pricing/levels.ts";
import type { PriceOption } from "../../src/pricing/option.ts";
import type { LineInput, PriceInput } from "../../src/sale/input.ts";
import type { Tax } from "../../src/tax/tax.ts";
import { hundred, notNegative, one, Rational, rounded, total, unitOf, zero } from "./rational.ts";
import { decimal, Refused } from "./read.ts";

/** A part of the price of one unit of goods. */
export type UnitPart = { id: string; amount: Rational };
/** The price of one unit at every level. */
export type UnitPrices = {
  base: Rational;
  taxes: UnitPart[];
  including: Rational;
  commissions: UnitPart[];
  posted: Rational;
};
/** A tax with its rate for the line: a percentage, or currency per unit. */
export type RatedTax = { tax: Tax; rate: Rational };

/** A line with its price and amount, before discounts. */
export type CheckLine = {
  input: LineInput;
  quantity: Rational;
  taxes: readonly RatedTax[];
  prices: UnitPrices;
  amount: Rational;
  stated: boolean;
};

const price4 = unitOf(4);

/** The price group's taxes, each with the rate of the item, else of the group, else its own. */
export function ratedTaxes(line: LineInput, input: PriceInput): RatedTax[] {
  const rated: RatedTax[] = [];
  for (const tax of input.taxes ?? []) {
    const picked = input.price_group?.taxes.find((choice) => choice.tax_id === tax.id);
    const own = line.tax_overrides?.find((choice) => choice.tax_id === tax.id);
    if (!picked || tax.active === false || !(own?.active ?? picked.active ?? true)) continue;
    const precision = own?.precision ?? picked.precision ?? tax.precision ?? 6;
    const decimals = tax.type === "amount" ? Math.min(precision, 4) : precision;
    rated.push({ tax, rate: rounded(decimal(own?.rate ?? picked.rate ?? tax.rate, 6), unitOf(decimals)) });
  }
  return rated;
}

function perUnitIn(taxes: readonly RatedTax[], ids: readonly string[]): Rational {
  return total(taxes.filter(({ tax }) => tax.type === "amount" && ids.includes(tax.id)).map(({ rate }) => rate));
}

// Each base tax of an exact base: an amount per unit itself, a percentage of the base and what it compounds on.
function baseTaxes(base: Rational, taxes: readonly RatedTax[]): UnitPart[] {
  return taxes.map(({ tax, rate }) => {
    const context = base.plus(perUnitIn(taxes, tax.compound_on ?? []));
    const amount = tax.type === "amount" ? rate : rounded(context.times(rate).over(hundred), price4);
    return { id: tax.id, amount };
  });
}

// The terminal's commissions; the item's own value of one counts instead.
function commissionsOf(line: LineInput, input: PriceInput): readonly Commission[] {
  return (input.terminal.commissions ?? []).map((commission) => {
    const own = line.commission_values?.find(({ id }) => id === commission.id);
    return own ? { ...commission, value: own.value } : commission;
  });
}

function commissionsOn(including: Rational, commissions: readonly Commission[]): UnitPart[] {
  return commissions.map(({ id, type, value }) => {
    const given = decimal(value, 6);
    return { id, amount: rounded(type === "amount" ? given : including.times(given).over(hundred), price4) };
  });
}

const partsOf = (parts: readonly UnitPart[]) => total(parts.map(({ amount }) => amount));

// x such that x + (x's percentages and the fixed amounts) is the whole.
function beneath(whole: Rational, fixed: Rational, percents: Rational): Rational {
  return whole.minus(fixed).over(one.plus(percents.over(hundred)));
}

function fromShelf(shelf: Rational, taxes: readonly RatedTax[]): { base: Rational; taxes: UnitPart[] } {
  const percents = taxes.filter(({ tax }) => tax.type === "percentage");
  const fixed = total(taxes.filter(({ tax }) => tax.type === "amount").map(({ rate }) => rate));
  const onFixed = total(
    percents.map(({ tax, rate }) =>
      perUnitIn(taxes, tax.compound_on ?? [])
        .times(rate)
        .over(hundred),
    ),
  );
  const exact = beneath(shelf, fixed.plus(onFixed), total(percents.map(({ rate }) => rate)));
  if (rounded(exact, price4).against(zero) < 0) throw new Refused("line.price_below_taxes");
  const parts = baseTaxes(exact, taxes);
  return { base: shelf.minus(partsOf(parts)), taxes: parts };
}

function fromPosted(posted: Rational, all: readonly Commission[]): { including: Rational; commissions: UnitPart[] } {
  const fixed = total(
    all.filter(({ type }) => type === "amount").map(({ value }) => rounded(decimal(value, 6), price4)),
  );
  const percents = total(all.filter(({ type }) => type === "percentage").map(({ value }) => decimal(value, 6)));
  const commissions = commissionsOn(beneath(posted, fixed, percents), all);
  return { including: posted.minus(partsOf(commissions)), commissions };
}

type Level = "base" | "including-taxes" | "posted";

/** Every level from the one that stays exact. Fails if the base is negative. */
function levelsFrom(level: Level, price: Rational, taxes: readonly RatedTax[], all: readonly Commission[]): UnitPrices {
  if (level === "base") {
    const parts = baseTaxes(price, taxes);
    const including = price.plus(partsOf(parts));
    const commissions = commissionsOn(including, all);
    return { base: price, taxes: parts, including, commissions, posted: including.plus(partsOf(commissions)) };
  }
  const top =
    level === "posted" ? fromPosted(price, all) : { including: price, commissions: commissionsOn(price, all) };
  const bottom = fromShelf(top.including, taxes);
  if (bottom.base.against(zero) < 0) throw new Refused("line.price_below_taxes");
  return { ...bottom, ...top, posted: top.including.plus(partsOf(top.commissions)) };
}

// The latest master price in force; the later one in the list on a tie; else the goods' own price.
function entered(line: LineInput, input: PriceInput): string | undefined {
  const at = Temporal.Instant.from(input.at).epochMilliseconds;
  let best: { price: string; from: number } | undefined;
  for (const { price, valid_from } of input.price_group ? (line.master_prices ?? []) : []) {
    const from = Temporal.Instant.from(valid_from).epochMilliseconds;
    if (from <= at && (!best || from >= best.from)) best = { price, from };
  }
  return best?.price ?? line.goods_price?.price;
}

const owners = ["corporate-account", "corporate-category", "card-category"];

// The more specific option has the smaller rank: by owner, then the goods, the nearest category, all goods.
function rank(option: PriceOption, line: LineInput, day: string): [number, number] | undefined {
  const categories = line.goods.category_ids ?? [];
  if (option.active === false) return undefined;
  if ((option.date_from && day < option.date_from) || (option.date_to && day > option.date_to)) return undefined;
  const owner = owners.indexOf(option.owner);
  if (option.item_id) return option.item_id === line.goods.id ? [owner, -1] : undefined;
  if (!option.item_category_id) return [owner, categories.length];
  const index = categories.indexOf(option.item_category_id);
  return index < 0 ? undefined : [owner, index];
}

function chosenOption(line: LineInput, input: PriceInput): PriceOption | undefined {
  const day = Temporal.Instant.from(input.at).toZonedDateTimeISO(input.pos.time_zone).toPlainDate().toString();
  return (input.price_options ?? [])
    .flatMap((option, index) => {
      const ranked = rank(option, line, day);
      return ranked ? [{ option, key: [...ranked, index] }] : [];
    })
    .sort((a, b) => a.key.map((part, at) => part - (b.key[at] ?? 0)).find((apart) => apart !== 0) ?? 0)[0]?.option;
}

function changed(option: PriceOption, price: Rational | undefined): Rational {
  if (option.option_type === "fixed-price") return decimal(option.value, 4);
  if (!price) throw new Refused("line.price_missing");
  if (option.option_type === "change-amount") return notNegative(price.plus(decimal(option.value, 4)));
  return notNegative(price.plus(rounded(price.times(decimal(option.value, 6)).over(hundred), price4)));
}

/** The prices of one unit of a line's goods: the price in force, the option at its level, taxes and commissions. */
export function unitPrices(line: LineInput, taxes: readonly RatedTax[], input: PriceInput): UnitPrices {
  const base = taxes.filter(({ tax }) => tax.classification === "base-tax");
  const text = entered(line, input);
  const price = text === undefined ? undefined : decimal(text, 4);
  const option = chosenOption(line, input);
  const all = commissionsOf(line, input);
  const level = input.price_group?.prices_entered_as ?? "base";
  if (line.entered_price != null) {
    const permitted = input.terminal.price_entry ?? "none";
    if (permitted === "none" || (permitted === "missing" && price)) throw new Refused("line.price_entry_not_allowed");
    return levelsFrom("posted", decimal(line.entered_price, 4), base, all);
  }
  if (!option) {
    if (!price) throw new Refused("line.price_missing");
    return levelsFrom(level, price, base, all);
  }
  const own = option.level ?? "base";
  if (option.option_type === "fixed-price" || !price) return levelsFrom(own, changed(option, undefined), base, all);
  const before = levelsFrom(level, price, base, all);
  const found = { base: before.base, "including-taxes": before.including, posted: before.posted }[own];
  return levelsFrom(own, changed(option, found), base, all);
}

/** Posted price × quantity to the minor unit, or the device's amount if it is close enough. */
export function lineAmount(line: LineInput, posted: Rational, input: PriceInput, unit: Rational) {
  const computed = rounded(posted.times(decimal(line.quantity, 3)), unit);
  if (line.stated_amount == null) return { amount: fitting(computed), stated: false };
  const decimals = String(unit.bottom).length - 1;
  const amount = decimal(line.stated_amount, decimals);
  const given = input.terminal.line_tolerance;
  const tolerance = given == null ? unit : decimal(given, decimals);
  const apart = amount.minus(computed);
  const distance = apart.against(zero) < 0 ? zero.minus(apart) : apart;
  if (distance.against(tolerance) > 0) throw new Refused("line.amount_outside_tolerance");
  return { amount: fitting(amount), stated: true };
}

/** Money has thirteen digits before its decimals. */
function fitting(amount: Rational): Rational {
  if (amount.against(new Rational(10n ** 13n)) >= 0) throw new Refused("line.amount_too_large");
  return amount;
}
