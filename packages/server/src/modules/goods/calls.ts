import { goods } from "@patron/contract";
import { SERVICE_TYPES } from "@patron/contract/enums";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { recordOf } from "#kit/records/record.ts";
import { personOf } from "#kit/who.ts";
import { inProgramme, listSold } from "../loyalty/public.ts";
import { categoryHandlers } from "./category-calls.ts";
import * as categories from "./category-queries.ts";
import { goodsListExport } from "./export.ts";
import * as queries from "./queries.ts";
import { saveLists } from "./rules.ts";
import { serviceTypes } from "./service-types.ts";
import { toGoods, toListedGoods } from "./views.ts";

const record = recordOf(goods, {
  entityType: "goods",
  table: "goods",
  id: "goodsId",
  missing: "goods.not_found",
  read: queries.getGoods,
  lock: queries.lockGoods,
  present: toGoods,
  add: ({ body }) => ({ ...queries.goodsColumns(body), title: body.title, code: body.code }),
  change: ({ body }) => queries.goodsColumns(body),

  async saved({ body, tenant, fail }, id, isNew) {
    // Without a programme of its own a new item is sold in the first one.
    const lists = isNew ? { ...body, loyalty_ids: body.loyalty_ids ?? [] } : body;
    const refused = await saveLists(tenant, id, lists);
    return refused && fail(refused);
  },
});
const picture = record.pictures("photo");

export const goodsCalls = implement(
  goods,
  {
    ...categoryHandlers,
    ...record.handlers,

    photo: picture.store,
    removePhoto: picture.remove,

    addImage: record.changing(
      goods.addImage,
      async ({ image, tenant, who, files }, row) => {
        const stored = await files.addPicture(personOf(who).businessId, image);
        await tenant.run(queries.addImage(newId(), row.id, stored));
        return {};
      },
      toGoods,
    ),
    removeImage: record.changing(
      goods.removeImage,
      async ({ path, tenant, fail }, row) =>
        (await tenant.run(queries.endImage(row.id, path.imageId))) ? {} : fail("goods_image.not_found"),
      toGoods,
    ),

    orderImages: record.changing(
      goods.orderImages,
      async ({ body, tenant, fail }, row) => {
        const ids = [...new Set(body.image_ids)];
        if (ids.some((id) => !row.images.some((image) => image.id === id))) return fail("goods_image.not_found");
        const rest = row.images.map(({ id }) => id).filter((id) => !ids.includes(id));
        await tenant.run(queries.orderImages(row.id, [...ids, ...rest]));
        return {};
      },
      toGoods,
    ),

    list: ({ query, page, tenant, now }) =>
      readPage(
        { tenant, page },
        queries.listMatchingIds({ filters: query, order: page }),
        async (found) => {
          const ids = found.map(({ id }) => id);
          return (await tenant.many(queries.listGoodsByIds(ids, now))).map(toListedGoods);
        },
        countsAll,
      ),

    async inBusiness({ query, tenant, now }) {
      return { items: (await tenant.many(queries.listPricedGoods(query, now))).map(toListedGoods) };
    },

    inCategory: inProgramme(async ({ path, query, tenant, fail }) => {
      if (!query.category)
        return { items: (await tenant.many(queries.listUncategorised(path.loyaltyId))).map(toGoods) };
      const category = await tenant.maybe(categories.getCategory(query.category));
      if (category?.loyalty_id !== path.loyaltyId) return fail("goods_category.not_found");
      return { items: (await tenant.many(queries.listGoodsOfCategory(category.id))).map(toGoods) };
    }),

    orderInCategory: inProgramme(async ({ path, query, body, tenant, fail, changed }) => {
      const category = query.category && (await tenant.maybe(categories.lockCategory(query.category)));
      if (!category || category.loyalty_id !== path.loyaltyId) return fail("goods_category.not_found");
      const ids = [...new Set(body.goods_ids)];
      if (await lacks(tenant, ids, (some) => listSold(path.loyaltyId, some))) return fail("goods.not_found");
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

    inLoyalty: inProgramme(({ path, query, page, tenant }) => {
      const rows = queries.listGoodsOfLoyalty(path.loyaltyId, query);
      return readPage({ tenant, page }, rows, (found) => found.map(toGoods), countsAll);
    }),

    serviceTypes: () => ({ items: SERVICE_TYPES.map((code) => ({ code, title: serviceTypes[code] })) }),
  },
  { list: goodsListExport },
);
