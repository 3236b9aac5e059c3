import {
  ITEM_ENTRY_MODES,
  LISTED_GOODS_COLUMNS,
  LISTED_GOODS_SORTS,
  SERVICE_TYPES,
  STAFF_ROLES,
  UNITS,
} from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { anyone, call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { ItemPreset } from "./shapes/item-preset.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles(...STAFF_ROLES);
const changes = roles("marketing", "sales-point-manager");

const categoryFields = {
  title: s.title(),
  public_title: s.texts(200),
  public_description: s.texts(),
  parent_id: s.nullable(s.idOf("goods_category")),
  code: s.nullable(s.text(64)),
  show_in_store: s.flag,
  show_in_terminal: s.flag,
  /** How a till takes the quantity of its items; null: as for the category above, and at the top without limits. */
  item_entry_mode: s.nullable(s.oneOf(ITEM_ENTRY_MODES)),
  /** What a till offers in place of typing. */
  presets: s.list(ItemPreset, 12),
  active: s.flag,
};
export const GoodsCategory = s.entity("goods_category", {
  loyalty_id: s.idOf("loyalty"),
  ...categoryFields,
  sort_order: s.whole(0, 1_000_000),
  photo: s.nullable(photo),
  goods_count: s.whole(0, 2 ** 31 - 1),
});
export type GoodsCategory = s.Of<typeof GoodsCategory>;
export const GoodsCategoryBody = s.object({
  id: s.optional(s.idOf("goods_category")),
  title: categoryFields.title,
  public_title: s.optional(categoryFields.public_title),
  public_description: s.optional(categoryFields.public_description),
  parent_id: s.optional(categoryFields.parent_id),
  code: s.optional(categoryFields.code),
  show_in_store: s.optional(s.flag),
  show_in_terminal: s.optional(s.flag),
  item_entry_mode: s.optional(categoryFields.item_entry_mode),
  presets: s.optional(categoryFields.presets),
  active: s.optional(s.flag),
});
/** Categories in their new order; a named `parent_id` moves the category there. */
const CategoryOrder = s.object({
  items: s.list(
    s.object({ id: s.idOf("goods_category"), parent_id: s.optional(s.nullable(s.idOf("goods_category"))) }),
    2000,
  ),
});

const Price = s.object({ currency: s.currency, price: s.unitPrice });
/** The price of one unit on a client account, in the account's own unit. */
const AccountPrice = s.object({ special_account_id: s.idOf("special_account"), price: s.money });
const goodsFields = {
  title: s.title(),
  public_title: s.texts(200),
  public_description: s.texts(),
  code: s.title(64),
  barcodes: s.list(s.title(64), 50),
  service_type: s.oneOf(SERVICE_TYPES),
  unit: s.oneOf(UNITS),
  quantity_min: s.nullable(s.quantity),
  quantity_step: s.nullable(s.quantity),
  quantity_precision: s.whole(0, 3),
  weightable: s.flag,
  age_limit: s.nullable(s.whole(0, 99)),
  prices: s.list(Price, 50),
  /** What one unit costs the business, in the currency of the business. */
  cost_price: s.nullable(s.unitPrice),
  /** One for each account; without one, stamps do not pay for it. */
  special_account_prices: s.list(AccountPrice, 50),
  category_ids: s.list(s.idOf("goods_category"), 200),
  loyalty_ids: s.list(s.idOf("loyalty"), 200),
  active: s.flag,
};
const goodsImages = s.list(s.object({ id: s.idOf("goods_image"), url: s.text(300), thumbnail_url: s.text(300) }));
export const Goods = s.entity("goods", { ...goodsFields, photo: s.nullable(photo), additional_images: goodsImages });
export type Goods = s.Of<typeof Goods>;
export const ListedGoods = s.entity("goods", {
  ...goodsFields,
  photo: s.nullable(photo),
  additional_images: goodsImages,
  /** Lowest and highest current price by currency, on the card and in active price groups. */
  price_ranges: s.list(s.object({ currency: s.currency, lowest: s.unitPrice, highest: s.unitPrice }), 200),
});
export const GoodsBody = s.object({
  id: s.optional(s.idOf("goods")),
  title: goodsFields.title,
  code: goodsFields.code,
  public_title: s.optional(goodsFields.public_title),
  public_description: s.optional(goodsFields.public_description),
  barcodes: s.optional(goodsFields.barcodes),
  service_type: s.optional(goodsFields.service_type),
  unit: s.optional(goodsFields.unit),
  quantity_min: s.optional(goodsFields.quantity_min),
  quantity_step: s.optional(goodsFields.quantity_step),
  quantity_precision: s.optional(goodsFields.quantity_precision),
  weightable: s.optional(s.flag),
  age_limit: s.optional(goodsFields.age_limit),
  prices: s.optional(goodsFields.prices),
  cost_price: s.optional(goodsFields.cost_price),
  special_account_prices: s.optional(goodsFields.special_account_prices),
  category_ids: s.optional(goodsFields.category_ids),
  loyalty_ids: s.optional(goodsFields.loyalty_ids),
  active: s.optional(s.flag),
});
const GoodsOrder = s.object({ goods_ids: s.list(s.idOf("goods"), 5000) });
const found = { only_active: s.flag, search_text: s.text(200), service_type: s.oneOf(SERVICE_TYPES) };
const pointsAt = [
  "loyalty.not_found",
  "goods_category.not_found",
  "currency.unknown",
  "special_account.not_found",
  "special_account.no_punches",
  "conflict.duplicate",
] as const;

const entering = [
  "goods_category.presets_missing",
  "goods_category.presets_unused",
  "goods_category.preset_zero",
] as const;

const categoryPicture = {
  of: "a category",
  access: changes,
  response: GoodsCategory,
  errors: ["goods_category.not_found"],
} as const;

const picture = { of: "an item", access: changes, response: Goods, errors: ["goods.not_found"] } as const;

/** Goods and services of a business, and their categories in each programme. */
export const goods = group("goods", {
  categories: call("GET /goods/categories/{loyaltyId}", {
    summary: "Lists the categories of a programme, each level in its order.",
    access: reads,
    query: { only_active: s.flag },
    response: s.items(GoodsCategory),
    errors: ["loyalty.not_found"],
  }),
  addCategory: call("POST /goods/categories/{loyaltyId}", {
    summary: "Adds a category to a programme, last on its level.",
    access: changes,
    body: GoodsCategoryBody,
    response: GoodsCategory,
    errors: ["loyalty.not_found", "goods_category.not_found", ...entering, "conflict.duplicate"],
  }),
  orderCategories: call("PATCH /goods/categories/{loyaltyId}", {
    summary: "Saves the order of a programme's categories and, where provided, their parents.",
    access: changes,
    body: CategoryOrder,
    response: s.items(GoodsCategory),
    errors: ["loyalty.not_found", "goods_category.not_found", "goods_category.loop"],
  }),
  category: call("GET /goods/category/{categoryId}", {
    summary: "Shows one category.",
    access: reads,
    response: GoodsCategory,
    errors: ["goods_category.not_found"],
  }),
  changeCategory: call("PATCH /goods/category/{categoryId}", {
    summary: "Changes a category. It stays in its programme.",
    access: changes,
    body: s.patch(GoodsCategoryBody),
    response: GoodsCategory,
    errors: ["goods_category.not_found", "goods_category.loop", ...entering, "conflict.stale"],
  }),
  categoryPhoto: storesPicture("POST /goods/category/{categoryId}/photo", categoryPicture),
  removeCategoryPhoto: removesPicture("DELETE /goods/category/{categoryId}/photo", categoryPicture),
  photo: storesPicture("POST /goods/{goodsId}/photo", picture),
  removePhoto: removesPicture("DELETE /goods/{goodsId}/photo", picture),
  addImage: call("POST /goods/{goodsId}/additional_image", {
    summary: "Adds a further picture to an item, after those that it has.",
    access: changes,
    upload: "image",
    response: Goods,
    errors: ["goods.not_found", "image.unsupported"],
  }),
  removeImage: call("DELETE /goods/{goodsId}/additional_image/{imageId}", {
    summary: "Removes a further picture of an item.",
    access: changes,
    response: Goods,
    errors: ["goods.not_found", "goods_image.not_found"],
  }),
  orderImages: call("PATCH /x/goods/{goodsId}/images", {
    summary: "Saves the order of an item's further pictures; those that are not named follow.",
    access: changes,
    extension: true,
    body: s.object({ image_ids: s.list(s.idOf("goods_image"), 100) }),
    response: Goods,
    errors: ["goods.not_found", "goods_image.not_found"],
  }),
  get: call("GET /goods/{goodsId}", {
    summary: "Shows one item.",
    access: reads,
    response: Goods,
    errors: ["goods.not_found"],
  }),
  change: call("PATCH /goods/{goodsId}", {
    summary: "Changes an item. Lists in the body replace the present ones.",
    access: changes,
    body: s.patch(GoodsBody),
    response: Goods,
    errors: ["goods.not_found", "conflict.stale", ...pointsAt],
  }),
  add: call("POST /goods", {
    summary: "Adds an item to the business and to the given programmes, or to the first one.",
    access: changes,
    body: GoodsBody,
    response: Goods,
    errors: [...pointsAt],
  }),
  list: call("GET /x/goods", {
    summary: "Lists the items of the business in pages, by title unless sorted otherwise.",
    access: reads,
    query: {
      search_text: s.text(200),
      service_type: s.oneOf(SERVICE_TYPES),
      active: s.flag,
      category: s.idOf("goods_category"),
      /** In no category of any programme. */
      uncategorised: s.flag,
    },
    paged: { sorts: LISTED_GOODS_SORTS },
    response: s.page(ListedGoods),
    exports: LISTED_GOODS_COLUMNS,
    extension: true,
  }),
  inBusiness: call("GET /goods/in_business", {
    summary: "Lists every item of the business by title.",
    access: reads,
    query: found,
    response: s.items(ListedGoods),
  }),
  inCategory: call("GET /goods/in_category/{loyaltyId}", {
    summary: "Lists the items of a category in their order; without a category those that are in none.",
    access: reads,
    query: { category: s.idOf("goods_category") },
    response: s.items(Goods),
    errors: ["loyalty.not_found", "goods_category.not_found"],
  }),
  orderInCategory: call("PATCH /goods/in_category/{loyaltyId}", {
    summary: "Sets the items of a category and their order.",
    access: changes,
    query: { category: s.idOf("goods_category") },
    body: GoodsOrder,
    response: s.items(Goods),
    errors: ["loyalty.not_found", "goods_category.not_found", "goods.not_found"],
  }),
  inLoyalty: call("GET /goods/in_loyalty/{loyaltyId}", {
    summary: "Lists the items of a programme by title.",
    access: reads,
    query: found,
    paged: {},
    response: s.page(Goods),
    errors: ["loyalty.not_found"],
  }),
  serviceTypes: call("GET /goods/service_types", {
    summary: "Lists what an item may be, with names by language.",
    access: anyone,
    response: s.items(s.object({ code: s.oneOf(SERVICE_TYPES), title: s.texts(120) })),
  }),
});
