import { ITEM_ENTRY_MODES } from "./enums.ts";
import * as s from "./kit/schema.ts";
import { ItemPreset } from "./shapes/item-preset.ts";
import { photo } from "./shapes/photo.ts";

/** An item on the till: the shelf price with its taxes. */
export const TermGoods = s.object({
  id: s.idOf("goods"),
  code: s.text(64),
  title: s.text(200),
  unit: s.text(20),
  service_type: s.text(40),
  category_ids: s.list(s.idOf("goods_category")),
  barcodes: s.list(s.text(64)),
  quantity_precision: s.whole(0, 3),
  /** The least that a sale has of it; null: any. */
  quantity_min: s.nullable(s.quantity),
  /** Quantities grow by it, from the least on; null: by any. */
  quantity_step: s.nullable(s.quantity),
  /** Its quantity is asked for when it is added. */
  weightable: s.flag,
  /** By its categories: whether a quantity is typed, chosen from the presets, or both. */
  item_entry_mode: s.oneOf(ITEM_ENTRY_MODES),
  /** What a till offers in place of typing. */
  presets: s.list(ItemPreset, 12),
  /** Buyers are asked for their age from so many years on; null: never. */
  age_limit: s.nullable(s.whole(0, 99)),
  photo: s.nullable(photo),
  price: s.nullable(s.unitPrice),
});
export const TillGoodsCategory = s.object({
  id: s.idOf("goods_category"),
  parent_id: s.nullable(s.idOf("goods_category")),
  title: s.text(200),
  /** What other systems know it by. */
  code: s.nullable(s.text(64)),
  photo: s.nullable(photo),
});
