import type { priceGroups } from "@patron/contract";
import type { Change, Handlers } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { listKnownIn } from "#kit/records/known-queries.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { listSold } from "../loyalty/public.ts";
import { groupRecord } from "./group.ts";
import * as queries from "./item-queries.ts";
import { everything, momentOf, readItems, saveItem, siteOf } from "./items.ts";
import { priceItems } from "./levels.ts";
import { toExplained } from "./price-views.ts";
import { type GroupRow, toMasterPrice } from "./views.ts";

type ItemCalls =
  | "items"
  | "addItems"
  | "changeItems"
  | "removeItems"
  | "item"
  | "changeItem"
  | "removeItem"
  | "itemMasterPrices"
  | "removeMasterPrice"
  | "itemPrices";

/** The goods of price groups and their prices. */
export const itemHandlers: Pick<Handlers<typeof priceGroups>, ItemCalls> = {
  items: groupRecord.showing(async (group, { query, page, tenant, now }) => {
    const { calculating_datetime } = query;
    const at = calculating_datetime === undefined ? now : momentOf(calculating_datetime);
    const items = queries.listItems(group.id, query, at);
    return readPage({ tenant, page }, items, (rows) => readItems(tenant, group, rows, query, at), countsAll);
  }),

  async addItems(context) {
    const { path, body, tenant, who, now, fail, changed } = context;
    const group = await groupRecord.locked(context);
    const ids = [...new Set(body.map((one) => one.item_id))];
    if (await lacks(tenant, ids, (some) => listSold(path.loyaltyId, some))) return fail("goods.not_found");
    const before = await tenant.many(queries.lockItems(group.id, ids));
    if (ids.length > 0) await tenant.run(queries.addItems(group.id, ids, now));
    const had = new Set(before.map((one) => one.goods_id));
    const author = { personId: personOf(who).personId, now };
    for (const { item_id, ...price } of body) {
      if (price.master_price !== undefined) await saveItem(tenant, group.id, item_id, price, author);
    }
    const items = await present(tenant, group, ids, now);
    const affected = items.filter(
      (one) => !had.has(one.id) || body.some((request) => request.item_id === one.id && request.master_price),
    );
    for (const after of affected) changed(changeOf(group, after.id, { after }));
    return { items };
  },

  async changeItems(context) {
    const { path, body, tenant, who, now, fail, changed } = context;
    const group = await groupRecord.locked(context);
    const ids = [...new Set(body.map((one) => one.item_id))];
    const locked = await tenant.many(queries.lockItems(group.id, ids));
    if (locked.length < ids.length) return fail("price_group_item.not_found");
    if (await namesStrangeTax(tenant, path.loyaltyId, body)) return fail("tax.not_found");
    const before = new Map((await present(tenant, group, ids, now)).map((one) => [one.id, one]));
    const author = { personId: personOf(who).personId, now };
    for (const { item_id, ...change } of body) await saveItem(tenant, group.id, item_id, change, author);
    const items = await present(tenant, group, ids, now);
    for (const after of items) changed(changeOf(group, after.id, { before: before.get(after.id), after }));
    return { items };
  },

  async removeItems(context) {
    const { body, tenant, now, fail, changed } = context;
    const group = await groupRecord.locked(context);
    const ids = [...new Set(body)];
    const locked = await tenant.many(queries.lockItems(group.id, ids));
    if (locked.length < ids.length) return fail("price_group_item.not_found");
    const items = await present(tenant, group, ids, now);
    if (ids.length > 0) await tenant.run(queries.endItems(group.id, ids));
    for (const before of items) changed(changeOf(group, before.id, { before }));
    return { done: true };
  },

  item: groupRecord.showing(async (group, { path, tenant, now, fail }) => {
    const [item] = await present(tenant, group, [path.itemId], now);
    return item ?? fail("price_group_item.not_found");
  }),

  async changeItem(context) {
    const { path, body, tenant, who, now, fail, changed } = context;
    const group = await groupRecord.locked(context);
    const [row] = await tenant.many(queries.lockItems(group.id, [path.itemId]));
    if (!row) return fail("price_group_item.not_found");
    refuseStale(context, row);
    if (await namesStrangeTax(tenant, path.loyaltyId, [body])) return fail("tax.not_found");
    const [before] = await present(tenant, group, [path.itemId], now);
    await saveItem(tenant, group.id, path.itemId, body, { personId: personOf(who).personId, now });
    const [after] = await present(tenant, group, [path.itemId], now);
    changed(changeOf(group, path.itemId, { before, after }));
    return after ?? fail("price_group_item.not_found");
  },

  async removeItem(context) {
    const { path, tenant, now, fail, changed } = context;
    const group = await groupRecord.locked(context);
    const [row] = await tenant.many(queries.lockItems(group.id, [path.itemId]));
    if (!row) return fail("price_group_item.not_found");
    refuseStale(context, row);
    const [before] = await present(tenant, group, [path.itemId], now);
    await tenant.run(queries.endItems(group.id, [path.itemId]));
    changed(changeOf(group, path.itemId, { before }));
    return { done: true };
  },

  itemMasterPrices: groupRecord.showing(async (group, { path, tenant, now, fail }) => {
    const [item] = await tenant.many(queries.listItems(group.id, { ids: [path.itemId] }, now));
    if (!item) return fail("price_group_item.not_found");
    return { items: (await tenant.many(queries.listPrices(group.id, [path.itemId]))).map(toMasterPrice) };
  }),

  async removeMasterPrice(context) {
    const { path, tenant, now, fail, changed } = context;
    const group = await groupRecord.locked(context);
    const [item] = await tenant.many(queries.lockItems(group.id, [path.itemId]));
    if (!item) return fail("price_group_item.not_found");
    const price = await tenant.maybe(queries.lockMasterPrice(group.id, path.itemId, path.masterPriceId));
    if (!price) return fail("master_price.not_found");
    if (price.valid_from <= now) return fail("master_price.in_force");
    await tenant.run(queries.endMasterPrice(price.id));
    await tenant.run(queries.saveItem(group.id, path.itemId, undefined, now));
    const [after] = await present(tenant, group, [path.itemId], now);
    changed({ entityType: "master_price", id: `${group.id}/${path.itemId}/${price.id}`, before: toMasterPrice(price) });
    changed(changeOf(group, path.itemId, { after }));
    return { done: true };
  },

  itemPrices: groupRecord.showing(async (group, { path, query, tenant, now, fail }) => {
    const at = query.calculating_datetime === undefined ? now : momentOf(query.calculating_datetime);
    const [item] = await tenant.many(queries.listItems(group.id, { ids: [path.itemId] }, at));
    if (!item) return fail("price_group_item.not_found");
    const priced = await priceItems(tenant, await siteOf(tenant, group), [path.itemId], at);
    const one = priced.get(path.itemId);
    return one ? toExplained(one) : fail("price_group_item.not_found");
  }),
};

/** The present items of a group, in API format. */
async function present(tenant: Tenant, group: GroupRow, ids: readonly string[], now: Date) {
  return readItems(tenant, group, await tenant.many(queries.listItems(group.id, { ids }, now)), everything, now);
}

/** Whether some body names a tax that the programme does not have. */
async function namesStrangeTax(
  tenant: Tenant,
  loyaltyId: string,
  bodies: readonly { tax_overrides?: { tax_id: string }[] }[],
): Promise<boolean> {
  const ids = bodies.flatMap((one) => (one.tax_overrides ?? []).map((tax) => tax.tax_id));
  return lacks(tenant, ids, (some) => listKnownIn(loyaltyId, "tax", some));
}

/** The id of an item in the audit log: its group's and its goods' ids. */
function changeOf(group: GroupRow, goodsId: string, states: Pick<Change, "before" | "after">): Change {
  return { entityType: "price_group_item", id: `${group.id}/${goodsId}`, ...states };
}
