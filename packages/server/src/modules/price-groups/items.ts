import type { priceGroups } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import { parseUnitPrice, rateText } from "@patron/engine/money";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty } from "../loyalty/public.ts";
import * as queries from "./item-queries.ts";
import { type PriceSite, priceItems } from "./levels.ts";
import { toPriceValues } from "./price-views.ts";
import { listGroupTaxes } from "./queries.ts";
import { type GroupRow, type ItemRow, type PriceRow, toItem, toMasterPrice } from "./views.ts";

type Item = ReplyOf<typeof priceGroups.item>;
interface ItemParts {
  include_master_price?: boolean;
  include_master_price_history?: boolean;
  include_tax_rates?: boolean;
  include_prices?: boolean;
}
/** All optional parts of an item. */
export const everything: ItemParts = { include_master_price: true, include_tax_rates: true, include_prices: true };

/** Items in API format, with prices and rates at a moment if requested. */
export async function readItems(
  tenant: Tenant,
  group: GroupRow,
  rows: readonly ItemRow[],
  parts: ItemParts,
  at: Date,
): Promise<Item[]> {
  const ids = rows.map((row) => row.goods_id);
  const needsPrices = parts.include_master_price || parts.include_master_price_history;
  const prices = Map.groupBy(
    needsPrices ? await tenant.many(queries.listPrices(group.id, ids)) : [],
    (one) => one.goods_id,
  );
  const rates = parts.include_tax_rates ? await tenant.many(listGroupTaxes(group.id)) : [];
  const priced = parts.include_prices ? await priceItems(tenant, await siteOf(tenant, group), ids, at) : undefined;
  return rows.map((row) => {
    const values = priced?.get(row.goods_id);
    return {
      ...toItem(row),
      ...pricesOf(prices.get(row.goods_id) ?? [], parts, at),
      ...(parts.include_tax_rates ? { tax_rates: ratesOf(row, rates) } : {}),
      ...(parts.include_prices ? { prices: toPriceValues(values ?? { line: null }) } : {}),
    };
  });
}

/** Splits prices, latest start first: later ones are planned, the first started one that has not ended is in force. */
function pricesOf(prices: readonly PriceRow[], parts: ItemParts, at: Date) {
  const inForce = prices.find((one) => one.valid_from <= at && (one.valid_until === null || one.valid_until > at));
  const present = inForce?.price === null ? undefined : inForce;
  const planned = prices.filter((one) => one.valid_from > at).reverse();
  return {
    ...(parts.include_master_price
      ? { master_price: present ? toMasterPrice(present) : null, planned_prices: planned.map(toMasterPrice) }
      : {}),
    ...(parts.include_master_price_history ? { master_price_history: prices.map(toMasterPrice) } : {}),
  };
}

type GroupTaxes = Awaited<ReturnType<typeof readGroupTaxes>>;
const readGroupTaxes = (tenant: Tenant, groupId: string) => tenant.many(listGroupTaxes(groupId));

/** The rate of each of the group's taxes for an item. */
export function ratesOf(row: Pick<ItemRow, "tax_overrides">, taxes: GroupTaxes) {
  return taxes.map((tax) => {
    const own = row.tax_overrides.find((one) => one.tax_id === tax.tax_id);
    const ownRate = own?.rate == null ? null : BigInt(own.rate);
    const rate = rateText(ownRate ?? tax.rate ?? tax.default_rate);
    return { tax_id: tax.tax_id, rate, active: own?.active ?? tax.active, own: ownRate !== null };
  });
}

/** The site for prices of a group without a terminal. */
export async function siteOf(
  tenant: Tenant,
  group: Pick<GroupRow, "id" | "loyalty_id" | "currency">,
): Promise<PriceSite> {
  const { id, time_zone } = await tenant.one(getLoyalty(group.loyalty_id));
  return { loyalty_id: id, loyalty_time_zone: time_zone, currency: group.currency, price_group_id: group.id };
}

type Change = BodyOf<typeof priceGroups.changeItem>;
interface Author {
  personId: string | null;
  now: Date;
}
/** Stores a body's data for one item of the group. Prices are added, never changed. */
export async function saveItem(tenant: Tenant, groupId: string, goodsId: string, body: Change, author: Author) {
  const { now } = author;
  await tenant.run(queries.saveItem(groupId, goodsId, body.active, now));
  if (body.tax_overrides) {
    await tenant.run(queries.endItemTaxes(groupId, goodsId));
    if (body.tax_overrides.length > 0) await tenant.run(queries.addItemTaxes(groupId, goodsId, body.tax_overrides));
  }
  if (body.master_price === undefined) return;
  const from = body.valid_from === undefined ? now : momentOf(body.valid_from);
  await tenant.run(
    queries.addMasterPrice({
      id: newId(),
      price_group_id: groupId,
      goods_id: goodsId,
      price: parseUnitPrice(body.master_price) ?? 0n,
      valid_from: from > now ? from : now, // Past sales had the price of their time.
      comment: body.comment ?? null,
      person_id: author.personId,
      created_dt: now,
    }),
  );
}

/** Reads an RFC 3339 instant; a leap second becomes the next second. */
export function momentOf(text: string): Date {
  return new Date(text.replace(/:60(?=[.Zz+-])/, ":59"));
}
