import {
  currencyExponent,
  divide,
  parseRate,
  parseUnitPrice,
  powerOfTen,
  UNIT_PRICE_SCALE,
  type UnitPrice,
  unitPriceText,
  WHOLE_RATE,
} from "../money/index.ts";
import { priceInForce } from "../pricing/source.ts";
import type { LineInput, PriceInput } from "../sale/input.ts";
import { emptyTrace } from "../trace/trace.ts";
import { readerOf, readInstant } from "../wire/read.ts";
import type { Changing, PercentChange, PricesChange } from "./change.ts";

/** The price in force of a line: whether the price group has it, or the item itself. */
type InForce = { price: UnitPrice; ofGroup: boolean };
/** A new price of a line, or null where the group has none any more; undefined for a line that is not concerned. */
type NewPrice = (
  line: LineInput,
  input: PriceInput,
  inForce: () => InForce | undefined,
) => UnitPrice | null | undefined;

/** Gives lines the prices that are tried, in the group where the sale was made, or wherever the item is sold. */
export function withPrices({ currency, prices }: PricesChange): Changing {
  const placeOf = (goodsId: string, groupId: string | null) => `${groupId ?? ""}/${goodsId}`;
  const byPlace = new Map(
    prices.map(({ goods_id, price_group_id, price }) => [
      placeOf(goods_id, price_group_id),
      price === null ? null : (parseUnitPrice(price) ?? null),
    ]),
  );
  return repricing(({ goods: { id } }, input) => {
    const ofGroup = input.price_group ? byPlace.get(placeOf(id, input.price_group.id)) : undefined;
    if (ofGroup !== undefined) return ofGroup;
    // Without a group there is no other price that would apply in its place.
    return input.currency === currency ? (byPlace.get(placeOf(id, null)) ?? undefined) : undefined;
  });
}

/** Raises or lowers the prices in force by a percentage. */
export function withPercent(change: PercentChange): Changing {
  const rate = parseRate(change.percent.replace(/^-/, "")) ?? 0n;
  const whole = WHOLE_RATE + (change.percent.startsWith("-") ? -rate : rate);
  const [goods, categories, groups] = [
    new Set(change.goods_ids),
    new Set(change.category_ids),
    new Set(change.price_group_ids),
  ];
  const isMeant = ({ goods: { id, category_ids } }: LineInput, { price_group }: PriceInput) => {
    const inGroup = groups.size === 0 || groups.has(price_group?.id ?? "");
    const isNamed = goods.has(id) || (category_ids ?? []).some((one) => categories.has(one));
    return inGroup && (isNamed || goods.size + categories.size === 0);
  };
  return repricing((line, input, inForce) => {
    const price = isMeant(line, input) ? inForce()?.price : undefined;
    if (price === undefined) return undefined;
    const minor = powerOfTen(UNIT_PRICE_SCALE - (currencyExponent(input.currency) ?? 0));
    const unit = price % minor === 0n ? minor : 1n;
    return divide(price * whole, WHOLE_RATE * unit) * unit;
  });
}

/**
 * Changes the lines with another price. A price that was entered by hand stays: no price list gave it. What a pump or a scale said a line costs is
 * left out where its price is another one, so the line costs price × quantity.
 */
function repricing(newPrice: NewPrice): Changing {
  return ({ input, finals }) => {
    const repriced = new Set<string>();
    const lines = input.lines.map((line) => {
      if (line.entered_price != null) return line;
      const price = newPrice(line, input, () => inForceOf(line, input));
      if (price === undefined) return line;
      const inForce = inForceOf(line, input);
      if (isSame(price, inForce)) return line;
      repriced.add(line.id);
      return { ...line, stated_amount: null, ...pricedAs(price, line, input, inForce) };
    });
    if (repriced.size === 0) return { input, finals, repriced: false, unmeasured: false, unrewarded: false };
    const delivered = finals?.lines.map((line) => (repriced.has(line.id) ? { ...line, stated_amount: null } : line));
    return {
      input: { ...input, lines },
      finals: finals && { ...finals, lines: delivered ?? [] },
      repriced: true,
      unmeasured: false,
      unrewarded: false,
    };
  };
}

const isSame = (price: UnitPrice | null, inForce: InForce | undefined) =>
  price === null ? !inForce?.ofGroup : price === inForce?.price;

function inForceOf(line: LineInput, input: PriceInput): InForce | undefined {
  const read = readerOf(input.currency, currencyExponent(input.currency) ?? 0);
  const found = priceInForce(line, input.price_group ?? null, readInstant(input.at, "at"), read, emptyTrace());
  return found && { price: found.price, ofGroup: found.source.kind === "master-price" };
}

function pricedAs(price: UnitPrice | null, line: LineInput, input: PriceInput, inForce: InForce | undefined) {
  if (price === null) return { master_prices: [] };
  const text = unitPriceText(price);
  if (inForce && !inForce.ofGroup) return { goods_price: { ...line.goods_price, price: text } };
  if (!input.price_group) return { goods_price: { price: text } };
  return { master_prices: [{ id: line.goods.id, price: text, valid_from: input.at }] };
}
