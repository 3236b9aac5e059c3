import { goods } from "@patron/contract";
import { SERVICE_TYPES } from "@patron/contract/enums";
import { pictureOf } from "#kit/families/picture.ts";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { pageOf, windowOf } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { inProgramme } from "../loyalty/public.ts";
import { categoryHandlers } from "./category-calls.ts";
import * as categories from "./category-queries.ts";
import * as queries from "./queries.ts";
import { saveLists } from "./rules.ts";
import { serviceTypes } from "./service-types.ts";
import { type GoodsRow, toGoods } from "./views.ts";

const picture = pictureOf({
  entityType: "goods",
  missing: "goods.not_found",
  lock: (path: { goodsId: string }) => queries.lockGoods(path.goodsId),
  save: (id, photo, now) => queries.saveGoods(id, { photo }, now),
  show: toGoods,
});

export const goodsCalls = implement(goods, {
  ...categoryHandlers,

  photo: picture.store,
  removePhoto: picture.remove,

  async addImage({ path, image, tenant, who, now, files, fail, changed }) {
    const row = await tenant.maybe(queries.lockGoods(path.goodsId));
    if (!row) return fail("goods.not_found");
    const stored = await files.addPicture(personOf(who).businessId, image);
    await tenant.run(queries.addImage(newId(), row.id, stored));
    await tenant.run(queries.saveGoods(row.id, {}, now));
    const after = await reread(tenant, row);
    changed({ entityType: "goods", id: row.id, before: toGoods(row), after });
    return after;
  },

  async removeImage({ path, tenant, now, fail, changed }) {
    const row = await tenant.maybe(queries.lockGoods(path.goodsId));
    if (!row) return fail("goods.not_found");
    if (!(await tenant.run(queries.endImage(row.id, path.imageId)))) return fail("goods_image.not_found");
    await tenant.run(queries.saveGoods(row.id, {}, now));
    const after = await reread(tenant, row);
    changed({ entityType: "goods", id: row.id, before: toGoods(row), after });
    return after;
  },

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getGoods(path.goodsId));
    return row ? toGoods(row) : fail("goods.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockGoods(path.goodsId));
    if (!row) return fail("goods.not_found");
    refuseStale({ seenVersion, fail }, row);
    await tenant.run(queries.saveGoods(row.id, queries.goodsColumns(body), now));
    const refused = await saveLists(tenant, row.id, body);
    if (refused) return fail(refused);
    const after = await reread(tenant, row);
    changed({ entityType: "goods", id: row.id, before: toGoods(row), after });
    return after;
  },

  async add({ body, tenant, now, fail, changed }) {
    const id = body.id ?? newId();
    const { title, code } = body;
    const stamps = { created_dt: now, modified_dt: now };
    await tenant.run(queries.addGoods({ ...queries.goodsColumns(body), id, title, code, ...stamps }));
    // Without a programme of its own the item is sold in the first one.
    const refused = await saveLists(tenant, id, { ...body, loyalty_ids: body.loyalty_ids ?? [] });
    if (refused) return fail(refused);
    const added = toGoods(await tenant.one(queries.getGoods(id)));
    changed({ entityType: "goods", id, after: added });
    return added;
  },

  async inBusiness({ query, tenant }) {
    return { items: (await tenant.many(queries.listGoods(query))).map(toGoods) };
  },

  inCategory: inProgramme(async ({ path, query, tenant, fail }) => {
    if (!query.category) return { items: (await tenant.many(queries.listUncategorised(path.loyaltyId))).map(toGoods) };
    const category = await tenant.maybe(categories.getCategory(query.category));
    if (category?.loyalty_id !== path.loyaltyId) return fail("goods_category.not_found");
    return { items: (await tenant.many(queries.listGoodsOfCategory(category.id))).map(toGoods) };
  }),

  orderInCategory: inProgramme(async ({ path, query, body, tenant, fail, changed }) => {
    const category = query.category && (await tenant.maybe(categories.lockCategory(query.category)));
    if (!category || category.loyalty_id !== path.loyaltyId) return fail("goods_category.not_found");
    const ids = [...new Set(body.goods_ids)];
    const sold = await tenant.many(queries.listSold(path.loyaltyId, ids));
    if (sold.length < ids.length) return fail("goods.not_found");
    const before = await tenant.many(queries.listGoodsOfCategory(category.id));
    await tenant.run(queries.endCategoryGoods(category.id));
    if (ids.length > 0) await tenant.run(queries.addCategoryGoods(category.id, ids));
    const entityType = "goods_category";
    changed({
      entityType,
      id: category.id,
      before: { goods_ids: before.map(({ id }) => id) },
      after: { goods_ids: ids },
    });
    return { items: (await tenant.many(queries.listGoodsOfCategory(category.id))).map(toGoods) };
  }),

  inLoyalty: inProgramme(async ({ path, query, page, tenant }) => {
    const rows = await tenant.many(queries.listGoodsOfLoyalty(path.loyaltyId, query, windowOf(page)));
    const { total } = await tenant.one(queries.countGoodsOfLoyalty(path.loyaltyId, query));
    return pageOf(rows.map(toGoods), page, total);
  }),

  serviceTypes: () => ({ items: SERVICE_TYPES.map((code) => ({ code, title: serviceTypes[code] })) }),
});

/** The item after a change in the same transaction. */
async function reread(tenant: Tenant, row: GoodsRow) {
  return toGoods(await tenant.one(queries.getGoods(row.id)));
}
