import { cardCategories } from "@patron/contract";
import { pictureOf } from "#kit/families/picture.ts";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { getLoyalty, inProgramme, lockLoyalty, settingsOf } from "../loyalty/public.ts";
import { replaceDefault } from "./default.ts";
import * as queries from "./queries.ts";
import { toCategory, toCategorySettings } from "./views.ts";

const picture = pictureOf({
  entityType: "card_category",
  missing: "card_category.not_found",
  lock: (path: { loyaltyId: string; categoryId: string }) => queries.lockCategory(path.loyaltyId, path.categoryId),
  save: (id, image, now) => queries.saveCategory(id, { image }, now),
  show: toCategory,
});

const settings = settingsOf({
  name: "card-categories",
  entityType: "card_category_settings",
  show: toCategorySettings,
});

export const cardCategoryCalls = implement(cardCategories, {
  list: inProgramme(async ({ path, tenant }) => {
    return { items: (await tenant.many(queries.listCategories(path.loyaltyId))).map(toCategory) };
  }),

  async add({ path, body, tenant, now, fail, changed }) {
    // Locked, so that of two new defaults the later one wins.
    if (!(await tenant.maybe(lockLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    if (body.is_default && body.active === false) return fail("card_category.default_inactive");
    if (body.is_default) await replaceDefault(tenant, path.loyaltyId, now, changed);
    const id = body.id ?? newId();
    const required = { id, title: body.title, loyalty_id: path.loyaltyId, created_dt: now, modified_dt: now };
    await tenant.run(queries.addCategory({ ...queries.categoryColumns(body), ...required }));
    const added = toCategory(await tenant.one(queries.getCategory(path.loyaltyId, id)));
    changed({ entityType: "card_category", id, after: added });
    return added;
  },

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getCategory(path.loyaltyId, path.categoryId));
    return row ? toCategory(row) : fail("card_category.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const { loyaltyId, categoryId } = path;
    await tenant.maybe(lockLoyalty(loyaltyId));
    const row = await tenant.maybe(queries.lockCategory(loyaltyId, categoryId));
    if (!row) return fail("card_category.not_found");
    refuseStale({ seenVersion, fail }, row);
    const wanted = { ...row, ...body };
    if (wanted.is_default && !wanted.active) return fail("card_category.default_inactive");
    if (body.is_default && !row.is_default) await replaceDefault(tenant, loyaltyId, now, changed);
    await tenant.run(queries.saveCategory(row.id, queries.categoryColumns(body), now));
    const after = toCategory(await tenant.one(queries.getCategory(loyaltyId, row.id)));
    changed({ entityType: "card_category", id: row.id, before: toCategory(row), after });
    return after;
  },

  image: picture.store,
  removeImage: picture.remove,

  settings: settings.show,
  changeSettings: settings.change,

  async assign({ body, tenant, now, fail, changed }) {
    const { loyalty_id, category_id, user_ids, pinned = false, comment = null } = body;
    if (!(await tenant.maybe(getLoyalty(loyalty_id)))) return fail("loyalty.not_found");
    const category = category_id && (await tenant.maybe(queries.getCategory(loyalty_id, category_id)));
    if (category_id && !category) return fail("card_category.not_found");
    const cards = await tenant.many(queries.lockCards(loyalty_id, user_ids));
    const unknown = user_ids.filter((id) => !cards.some((card) => card.customer_id === id));
    if (unknown.length > 0) return fail("customer.not_found", { user_ids: unknown });
    const change = { category_id, category_pinned: pinned };
    const moved = cards.filter((card) => card.category_id !== category_id || card.category_pinned !== pinned);
    const ids = moved.map((card) => card.id);
    if (ids.length > 0) await tenant.run(queries.saveCardCategory(ids, change, now));
    for (const { customer_id, category_id: was, category_pinned } of moved) {
      const before = { category_id: was, category_pinned };
      changed({ entityType: "customer", id: customer_id, before, after: { ...change, comment, loyalty_id } });
    }
    return { changed: moved.length };
  },
});
