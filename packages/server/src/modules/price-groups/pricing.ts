import { formatDecimal, type LineInput, type PriceInput } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./input-queries.ts";
import { listGroupTaxes } from "./queries.ts";

/** An item with the price on its card, in ten-thousandths; null where it has none. */
interface GoodsWithPrice {
  id: string;
  version: number;
  price: bigint | null;
}

/**
 * What the engine reads of prices, for some items at a moment: the group that is in force with its taxes, and what each
 * line says of its item. Without a group, or with one that is switched off, only the goods cards have prices.
 */
export async function readPricing(
  tenant: Tenant,
  place: { loyalty_id: string; price_group_id: string | null },
  goodsIds: readonly string[],
  at: Date,
) {
  const group = place.price_group_id ? await tenant.maybe(queries.getPricedGroup(place.price_group_id)) : undefined;
  const ids = group ? goodsIds : [];
  const picked = group ? await tenant.many(listGroupTaxes(group.id)) : [];
  const taxes = group ? await tenant.many(queries.listTaxes(place.loyalty_id)) : [];
  const prices = group && ids.length > 0 ? await tenant.many(queries.listPricesAt(group.id, ids, at)) : [];
  const own = group && ids.length > 0 ? await tenant.many(queries.listItemTaxes(group.id, ids)) : [];
  const choices = picked.map(({ tax_id, rate, precision, active }) => ({
    tax_id,
    rate: rateOf(rate),
    precision,
    active,
  }));
  const priced = grouped(prices, ({ id, price, valid_from }) => ({
    id,
    price: formatDecimal(price, 4),
    valid_from: valid_from.toISOString(),
  }));
  const overridden = grouped(own, ({ tax_id, active, rate }) => ({ tax_id, active, rate: rateOf(rate) }));
  return {
    price_group: group ? { ...group, taxes: choices } : null,
    taxes: taxes.map(({ rate, ...tax }) => ({ ...tax, rate: formatDecimal(rate, 6) })),
    lineOf: ({ id, version, price }: GoodsWithPrice) =>
      ({
        goods_price: price === null ? null : { price: formatDecimal(price, 4), version },
        master_prices: priced.get(id) ?? [],
        tax_overrides: overridden.get(id) ?? [],
      }) satisfies Partial<LineInput>,
  } satisfies Pick<PriceInput, "price_group" | "taxes"> & { lineOf: unknown };
}

function rateOf(rate: bigint | null): string | null {
  return rate === null ? null : formatDecimal(rate, 6);
}

function grouped<Row extends { goods_id: string }, To>(rows: readonly Row[], to: (row: Row) => To): Map<string, To[]> {
  return new Map([...Map.groupBy(rows, (row) => row.goods_id)].map(([id, own]) => [id, own.map(to)]));
}
