import type { goods } from "@patron/contract";
import { pictureOf } from "#kit/families/picture.ts";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { inProgramme } from "../loyalty/public.ts";
import * as queries from "./category-queries.ts";
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

/** The categories of the module's calls. */
const picture = pictureOf({
  entityType: "goods_category",
  missing: "goods_category.not_found",
  lock: (path: { categoryId: string }) => queries.lockCategory(path.categoryId),
  save: (id, photo, now) => queries.saveCategory(id, { photo }, now),
  show: toCategory,
});

export const categoryHandlers: Pick<Handlers<typeof goods>, CategoryCalls> = {
  categories: inProgramme(async ({ path, query, tenant }) => {
    return { items: (await tenant.many(queries.listCategories(path.loyaltyId, query.only_active))).map(toCategory) };
  }),

  addCategory: inProgramme(async ({ path, body, tenant, now, fail, changed }) => {
    const tree = await tenant.many(queries.lockTree(path.loyaltyId));
    if (body.parent_id && !tree.some(({ id }) => id === body.parent_id)) return fail("goods_category.not_found");
    const last = Math.max(-1, ...tree.map((one) => one.sort_order));
    const id = body.id ?? newId();
    const required = { id, title: body.title, loyalty_id: path.loyaltyId, sort_order: last + 1 };
    const stamps = { created_dt: now, modified_dt: now };
    await tenant.run(queries.addCategory({ ...queries.categoryColumns(body), ...required, ...stamps }));
    const added = toCategory(await tenant.one(queries.getCategory(id)));
    changed({ entityType: "goods_category", id, after: added });
    return added;
  }),

  orderCategories: inProgramme(async ({ path, body, tenant, now, fail, changed }) => {
    const tree = await tenant.many(queries.lockTree(path.loyaltyId));
    const parents = new Map(tree.map((one) => [one.id, one.parent_id]));
    const known = body.items.every((one) => parents.has(one.id) && (!one.parent_id || parents.has(one.parent_id)));
    if (!known) return fail("goods_category.not_found");
    for (const { id, parent_id } of body.items) if (parent_id !== undefined) parents.set(id, parent_id);
    if (hasLoop(parents)) return fail("goods_category.loop");
    const places = [...new Set(body.items.map(({ id }) => id))].map((id) => ({
      id,
      parent_id: parents.get(id) ?? null,
    }));
    if (places.length > 0) await tenant.run(queries.placeCategories(places, now));
    changed({ entityType: "goods_category", id: path.loyaltyId, before: { tree }, after: { places } });
    return { items: (await tenant.many(queries.listCategories(path.loyaltyId))).map(toCategory) };
  }),

  async category({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getCategory(path.categoryId));
    return row ? toCategory(row) : fail("goods_category.not_found");
  },

  async changeCategory({ path, body, tenant, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockCategory(path.categoryId));
    if (!row) return fail("goods_category.not_found");
    refuseStale({ seenVersion, fail }, row);
    if (body.parent_id) {
      const parents = new Map(
        (await tenant.many(queries.lockTree(row.loyalty_id))).map((one) => [one.id, one.parent_id]),
      );
      if (!parents.has(body.parent_id)) return fail("goods_category.not_found");
      if (hasLoop(parents.set(row.id, body.parent_id))) return fail("goods_category.loop");
    }
    await tenant.run(queries.saveCategory(row.id, queries.categoryColumns(body), now));
    const after = toCategory(await tenant.one(queries.getCategory(row.id)));
    changed({ entityType: "goods_category", id: row.id, before: toCategory(row), after });
    return after;
  },

  categoryPhoto: picture.store,
  removeCategoryPhoto: picture.remove,
};
