import { goods } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import { inProgramme, refuseProgramme } from "../loyalty/public.ts";
import * as queries from "./category-queries.ts";
import { refusePresets } from "./entry.ts";
import { hasLoop } from "./rules.ts";
import { toCategory } from "./views.ts";

type CategoryCalls =
  | "categories"
  | "addCategory"
  | "orderCategories"
  | "category"
  | "changeCategory"
  | "categoryPhoto"
  | "removeCategoryPhoto";

const calls = { get: goods.category, add: goods.addCategory, change: goods.changeCategory };
const record = recordOf(calls, {
  entityType: "goods_category",
  table: "goods_category",
  id: "categoryId",
  missing: "goods_category.not_found",
  read: queries.getCategory,
  lock: queries.lockCategory,
  present: toCategory,

  async add({ path, body, tenant, fail }) {
    const refused = await refuseProgramme({ path, tenant, fail });
    if (refused) return refused;
    const tree = await tenant.many(queries.lockTree(path.loyaltyId));
    if (body.parent_id && !tree.some(({ id }) => id === body.parent_id)) return fail("goods_category.not_found");
    const last = Math.max(-1, ...tree.map((one) => one.sort_order));
    const unentered = refusePresets(body);
    if (unentered) return fail(unentered);
    const { title } = body;
    return { ...queries.categoryColumns(body), title, loyalty_id: path.loyaltyId, sort_order: last + 1 };
  },

  async change({ body, tenant, fail }, row) {
    if (body.parent_id) {
      const tree = await tenant.many(queries.lockTree(row.loyalty_id));
      const parents = new Map(tree.map((one) => [one.id, one.parent_id]));
      if (!parents.has(body.parent_id)) return fail("goods_category.not_found");
      if (hasLoop(parents.set(row.id, body.parent_id))) return fail("goods_category.loop");
    }
    const unentered = refusePresets({ ...toCategory(row), ...body });
    if (unentered) return fail(unentered);
    return queries.categoryColumns(body);
  },
});
const { get, add, change } = record.handlers;
const picture = record.pictures("photo");

/** The categories of the module's calls. */
export const categoryHandlers: Pick<Handlers<typeof goods>, CategoryCalls> = {
  categories: inProgramme(async ({ path, query, tenant }) => {
    return { items: (await tenant.many(queries.listCategories(path.loyaltyId, query))).map(toCategory) };
  }),

  addCategory: add,
  category: get,
  changeCategory: change,

  orderCategories: inProgramme(async ({ path, body, tenant, now, fail, changed }) => {
    const tree = await tenant.many(queries.lockTree(path.loyaltyId));
    const parents = new Map(tree.map((one) => [one.id, one.parent_id]));
    const known = body.items.every((one) => parents.has(one.id) && (!one.parent_id || parents.has(one.parent_id)));
    if (!known) return fail("goods_category.not_found");
    for (const { id, parent_id } of body.items) if (parent_id !== undefined) parents.set(id, parent_id);
    if (hasLoop(parents)) return fail("goods_category.loop");
    const order = [...new Set(body.items.map(({ id }) => id))].map((id) => ({
      id,
      parent_id: parents.get(id) ?? null,
    }));
    if (order.length > 0) await tenant.run(queries.orderCategories(order, now));
    changed({ entityType: "goods_category", id: path.loyaltyId, before: { tree }, after: { places: order } });
    return { items: (await tenant.many(queries.listCategories(path.loyaltyId))).map(toCategory) };
  }),

  categoryPhoto: picture.store,
  removeCategoryPhoto: picture.remove,
};
