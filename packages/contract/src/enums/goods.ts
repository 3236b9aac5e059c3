/** The type of an item, which decides how a terminal sells it. */
export const SERVICE_TYPES = [
  "goods",
  "service",
  "fuel",
  "energy",
  "car-wash",
  "special-account-refill",
  "coupon",
  "gift-card",
  "tour-card",
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** How a till takes the quantity of an item: in any way, only as one of the presets, or only by typing it. */
export const ITEM_ENTRY_MODES = ["without-limits", "presets-only", "manually-only"] as const;
export type ItemEntryMode = (typeof ITEM_ENTRY_MODES)[number];

/** What a preset states: a quantity, or an amount of money from which the quantity follows. */
export const PRESET_KINDS = ["quantity", "amount"] as const;
export type PresetKind = (typeof PRESET_KINDS)[number];

/** The unit of a quantity. G is the US gallon, g the gram. */
export const UNITS = ["piece", "L", "G", "kg", "g", "kWh", "m", "hour", "minute", "month"] as const;
export type Unit = (typeof UNITS)[number];

/** Which items a price group's picker shows. */
export const EXISTENCE_TYPES = ["all", "in-group", "not-in-group"] as const;
export type ExistenceType = (typeof EXISTENCE_TYPES)[number];

/** What a list of items can be sorted by. */
export const LISTED_GOODS_SORTS = ["title", "code", "unit", "service_type", "active"] as const;
export type ListedGoodsSort = (typeof LISTED_GOODS_SORTS)[number];

/** The columns of a file of listed items. */
export const LISTED_GOODS_COLUMNS = [
  "title",
  "code",
  "barcodes",
  "category_ids",
  "price_ranges",
  "unit",
  "service_type",
  "active",
] as const;
export type ListedGoodsColumn = (typeof LISTED_GOODS_COLUMNS)[number];
