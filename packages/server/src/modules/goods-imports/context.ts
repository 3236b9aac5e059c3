import type { Language } from "@patron/contract/enums";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import { listCategories } from "../goods/public.ts";
import { listGroups, listPrices, placeOf, priceAt } from "../price-matrix/public.ts";
import { CategoryTree } from "./category-tree.ts";
import { type CellContext, columnsFor, type SheetColumn } from "./columns.ts";
import { listCurrencies } from "./queries.ts";
import { type Goods, type Values, valuesOf } from "./values.ts";

/** A programme as its files see it. */
export interface SheetContext extends CellContext {
  loyaltyId: string;
  timeZone: string;
  columns: readonly SheetColumn[];
  categoryIds: ReadonlySet<string>;
  groups: readonly { id: string; title: string }[];
}

export async function readContext(tenant: Tenant, loyaltyId: string, language: Language): Promise<SheetContext> {
  const [business, categories, groups, priced] = await Promise.all([
    tenant.one(getBusiness()),
    tenant.many(listCategories(loyaltyId)),
    tenant.many(listGroups(loyaltyId, {})),
    tenant.many(listCurrencies()),
  ]);
  const { currency, time_zone: timeZone } = business;
  const currencies = [
    ...new Set([currency, ...groups.map((one) => one.currency), ...priced.map((one) => one.currency)]),
  ];
  return {
    ...{ loyaltyId, language, timeZone, groups },
    tree: new CategoryTree(categories),
    columns: columnsFor({ groups, currencies, currency }),
    categoryIds: new Set(categories.map(({ id }) => id)),
  };
}

/** What items have, by id, with their prices in force in some groups. */
export async function readValues(
  tenant: Tenant,
  { context, groupIds, at }: { context: SheetContext; groupIds: readonly string[]; at: Date },
  items: readonly Goods[],
): Promise<Map<string, Values>> {
  const ids = items.map(({ id }) => id);
  const rows = groupIds.length > 0 && ids.length > 0 ? await tenant.many(listPrices(groupIds, ids, at)) : [];
  const byPlace = Map.groupBy(rows, (row) => placeOf({ groupId: row.price_group_id, goodsId: row.goods_id }));
  const pricesOf = (goodsId: string) =>
    new Map(
      groupIds.map((groupId) => [
        groupId,
        priceAt(byPlace.get(placeOf({ groupId, goodsId })) ?? [], at)?.price ?? null,
      ]),
    );
  return new Map(items.map((item) => [item.id, valuesOf(item, context, pricesOf(item.id))]));
}
