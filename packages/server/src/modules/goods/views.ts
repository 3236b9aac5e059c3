import type { goods } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { quantityText, unitPriceText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { photoOf } from "#kit/files.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import { accountPriceText } from "./account-prices.ts";
import type { getCategory } from "./category-queries.ts";
import { presetsOf } from "./entry.ts";
import type { getGoods, listPricedGoods } from "./queries.ts";

/** One item as the queries of this module read it. */
export type GoodsRow = InferResult<ReturnType<typeof getGoods>>[number];
export type CategoryRow = InferResult<ReturnType<typeof getCategory>>[number];

export function toGoods(row: GoodsRow): ReplyOf<typeof goods.get> {
  return {
    id: row.id,
    title: row.title,
    public_title: row.public_title,
    public_description: row.public_description,
    code: row.code,
    barcodes: row.barcodes,
    service_type: row.service_type,
    unit: row.unit,
    quantity_min: row.quantity_min === null ? null : quantityText(row.quantity_min),
    quantity_step: row.quantity_step === null ? null : quantityText(row.quantity_step),
    quantity_precision: row.quantity_precision,
    weightable: row.weightable,
    age_limit: row.age_limit,
    prices: row.prices.map(({ currency, price }) => ({ currency, price: unitPriceText(BigInt(price)) })),
    cost_price: row.cost_price === null ? null : unitPriceText(row.cost_price),
    special_account_prices: row.account_prices.map(accountPriceText),
    category_ids: row.category_ids,
    loyalty_ids: row.loyalty_ids,
    photo: photoOf(row.photo),
    additional_images: row.images.map(({ id, image }) => ({ id, ...photoOf(image)! })), // A stored key always has its addresses.
    active: row.active,
    ...stampsOf(row),
  };
}

/** An item of the list, with the range of its prices. */
export function toListedGoods(row: InferResult<ReturnType<typeof listPricedGoods>>[number]) {
  const price_ranges = row.price_ranges.map(({ currency, lowest, highest }) => {
    return { currency, lowest: unitPriceText(BigInt(lowest)), highest: unitPriceText(BigInt(highest)) };
  });
  return { ...toGoods(row), price_ranges };
}

export function toCategory(row: CategoryRow): ReplyOf<typeof goods.category> {
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    title: row.title,
    public_title: row.public_title,
    public_description: row.public_description,
    parent_id: row.parent_id,
    code: row.code,
    show_in_store: row.show_in_store,
    show_in_terminal: row.show_in_terminal,
    item_entry_mode: row.item_entry_mode,
    presets: presetsOf(row),
    sort_order: row.sort_order,
    photo: photoOf(row.photo),
    goods_count: Number(row.goods_count ?? 0n),
    active: row.active,
    ...stampsOf(row),
  };
}
