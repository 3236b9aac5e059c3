import { priceGroups } from "@patron/contract";
import { CURRENCIES } from "@patron/engine/money";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { inProgramme } from "../loyalty/public.ts";
import { findGroup } from "./groups.ts";
import { itemHandlers } from "./item-calls.ts";
import { listItems, listPresentPrices } from "./item-queries.ts";
import { ratesOf } from "./items.ts";
import * as queries from "./queries.ts";
import { toGroup, toGroupGoods, toGroupTax, toGroupTerminal, toMasterPrice } from "./views.ts";

export const priceGroupsCalls = implement(priceGroups, {
  add: inProgramme(async ({ path, body, tenant, now, fail, changed }) => {
    const { title, currency } = body;
    if (!CURRENCIES.includes(currency)) return fail("currency.unknown");
    const id = body.id ?? newId();
    const required = { id, loyalty_id: path.loyaltyId, title, currency, created_dt: now, modified_dt: now };
    await tenant.run(queries.addGroup({ ...queries.groupColumns(body), ...required }));
    const added = toGroup(await tenant.one(queries.getGroup(path.loyaltyId, id)));
    changed({ entityType: "price_group", id, after: added });
    return added;
  }),

  list: inProgramme(async ({ path, query, tenant }) => {
    return { items: (await tenant.many(queries.listGroups(path.loyaltyId, query.currency))).map(toGroup) };
  }),

  async get({ path, tenant, fail }) {
    const group = await findGroup(tenant, path);
    return typeof group === "string" ? fail(group) : toGroup(group);
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const group = await findGroup(tenant, path, "lock");
    if (typeof group === "string") return fail(group);
    refuseStale({ seenVersion, fail }, group);
    const { currency } = body;
    if (currency !== undefined && currency !== group.currency) {
      if (!CURRENCIES.includes(currency)) return fail("currency.unknown");
      // A terminal would go on selling by prices of another currency than its own.
      if (group.terminals_count > 0n) return fail("conflict.in_use");
    }
    await tenant.run(queries.saveGroup(group.id, queries.groupColumns(body), now));
    const after = toGroup(await tenant.one(queries.getGroup(path.loyaltyId, group.id)));
    changed({ entityType: "price_group", id: group.id, before: toGroup(group), after });
    return after;
  },

  async remove({ path, tenant, seenVersion, fail, changed }) {
    const group = await findGroup(tenant, path, "lock");
    if (typeof group === "string") return fail(group);
    refuseStale({ seenVersion, fail }, group);
    if (group.terminals_count > 0n) return fail("conflict.in_use");
    await tenant.run(queries.endGroup(group.id));
    changed({ entityType: "price_group", id: group.id, before: toGroup(group) });
    return { done: true };
  },

  async goods({ path, query, tenant, fail }) {
    const group = await findGroup(tenant, path);
    if (typeof group === "string") return fail(group);
    return { items: (await tenant.many(queries.listGroupGoods(group, query))).map(toGroupGoods) };
  },

  async terminals({ path, query, tenant, fail }) {
    const group = await findGroup(tenant, path);
    if (typeof group === "string") return fail(group);
    const rows = await tenant.many(queries.listGroupTerminals(group.id, query.only_active ?? false));
    return { items: rows.map(toGroupTerminal) };
  },

  async masterPrices({ path, tenant, now, fail }) {
    const group = await findGroup(tenant, path);
    if (typeof group === "string") return fail(group);
    return { items: (await tenant.many(listPresentPrices(group.id, now))).map(toMasterPrice) };
  },

  async taxRates({ path, tenant, now, fail }) {
    const group = await findGroup(tenant, path);
    if (typeof group === "string") return fail(group);
    const taxes = await tenant.many(queries.listGroupTaxes(group.id));
    const rows = await tenant.many(listItems(group.id, {}, now));
    return { items: rows.map((row) => ({ item_id: row.goods_id, tax_rates: ratesOf(row, taxes) })) };
  },

  async taxes({ path, tenant, fail }) {
    const group = await findGroup(tenant, path);
    if (typeof group === "string") return fail(group);
    return { items: (await tenant.many(queries.listGroupTaxes(group.id))).map(toGroupTax) };
  },

  async changeTaxes({ path, body, tenant, now, seenVersion, fail, changed }) {
    const group = await findGroup(tenant, path, "lock");
    if (typeof group === "string") return fail(group);
    refuseStale({ seenVersion, fail }, group);
    const ids = new Set(body.taxes.map((one) => one.tax_id));
    const known = await tenant.many(queries.listOwnTaxes(path.loyaltyId, [...ids]));
    if (known.length < ids.size) return fail("tax.not_found");
    const before = (await tenant.many(queries.listGroupTaxes(group.id))).map(toGroupTax);
    await tenant.run(queries.endGroupTaxes(group.id));
    if (ids.size > 0) await tenant.run(queries.addGroupTaxes(group.id, body.taxes));
    await tenant.run(queries.saveGroup(group.id, {}, now));
    const items = (await tenant.many(queries.listGroupTaxes(group.id))).map(toGroupTax);
    const after = toGroup(await tenant.one(queries.getGroup(path.loyaltyId, group.id)));
    const told = { before: { ...toGroup(group), taxes: before }, after: { ...after, taxes: items } };
    changed({ entityType: "price_group", id: group.id, ...told });
    return { items };
  },

  ...itemHandlers,
});
