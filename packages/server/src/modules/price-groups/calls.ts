import { priceGroups } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { listKnownIn } from "#kit/records/known-queries.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { inProgramme } from "../loyalty/public.ts";
import { groupRecord } from "./group.ts";
import { itemHandlers } from "./item-calls.ts";
import { listItems, listPresentPrices } from "./item-queries.ts";
import { ratesOf } from "./items.ts";
import * as queries from "./queries.ts";
import { toGroup, toGroupGoods, toGroupTax, toGroupTerminal, toMasterPrice } from "./views.ts";

export const priceGroupsCalls = implement(priceGroups, {
  ...groupRecord.handlers,

  list: inProgramme(async ({ path, query, tenant }) => {
    return { items: (await tenant.many(queries.listGroups(path.loyaltyId, query))).map(toGroup) };
  }),

  remove: groupRecord.removing(priceGroups.remove, ({ fail }, group) =>
    group.terminals_count > 0n ? fail("conflict.in_use") : undefined,
  ),

  goods: groupRecord.showing(async (group, { query, tenant }) => {
    return { items: (await tenant.many(queries.listGroupGoods(group, query))).map(toGroupGoods) };
  }),

  terminals: groupRecord.showing(async (group, { query, tenant }) => {
    return { items: (await tenant.many(queries.listGroupTerminals(group.id, query))).map(toGroupTerminal) };
  }),

  masterPrices: groupRecord.showing(async (group, { tenant, now }) => {
    return { items: (await tenant.many(listPresentPrices(group.id, now))).map(toMasterPrice) };
  }),

  taxRates: groupRecord.showing(async (group, { tenant, now }) => {
    const taxes = await tenant.many(queries.listGroupTaxes(group.id));
    const rows = await tenant.many(listItems(group.id, {}, now));
    return { items: rows.map((row) => ({ item_id: row.goods_id, tax_rates: ratesOf(row, taxes) })) };
  }),

  taxes: groupRecord.showing(async (group, { tenant }) => {
    return { items: (await tenant.many(queries.listGroupTaxes(group.id))).map(toGroupTax) };
  }),

  async changeTaxes(context) {
    const { path, body, tenant, now, fail, changed } = context;
    const group = await groupRecord.locked(context);
    refuseStale(context, group);
    const ids = body.taxes.map((one) => one.tax_id);
    if (await lacks(tenant, ids, (some) => listKnownIn(path.loyaltyId, "tax", some))) return fail("tax.not_found");
    const before = (await tenant.many(queries.listGroupTaxes(group.id))).map(toGroupTax);
    await tenant.run(queries.endGroupTaxes(group.id));
    if (ids.length > 0) await tenant.run(queries.addGroupTaxes(group.id, body.taxes));
    await tenant.run(saveRow("price_group", group.id, {}, now));
    const items = (await tenant.many(queries.listGroupTaxes(group.id))).map(toGroupTax);
    const after = toGroup(await tenant.one(queries.getGroup(path.loyaltyId, group.id)));
    const versions = { before: { ...toGroup(group), taxes: before }, after: { ...after, taxes: items } };
    changed({ entityType: "price_group", id: group.id, ...versions });
    return { items };
  },

  ...itemHandlers,
});
