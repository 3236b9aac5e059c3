import { formatDecimal, type LineInput, type PriceInput } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./input-queries.ts";
import { listGroupTaxes } from "./queries.ts";

/** An item with its own price in ten-thousandths; null if it has none. */
interface GoodsWithPrice {
  id: string;
  version: number;
  price: bigint | null;
}

type Group = Awaited<ReturnType<typeof readGroup>>;

/**
 * The active price group of a terminal with its taxes and those of the programme; undefined without one. All queries in one round trip
 * (`Tenant.pipeline`).
 */
export async function readGroup(tenant: Tenant, site: { loyalty_id: string; price_group_id: string | null }) {
  if (!site.price_group_id) return undefined;
  const [group, picked, taxes] = await Promise.all([
    tenant.maybe(queries.getPricedGroup(site.price_group_id)),
    tenant.many(listGroupTaxes(site.price_group_id)),
    tenant.many(queries.listTaxes(site.loyalty_id)),
  ]);
  return group && { group, picked, taxes };
}

/**
 * The engine's price input for some items at a moment: the group with its taxes, and each line's item data. Without a group, only goods
 * have prices. All queries in one round trip (`Tenant.pipeline`).
 */
export async function readPricing(tenant: Tenant, found: Group, goodsIds: readonly string[], at: Date) {
  const { group, picked, taxes } = found ?? { picked: [], taxes: [] };
  const isPriced = group && goodsIds.length > 0;
  const [prices, own] = await Promise.all([
    isPriced ? tenant.many(queries.listPricesAt(group.id, goodsIds, at)) : [],
    isPriced ? tenant.many(queries.listItemTaxes(group.id, goodsIds)) : [],
  ]);
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
