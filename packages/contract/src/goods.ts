import { SERVICE_TYPES, UNITS } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import type { Of } from "./kit/index.ts";
import {
  anyone,
  call,
  entity,
  flag,
  group,
  id,
  items,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  patch,
  quantity,
  roles,
  text,
  texts,
  title,
  unitPrice,
} from "./kit/index.ts";
import { currency, whole } from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles(
  "marketing",
  "sales-point-manager",
  "accountant",
  "fuel-manager",
  "corporate-manager",
  "support-operator",
  "viewer",
);
const changes = roles("marketing", "sales-point-manager");

const categoryFields = {
  title: title(),
  public_title: texts(200),
  public_description: texts(),
  parent_id: nullable(id),
  code: nullable(text(64)),
  show_in_store: flag,
  show_in_terminal: flag,
  active: flag,
};
export const GoodsCategory = entity({
  loyalty_id: id,
  ...categoryFields,
  sort_order: whole(0, 1_000_000),
  photo: nullable(photo),
  goods_count: whole(0, 2 ** 31 - 1),
});
export type GoodsCategory = Of<typeof GoodsCategory>;
export const GoodsCategoryBody = object({
  id: optional(id),
  title: categoryFields.title,
  public_title: optional(categoryFields.public_title),
  public_description: optional(categoryFields.public_description),
  parent_id: optional(categoryFields.parent_id),
  code: optional(categoryFields.code),
  show_in_store: optional(flag),
  show_in_terminal: optional(flag),
  active: optional(flag),
});
/** Categories in their new order; where `parent_id` is named, the category moves there. */
const CategoryOrder = object({ items: list(object({ id, parent_id: optional(nullable(id)) }), 2000) });

const Price = object({ currency, price: unitPrice });
/** What one unit costs on a special account, in the account's own unit. */
const AccountPrice = object({ special_account_id: id, price: money });
const goodsFields = {
  title: title(),
  public_title: texts(200),
  public_description: texts(),
  code: title(64),
  barcodes: list(title(64), 50),
  service_type: oneOf(SERVICE_TYPES),
  unit: oneOf(UNITS),
  quantity_min: nullable(quantity),
  quantity_step: nullable(quantity),
  quantity_precision: whole(0, 3),
  weightable: flag,
  age_limit: nullable(whole(0, 99)),
  prices: list(Price, 50),
  /** One for each account; without one, punches do not pay for it. */
  special_account_prices: list(AccountPrice, 50),
  category_ids: list(id, 200),
  loyalty_ids: list(id, 200),
  active: flag,
};
export const Goods = entity({
  ...goodsFields,
  photo: nullable(photo),
  additional_images: list(object({ id, url: text(300), thumbnail_url: text(300) })),
});
export type Goods = Of<typeof Goods>;
export const GoodsBody = object({
  id: optional(id),
  title: goodsFields.title,
  code: goodsFields.code,
  public_title: optional(goodsFields.public_title),
  public_description: optional(goodsFields.public_description),
  barcodes: optional(goodsFields.barcodes),
  service_type: optional(goodsFields.service_type),
  unit: optional(goodsFields.unit),
  quantity_min: optional(goodsFields.quantity_min),
  quantity_step: optional(goodsFields.quantity_step),
  quantity_precision: optional(goodsFields.quantity_precision),
  weightable: optional(flag),
  age_limit: optional(goodsFields.age_limit),
  prices: optional(goodsFields.prices),
  special_account_prices: optional(goodsFields.special_account_prices),
  category_ids: optional(goodsFields.category_ids),
  loyalty_ids: optional(goodsFields.loyalty_ids),
  active: optional(flag),
});
const GoodsOrder = object({ goods_ids: list(id, 5000) });
const found = { only_active: flag, search_text: text(200), service_type: oneOf(SERVICE_TYPES) };
const pointsAt = [
  "loyalty.not_found",
  "goods_category.not_found",
  "currency.unknown",
  "special_account.not_found",
  "special_account.no_punches",
  "conflict.duplicate",
] as const;

const categoryPicture = {
  of: "a category",
  access: changes,
  response: GoodsCategory,
  errors: ["goods_category.not_found"],
} as const;

const picture = { of: "an item", access: changes, response: Goods, errors: ["goods.not_found"] } as const;

/** Goods and services that a business sells, and the categories that arrange them in each programme. */
export const goods = group("goods", {
  categories: call("GET /goods/categories/{loyaltyId}", {
    summary: "Lists the categories of a programme, each level in its order.",
    access: reads,
    query: { only_active: flag },
    response: items(GoodsCategory),
    errors: ["loyalty.not_found"],
  }),
  addCategory: call("POST /goods/categories/{loyaltyId}", {
    summary: "Adds a category to a programme, last on its level.",
    access: changes,
    body: GoodsCategoryBody,
    response: GoodsCategory,
    errors: ["loyalty.not_found", "goods_category.not_found", "conflict.duplicate"],
  }),
  orderCategories: call("PATCH /goods/categories/{loyaltyId}", {
    summary: "Saves the order of a programme's categories and, where told, what they stand under.",
    access: changes,
    body: CategoryOrder,
    response: items(GoodsCategory),
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
    body: patch(GoodsCategoryBody),
    response: GoodsCategory,
    errors: ["goods_category.not_found", "goods_category.loop", "conflict.stale"],
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
  get: call("GET /goods/{goodsId}", {
    summary: "Shows one item.",
    access: reads,
    response: Goods,
    errors: ["goods.not_found"],
  }),
  change: call("PATCH /goods/{goodsId}", {
    summary: "Changes an item. Lists in the body replace the present ones.",
    access: changes,
    body: patch(GoodsBody),
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
  inBusiness: call("GET /goods/in_business", {
    summary: "Lists every item of the business by title.",
    access: reads,
    query: found,
    response: items(Goods),
  }),
  inCategory: call("GET /goods/in_category/{loyaltyId}", {
    summary: "Lists the items of a category in their order; without a category those that stand in none.",
    access: reads,
    query: { category: id },
    response: items(Goods),
    errors: ["loyalty.not_found", "goods_category.not_found"],
  }),
  orderInCategory: call("PATCH /goods/in_category/{loyaltyId}", {
    summary: "Says which items stand in a category and in which order.",
    access: changes,
    query: { category: id },
    body: GoodsOrder,
    response: items(Goods),
    errors: ["loyalty.not_found", "goods_category.not_found", "goods.not_found"],
  }),
  inLoyalty: call("GET /goods/in_loyalty/{loyaltyId}", {
    summary: "Lists the items of a programme by title.",
    access: reads,
    query: found,
    paged: {},
    response: page(Goods),
    errors: ["loyalty.not_found"],
  }),
  serviceTypes: call("GET /goods/service_types", {
    summary: "Lists what an item may be, with names by language.",
    access: anyone,
    response: items(object({ code: oneOf(SERVICE_TYPES), title: texts(120) })),
  }),
});
