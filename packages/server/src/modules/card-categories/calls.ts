import { cardCategories } from "@patron/contract";
import { settingsOf } from "#kit/families/settings.ts";
import { implement } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import { getLoyalty, inProgramme, lockLoyalty, programmeSettings } from "../loyalty/public.ts";
import { changeCards } from "./cards.ts";
import { replaceDefault } from "./default.ts";
import * as queries from "./queries.ts";
import { toCategory, toCategorySettings } from "./views.ts";

const record = recordOf(cardCategories, {
  entityType: "card_category",
  table: "card_category",
  id: "categoryId",
  missing: "card_category.not_found",
  read: (id, { loyaltyId }) => queries.getCategory(loyaltyId, id),
  lock: (id, { loyaltyId }) => queries.lockCategory(loyaltyId, id),
  present: toCategory,

  async add({ path, body, tenant, now, fail, changed }) {
    // Locked, so that of two new defaults the later one wins.
    if (!(await tenant.maybe(lockLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    if (body.is_default && body.active === false) return fail("card_category.default_inactive");
    if (body.is_default) await replaceDefault(tenant, path.loyaltyId, now, changed);
    return { ...queries.categoryColumns(body), title: body.title, loyalty_id: path.loyaltyId };
  },

  async change({ path, body, tenant, now, fail, changed }, row) {
    const { is_default, active } = { ...row, ...body };
    if (is_default && !active) return fail("card_category.default_inactive");
    if (body.is_default && !row.is_default) await replaceDefault(tenant, path.loyaltyId, now, changed);
    return queries.categoryColumns(body);
  },
});
const { get, add, change } = record.handlers;
const picture = record.pictures("image");

const settings = settingsOf(programmeSettings, {
  name: "card-categories",
  entityType: "card_category_settings",
  show: toCategorySettings,
});

export const cardCategoryCalls = implement(cardCategories, {
  list: inProgramme(async ({ path, tenant }) => {
    return { items: (await tenant.many(queries.listCategories(path.loyaltyId))).map(toCategory) };
  }),

  get,
  add,
  async change(context) {
    // Locked before the category, as when adding one, so concurrent new defaults do not deadlock and the later one wins.
    await context.tenant.maybe(lockLoyalty(context.path.loyaltyId));
    return change(context);
  },

  image: picture.store,
  removeImage: picture.remove,

  settings: settings.show,
  changeSettings: settings.change,

  async assign(context) {
    const { body, tenant, fail } = context;
    const { loyalty_id, category_id, pinned = false, comment = null } = body;
    if (!(await tenant.maybe(getLoyalty(loyalty_id)))) return fail("loyalty.not_found");
    const category = category_id && (await tenant.maybe(queries.getCategory(loyalty_id, category_id)));
    if (category_id && !category) return fail("card_category.not_found");
    const change = { category_id, category_pinned: pinned };
    if (!category || category.active) return changeCards(context, change, comment);
    // Customers who hold it may be pinned to it all the same.
    return changeCards(context, change, comment, (held) => held !== category_id && fail("card_category.inactive"));
  },
});
