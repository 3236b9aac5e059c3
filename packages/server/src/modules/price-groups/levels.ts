import type { TaxChoice } from "@patron/engine";
import { formatDecimal, type PricedLine, type PriceInput, price, type SaleRefusal, type Trace } from "@patron/engine";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./input-queries.ts";
import { listGroupTaxes } from "./queries.ts";

/** Where an item is priced: a price group by itself, or the terminal that sells by it. */
export interface PricePlace {
  loyalty: { id: string; time_zone: string };
  currency: string;
  price_group_id: string | null;
  terminal?: { id: string; title: string };
}
type Tax = InferResult<ReturnType<typeof queries.listTaxes>>[number];

/** What the engine says of one unit of an item. */
export interface PricedItem {
  line: PricedLine | null;
  trace: Trace | null;
  problem: SaleRefusal["code"] | null;
  /** The taxes of the item by id, with the rate in force. */
  taxes: Map<string, Tax & { effective_rate: string }>;
}

/**
 * Prices one unit of each item at a moment by the engine, as a check of one line without rules and customer: what a till
 * would show before anybody's discounts. An item without a price tells why and keeps the others from nothing.
 */
export async function priceItems(
  tenant: Tenant,
  place: PricePlace,
  goodsIds: readonly string[],
  at: Date,
): Promise<Map<string, PricedItem>> {
  if (goodsIds.length === 0) return new Map();
  const goods = await tenant.many(queries.listPricedGoods(place.currency, goodsIds));
  const group = await readGroup(tenant, place.price_group_id, goodsIds, at);
  const taxes = group ? await tenant.many(queries.listTaxes(place.loyalty.id)) : [];
  const ground: Omit<PriceInput, "lines"> = {
    at: at.toISOString(),
    currency: place.currency,
    loyalty: place.loyalty,
    pos: { id: place.loyalty.id, time_zone: place.loyalty.time_zone },
    terminal: place.terminal ?? { id: place.loyalty.id },
    price_group: group?.input ?? null,
    taxes: taxes.map(({ rate, ...tax }) => ({ ...tax, rate: formatDecimal(rate, 6) })),
  };
  return new Map(
    goods.map((row) => {
      const overrides = group?.overrides.get(row.id) ?? [];
      const line = {
        id: row.id,
        goods: { id: row.id, title: row.title, code: row.code },
        quantity: "1",
        goods_price: row.price === null ? null : { price: formatDecimal(row.price, 4), version: row.version },
        master_prices: group?.prices.get(row.id) ?? [],
        tax_overrides: overrides,
      };
      const rates = ratesOf(taxes, group?.input.taxes ?? [], overrides);
      return [row.id, { ...answerOf({ ...ground, lines: [line] }), taxes: rates }] as const;
    }),
  );
}

function answerOf(input: PriceInput): Omit<PricedItem, "taxes"> {
  const outcome = price(input);
  if (!outcome.ok) return { line: null, trace: null, problem: outcome.refusal.code };
  const levels = new Set([
    "price-source",
    "price-option",
    "base-tax",
    "price-including-taxes",
    "commission",
    "price-posted",
  ]);
  const { lines, trace } = outcome.check;
  const entries = trace.entries.filter(({ step }) => levels.has(step) || step === "sales-tax");
  return { line: lines[0] ?? null, trace: { ...trace, entries }, problem: null };
}

/** The rate of each picked tax for an item: its own, else the group's, else the tax's. */
function ratesOf(taxes: readonly Tax[], group: readonly TaxChoice[], item: readonly TaxChoice[]): PricedItem["taxes"] {
  const choice = (all: readonly TaxChoice[], id: string) => all.find((one) => one.tax_id === id);
  return new Map(
    taxes.map((tax) => {
      const own = choice(item, tax.id)?.rate ?? choice(group, tax.id)?.rate;
      return [tax.id, { ...tax, effective_rate: own ?? formatDecimal(tax.rate, 6) }];
    }),
  );
}

async function readGroup(tenant: Tenant, groupId: string | null, goodsIds: readonly string[], at: Date) {
  const group = groupId ? await tenant.maybe(queries.getPricedGroup(groupId)) : undefined;
  if (!group?.active) return undefined;
  const { id, title, version, prices_entered_as } = group;
  const taxes = (await tenant.many(listGroupTaxes(id))).map(({ tax_id, rate, precision, active }) => ({
    tax_id,
    rate: rate === null ? null : formatDecimal(rate, 6),
    precision,
    active,
  }));
  const prices = Map.groupBy(await tenant.many(queries.listPricesAt(id, goodsIds, at)), (row) => row.goods_id);
  const own = Map.groupBy(await tenant.many(queries.listItemTaxes(id, goodsIds)), (row) => row.goods_id);
  return {
    input: { id, title, version, prices_entered_as, taxes },
    prices: mapped(prices, (row) => ({
      id: row.id,
      price: formatDecimal(row.price, 4),
      valid_from: row.valid_from.toISOString(),
    })),
    overrides: mapped(own, ({ tax_id, active, rate }) => ({
      tax_id,
      active,
      rate: rate === null ? null : formatDecimal(rate, 6),
    })),
  };
}

function mapped<From, To>(groups: Map<string, From[]>, to: (row: From) => To): Map<string, To[]> {
  return new Map([...groups].map(([id, rows]) => [id, rows.map(to)]));
}
