import type { RedemptionSettings, RuleSettings } from "../../src/loyalty/settings.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import { drawAftermath } from "./aftermath.ts";
import { Chance } from "./chance.ts";
import { aroundNoon, categoryIds, drawLine, drawOption, drawTaxes, goodsIds } from "./goods.ts";
import { drawCoupons, drawFacts, drawRule } from "./rules.ts";
import { withPayments, withStated } from "./till.ts";

const decimalsByCurrency: Readonly<Record<string, number>> = { UAH: 2, JPY: 0, KWD: 3 };

function ruleSettings(chance: Chance): RuleSettings {
  const scheme = () => chance.pick("summarizing", "maximum", "sequential", undefined);
  const precision = () => chance.maybe(40, () => chance.between(0, 2), null);
  return {
    discounts_scheme: scheme(),
    charges_scheme: scheme(),
    charge_base: chance.pick("amount-before-discounts", "amount-after-discounts", "amount-to-pay", undefined),
    charge_on_bonus_redemption: chance.pick(true, false, undefined),
    discount_max_percent: chance.maybe(25, () => chance.decimal(0, 60, 6), null),
    discount_rounding_precision: precision(),
    discount_rounding_mode: chance.pick("half-up", "down", null),
    charge_rounding_precision: precision(),
    charge_rounding_mode: chance.pick("half-up", "down", null),
  };
}

function redemptionSettings(chance: Chance, decimals: number): RedemptionSettings {
  return {
    bonuses_payment_type: chance.pick("full-check", "partial", "partial-rounded", undefined),
    bonuses_max_percent: chance.maybe(40, () => (chance.in100(4) ? "0" : chance.decimal(0, 100, 6)), null),
    bonuses_min_check_amount: chance.maybe(15, () => chance.decimal(0, 400, decimals), null),
    bonuses_exclude_goods: chance.maybe(20, () => chance.some(goodsIds), null),
    bonuses_exclude_categories: chance.maybe(20, () => chance.some(categoryIds.slice(1)), undefined),
    redemption_moment: chance.pick("before-tax", "after-tax", undefined),
  };
}

function drawCustomer(chance: Chance): PriceInput["customer"] {
  if (chance.in100(15)) return null;
  const around = (years: number) =>
    Temporal.PlainDate.from("2026-11-21")
      .subtract({ years })
      .add({ days: chance.between(-7, 7) })
      .toString();
  return {
    id: "u1",
    access: chance.pick("full", "full", "full", "full", "full", "limited", "none"),
    category: chance.maybe(50, () => ({ id: chance.pick("k1", "k2", "k3"), pinned: chance.in100(20) }), null),
    birth_date: chance.maybe(80, () => around(chance.between(24, 37)), null),
    gender: chance.pick("female", "male", null),
    registered_date: chance.maybe(80, () => around(0), null),
    purchases: chance.pick(0, 0, 3, null),
  };
}

const clocks = ["Europe/Kyiv", "America/Toronto", "Pacific/Auckland", "UTC", "Asia/Kathmandu"] as const;

// Rarely replaces a value by one that the engine must refuse.
function spoilt(chance: Chance, input: PriceInput): PriceInput {
  switch (chance.between(0, 4)) {
    case 0:
      return { ...input, currency: "ZZZ" };
    case 1:
      return { ...input, lines: input.lines.map((line) => ({ ...line, quantity: chance.pick("1.2345", "", "x") })) };
    case 2:
      return { ...input, lines: input.lines.map((line) => ({ ...line, goods_price: { price: "1,50" } })) };
    default:
      return { ...input, lines: [...input.lines, ...input.lines.slice(0, 1)] };
  }
}

function drawContext(chance: Chance): PriceInput {
  const currency = chance.in100(84) ? "UAH" : chance.pick("JPY", "KWD");
  const decimals = decimalsByCurrency[currency] ?? 2;
  const money = (max: number) => chance.decimal(0, max, decimals);
  const rules = chance.many(0, 7, (index) => drawRule(chance, index, decimals));
  const ofAll = chance.pick(...clocks);
  const moment = aroundNoon.add({ seconds: chance.between(-36, 36) * 1800 + chance.pick(0, 0, 59) });
  return {
    at: moment.toString(),
    currency,
    loyalty: {
      id: "l1",
      time_zone: chance.pick(...clocks),
      rule_settings: chance.maybe(95, () => ruleSettings(chance), undefined),
      redemption_settings: chance.maybe(95, () => redemptionSettings(chance, decimals), undefined),
      cash_rounding_step: chance.maybe(
        50,
        () => ({ 0: chance.pick("5", "10"), 2: chance.pick("0.05", "0.1", "1") })[decimals] ?? "0.005",
        null,
      ),
    },
    pos: { id: "p1", time_zone: ofAll },
    terminal: {
      id: "t1",
      kiosk: chance.maybe(30, () => true, undefined),
      line_tolerance: chance.maybe(
        30,
        () => ({ 0: "2", 2: chance.pick("0", "0.02", "0.5") })[decimals] ?? "0.003",
        undefined,
      ),
      price_entry: chance.pick(undefined, "none", "missing", "all", "all", "all", "all", "all"),
      commissions: chance.maybe(
        25,
        () =>
          chance.many(1, 2, (index) => ({
            id: `f${index}`,
            type: chance.pick("amount", "percentage"),
            value: chance.decimal(0, 3, 6),
          })),
        undefined,
      ),
    },
    ...drawTaxes(chance),
    price_options: chance.maybe(25, () => chance.many(1, 4, (index) => drawOption(chance, index)), undefined),
    customer: drawCustomer(chance),
    rules,
    rule_facts: rules.filter(() => chance.in100(80)).map((rule) => drawFacts(chance, rule, decimals)),
    coupons: chance.maybe(80, () => drawCoupons(chance, rules), undefined),
    picked_rule_ids: chance.some(rules.map(({ id }) => id)),
    lines: chance.many(1, 5, (index) => drawLine(chance, index)),
    redemption: chance.maybe(
      55,
      () => ({ asked: money(chance.in100(8) ? 1 : 400), available: chance.in100(4) ? "0" : money(400) }),
      null,
    ),
    delivery_amount: chance.maybe(25, () => money(50), null),
    tip_amount: chance.maybe(25, () => money(9), undefined),
    ...drawAftermath(chance, { currency, decimals }),
  };
}

/** A check by seed and number. */
export function drawSale(seed: number, number: number): PriceInput {
  const chance = new Chance(seed, number);
  const context = drawContext(chance);
  const stated = chance.in100(12) ? withStated(chance, context) : context;
  const paid = chance.in100(40) ? withPayments(chance, stated) : stated;
  return chance.in100(2) ? spoilt(chance, paid) : paid;
}
