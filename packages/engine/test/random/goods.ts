import type { Goods, PriceOption } from "../../src/pricing/option.ts";
import type { LineInput, PriceGroupInput } from "../../src/sale/input.ts";
import type { Tax, TaxChoice } from "../../src/tax/tax.ts";
import type { Chance } from "./chance.ts";

/** Four goods in a small tree of categories. */
export const goodsOfShop: Goods[] = [
  { id: "g1", code: "G1", title: "One", category_ids: ["c1", "c0"] },
  { id: "g2", code: "G2", title: "Two", category_ids: ["c2", "c0"] },
  { id: "g3", code: "G3", title: "Three", category_ids: ["c2", "c0"] },
  { id: "g4", code: null, title: "Four" },
];
export const goodsIds = ["g1", "g2", "g3", "g4"];
export const categoryIds = ["c0", "c1", "c2"];

/** Every random sale is near noon of this day in Kyiv; dates are drawn around it. */
export const aroundNoon = Temporal.Instant.from("2026-11-21T10:00:00Z");

/** A day near the sale. */
export function dayNear(chance: Chance, before = 3, after = 3): string {
  const days = chance.between(-before, after);
  return Temporal.PlainDate.from("2026-11-21").add({ days }).toString();
}

const taxesOfShop: Tax[] = [
  { id: "excise", classification: "base-tax", type: "amount", rate: "0.35" },
  { id: "carbon", classification: "base-tax", type: "amount", rate: "0.123456", precision: 5 },
  { id: "vat", classification: "base-tax", type: "percentage", rate: "20", compound_on: ["excise", "gst"] },
  { id: "levy", classification: "base-tax", type: "percentage", rate: "1.234567", precision: 2 },
  { id: "gst", classification: "sales-tax", type: "percentage", rate: "5" },
  { id: "pst", classification: "sales-tax", type: "percentage", rate: "9.975", precision: 3 },
  { id: "bag", classification: "sales-tax", type: "amount", rate: "0.01" },
];

function choiceOf(chance: Chance, tax: Tax): TaxChoice {
  return {
    tax_id: tax.id,
    active: chance.maybe(10, () => chance.pick(true, false, null), undefined),
    rate: chance.maybe(15, () => chance.decimal(0, tax.type === "amount" ? 1 : 25, 6), undefined),
    precision: chance.maybe(10, () => chance.between(0, 6), undefined),
  };
}

/** The taxes of the programme, and the price group of the terminal with its taxes. */
export function drawTaxes(chance: Chance): { taxes: Tax[]; price_group: PriceGroupInput | null } {
  const taxes = taxesOfShop.map((tax) => ({
    ...tax,
    active: !chance.in100(4),
    compound_on: tax.compound_on && chance.some([...tax.compound_on, "carbon"]),
  }));
  if (chance.in100(35)) return { taxes, price_group: null };
  const picked = taxes.filter(() => chance.in100(35)).map((tax) => choiceOf(chance, tax));
  const prices_entered_as = chance.pick("base", "including-taxes");
  return { taxes, price_group: { id: "pg1", prices_entered_as, taxes: picked } };
}

function masterPrices(chance: Chance) {
  return chance.many(1, 3, (index) => ({
    id: `m${index}`,
    price: chance.decimal(1, 120, 4),
    valid_from: aroundNoon.add({ hours: chance.between(-30, 14) }).toString(),
  }));
}

/** A line without a device's amount. Occasionally its price is missing, or its quantity negative. */
export function drawLine(chance: Chance, index: number): LineInput {
  const [first, ...others] = goodsOfShop as [Goods, ...Goods[]]; // There are four.
  const isCheap = chance.in100(6);
  const master = chance.in100(25);
  const price = isCheap ? chance.decimal(0, 1, 4) : chance.decimal(0, 120, 4);
  return {
    id: `L${index}`,
    goods: chance.pick(first, ...others),
    quantity: chance.in100(1) && chance.in100(30) ? "-1" : drawQuantity(chance),
    goods_price: chance.in100(master ? 8 : 1) ? null : { price },
    entered_price: chance.maybe(4, () => chance.decimal(0, 120, 4), undefined),
    master_prices: master ? masterPrices(chance) : undefined,
    tax_overrides: chance.in100(8) ? [choiceOf(chance, chance.pick(...shopTaxes))] : undefined,
    commission_values: chance.in100(12) ? [{ id: chance.pick("f0", "f1"), value: chance.decimal(0, 3, 6) }] : undefined,
  };
}

const shopTaxes = taxesOfShop as [Tax, ...Tax[]]; // There are seven.

function drawQuantity(chance: Chance): string {
  if (chance.in100(1) && chance.in100(10)) return "9999999999999";
  if (chance.in100(50)) return String(chance.between(chance.in100(5) ? 0 : 1, 9));
  return chance.in100(90) ? chance.decimal(0, 60, 3) : "0.001";
}

/** A price option for some of the goods. */
export function drawOption(chance: Chance, index: number): PriceOption {
  const option_type = chance.pick("fixed-price", "change-amount", "change-percent");
  const value = {
    "fixed-price": () => chance.decimal(0, 90, 4),
    "change-amount": () => chance.pick("", "-") + chance.decimal(0, 9, 4),
    "change-percent": () => chance.pick("", "-") + chance.decimal(0, 110, 6),
  }[option_type]();
  return {
    id: `o${index}`,
    owner: chance.pick("corporate-account", "corporate-category", "card-category"),
    item_id: chance.maybe(40, () => chance.pick("g1", "g2", "g3", "g4"), null),
    item_category_id: chance.maybe(40, () => chance.pick("c0", "c1", "c2"), null),
    option_type,
    value,
    level: chance.maybe(70, () => chance.pick("base", "including-taxes", "posted"), undefined),
    active: chance.maybe(10, () => chance.pick(true, false), undefined),
    date_from: chance.maybe(15, () => dayNear(chance), null),
    date_to: chance.maybe(15, () => dayNear(chance), null),
  };
}
