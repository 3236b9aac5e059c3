import { priceMatrix } from "@patron/contract";
import type { AnyCall, FiltersOf } from "@patron/contract/kit";
import { type Context, implement } from "#kit/implement.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { readBusiness } from "../business/public.ts";
import { inProgramme } from "../loyalty/public.ts";
import { listGroupTaxes, momentOf, priceItems, ratesOf, siteOf, toPriceValues } from "../price-groups/public.ts";
import { placeOf, readPrices } from "./change.ts";
import { changeHandlers } from "./change-calls.ts";
import { thirtyDaysBefore } from "./prices-in-time.ts";
import * as queries from "./queries.ts";
import { type GroupRow, type ItemRow, toCell, toItem, toMatrixGroup } from "./views.ts";

type Requested = Pick<Context<AnyCall>, "page" | "tenant"> & {
  path: { loyaltyId: string };
  query: FiltersOf<typeof priceMatrix.axes>;
};

/** A page of the matrix: the same items and groups for each of its calls. */
async function pageOf<Row>(
  { path, query, page, tenant }: Requested,
  present: (items: ItemRow[], groups: GroupRow[]) => Row[] | Promise<Row[]>,
) {
  const groups = await tenant.many(queries.listGroups(path.loyaltyId, query));
  const rows = queries.listItems(path.loyaltyId, query);
  const shown = await readPage({ tenant, page }, rows, (items) => present(items, groups), countsAll);
  return { groups, shown };
}

export const priceMatrixCalls = implement(priceMatrix, {
  axes: inProgramme(async (context) => {
    const { groups, shown } = await pageOf(context, (items) => items.map(toItem));
    return { ...shown, price_groups: groups.map(toMatrixGroup) };
  }),

  masterPrices: inProgramme(async (context) => {
    const { tenant, now } = context;
    const { shown } = await pageOf(context, async (items, groups) => {
      const places = items.flatMap((item) => groups.map((group) => ({ groupId: group.id, goodsId: item.id })));
      const { time_zone } = await readBusiness(tenant);
      const moment = { now, lowestSince: thirtyDaysBefore(now, time_zone) };
      const prices = await readPrices(tenant, places, moment.lowestSince);
      const cellsOf = (goodsId: string) =>
        groups.flatMap(({ id: groupId }) => {
          const stored = prices.get(placeOf({ groupId, goodsId }));
          return stored ? [toCell(groupId, stored, moment)] : [];
        });
      return items.map(({ id }) => ({ item_id: id, master_prices: cellsOf(id) }));
    });
    return shown;
  }),

  prices: inProgramme(async (context) => {
    const { query, tenant, now } = context;
    const at = query.calculating_datetime === undefined ? now : momentOf(query.calculating_datetime);
    const { shown } = await pageOf(context, async (items, groups) => {
      const ids = items.map(({ id }) => id);
      const columns: [string, Awaited<ReturnType<typeof priceItems>>][] = [];
      for (const group of groups)
        columns.push([group.id, await priceItems(tenant, await siteOf(tenant, group), ids, at)]);
      return ids.map((item_id) => ({
        item_id,
        prices: columns.map(([price_group_id, priced]) => {
          const one = priced.get(item_id);
          return { price_group_id, ...toPriceValues(one ?? { line: null }), problem: one?.problem ?? null };
        }),
      }));
    });
    return shown;
  }),

  taxRates: inProgramme(async (context) => {
    const { tenant } = context;
    const { shown } = await pageOf(context, async (items, groups) => {
      const [ids, groupIds] = [items.map(({ id }) => id), groups.map(({ id }) => id)];
      const own = await tenant.many(queries.listTaxOverrides(groupIds, ids));
      const rates = Map.groupBy(own, (one) => placeOf({ groupId: one.price_group_id, goodsId: one.goods_id }));
      const columns: [string, Parameters<typeof ratesOf>[1]][] = [];
      for (const id of groupIds) columns.push([id, await tenant.many(listGroupTaxes(id))]);
      return ids.map((item_id) => ({
        item_id,
        tax_rates: columns.map(([price_group_id, taxes]) => {
          const overrides = rates.get(placeOf({ groupId: price_group_id, goodsId: item_id })) ?? [];
          const tax_overrides = overrides.map(({ rate, ...one }) => ({ ...one, rate: rate?.toString() ?? null }));
          return { price_group_id, tax_rates: ratesOf({ tax_overrides }, taxes) };
        }),
      }));
    });
    return shown;
  }),

  ...changeHandlers,
});
