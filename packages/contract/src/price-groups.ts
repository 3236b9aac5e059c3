import Type from "typebox";
import { EXISTENCE_TYPES, PRICES_ENTERED_AS, SERVICE_TYPES, TAX_CLASSIFICATIONS, TAX_TYPES, UNITS } from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";
import { ExplainedPrice, PriceValues, TaxRate } from "./shapes/price.ts";

const reads = roles("accountant", "sales-point-manager", "fuel-manager", "marketing", "support-operator", "viewer");
const changes = roles("sales-point-manager", "fuel-manager");

const groupFields = {
  title: s.title(),
  currency: s.currency,
  code: s.nullable(s.text(64)),
  /** The meaning of a master price: before base taxes, or the shelf price with them. */
  prices_entered_as: s.oneOf(PRICES_ENTERED_AS),
  comment: s.nullable(s.text(2000)),
  active: s.flag,
};
export const PriceGroup = s.entity("price_group", {
  loyalty_id: s.idOf("loyalty"),
  ...groupFields,
  items_count: s.whole(0, 2 ** 31 - 1),
  terminals_count: s.whole(0, 2 ** 31 - 1),
});
export type PriceGroup = s.Of<typeof PriceGroup>;
export const PriceGroupBody = s.object({
  id: s.optional(s.idOf("price_group")),
  title: groupFields.title,
  currency: s.currency,
  code: s.optional(groupFields.code),
  prices_entered_as: s.optional(groupFields.prices_entered_as),
  comment: s.optional(groupFields.comment),
  active: s.optional(s.flag),
});

const ownRate = { rate: s.nullable(s.rate), precision: s.nullable(s.whole(0, 6)) };
const GroupTax = s.object({
  tax_id: s.idOf("tax"),
  code: s.text(64),
  title: s.text(200),
  classification: s.oneOf(TAX_CLASSIFICATIONS),
  type: s.oneOf(TAX_TYPES),
  /** The tax's own rate, which applies where the group has none. */
  default_rate: s.rate,
  ...ownRate,
  active: s.flag,
});
const GroupTaxBody = s.object({
  tax_id: s.idOf("tax"),
  rate: s.optional(ownRate.rate),
  precision: s.optional(ownRate.precision),
  active: s.optional(s.flag),
});

export const MasterPrice = s.object({
  id: s.idOf("master_price"),
  item_id: s.idOf("goods"),
  /** Null: from then on the item's own price applies. */
  price: s.nullable(s.unitPrice),
  valid_from: s.instant,
  /** When the price before it is in force again; null: never. */
  valid_until: s.nullable(s.instant),
  comment: s.nullable(s.text(500)),
  person_id: s.nullable(s.idOf("person")),
  created_dt: s.instant,
});
type MasterPrice = s.Of<typeof MasterPrice>;
const TaxOverride = s.object({
  tax_id: s.idOf("tax"),
  rate: s.optional(s.nullable(s.rate)),
  active: s.optional(s.nullable(s.flag)),
});
const goodsFields = {
  code: s.text(64),
  title: s.text(200),
  unit: s.oneOf(UNITS),
  service_type: s.oneOf(SERVICE_TYPES),
  photo: s.nullable(photo),
};
/** An item of a group has the id of its goods. */
const Item = s.entity("goods", {
  item_id: s.idOf("goods"),
  item: s.object(goodsFields),
  active: s.flag,
  tax_overrides: s.list(s.object({ tax_id: s.idOf("tax"), rate: s.nullable(s.rate), active: s.nullable(s.flag) }), 200),
  /** The price at the moment of calculation. */
  master_price: s.optional(Type.Unsafe<MasterPrice | null>({ ...MasterPrice, type: ["object", "null"] })),
  /** Prices that start later, the next one first. */
  planned_prices: s.optional(s.list(MasterPrice)),
  master_price_history: s.optional(s.list(MasterPrice)),
  tax_rates: s.optional(s.list(TaxRate, 200)),
  prices: s.optional(PriceValues),
});

/** A new master price: when it starts, now where absent or past. */
const newPrice = {
  master_price: s.optional(s.unitPrice),
  valid_from: s.optional(s.instant),
  comment: s.optional(s.nullable(s.text(500))),
};
const itemChange = { active: s.optional(s.flag), tax_overrides: s.optional(s.list(TaxOverride, 200)), ...newPrice };
const ItemsBody = s.list(s.object({ item_id: s.idOf("goods"), ...newPrice }), 500);
const ItemsPatch = s.list(s.object({ item_id: s.idOf("goods"), ...itemChange }), 500);
const ItemBody = s.object({ active: s.optional(s.flag), tax_overrides: itemChange.tax_overrides, ...newPrice });

const GroupGoods = s.object({
  id: s.idOf("goods"),
  ...goodsFields,
  active: s.flag,
  in_group: s.flag,
  /** The price on the item's card, in the currency of the group. */
  card_price: s.nullable(s.unitPrice),
});
const GroupTerminal = s.object({
  id: s.idOf("terminal"),
  title: s.text(200),
  active: s.flag,
  pos: s.reference("pos"),
});
const included = {
  include_master_price: s.flag,
  include_master_price_history: s.flag,
  include_tax_rates: s.flag,
  include_prices: s.flag,
  calculating_datetime: s.instant,
};
const there = ["loyalty.not_found", "price_group.not_found"] as const;
const itemThere = [...there, "price_group_item.not_found"] as const;

/** Price lists in one currency, with their taxes. A terminal uses at most one. */
export const priceGroups = group("priceGroups", {
  add: call("POST /loyalty/{loyaltyId}/price_groups", {
    summary: "Adds a price group to a programme.",
    access: changes,
    body: PriceGroupBody,
    response: PriceGroup,
    errors: ["loyalty.not_found", "currency.unknown", "conflict.duplicate"],
  }),
  list: call("GET /loyalty/{loyaltyId}/price_groups", {
    summary: "Lists the price groups of a programme by title.",
    access: reads,
    query: { currency: s.currency },
    response: s.items(PriceGroup),
    errors: ["loyalty.not_found"],
  }),
  get: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}", {
    summary: "Shows one price group.",
    access: reads,
    response: PriceGroup,
    errors: [...there],
  }),
  change: call("PATCH /loyalty/{loyaltyId}/price_groups/{priceGroupId}", {
    summary: "Changes a price group. Its currency stays while a terminal sells by it.",
    access: changes,
    body: s.patch(PriceGroupBody),
    response: PriceGroup,
    errors: [...there, "currency.unknown", "conflict.stale", "conflict.in_use"],
  }),
  remove: call("DELETE /loyalty/{loyaltyId}/price_groups/{priceGroupId}", {
    summary: "Removes a price group that no terminal sells by, with its items and prices.",
    access: changes,
    response: s.done,
    errors: [...there, "conflict.stale", "conflict.in_use"],
  }),
  goods: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/goods", {
    summary: "Lists the goods of the programme and whether they are in the group.",
    access: reads,
    query: { search_text: s.text(200), only_active: s.flag, existence_type: s.oneOf(EXISTENCE_TYPES) },
    response: s.items(GroupGoods),
    errors: [...there],
  }),
  terminals: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/terminals", {
    summary: "Lists the terminals that sell by the group.",
    access: reads,
    query: { only_active: s.flag },
    response: s.items(GroupTerminal),
    errors: [...there],
  }),
  masterPrices: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/master_prices", {
    summary: "Lists the prices of every item that are in force or start later.",
    access: reads,
    response: s.items(MasterPrice),
    errors: [...there],
  }),
  taxRates: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/tax_rates", {
    summary: "Lists the rates of the group's taxes for every item.",
    access: reads,
    response: s.items(s.object({ item_id: s.idOf("goods"), tax_rates: s.list(TaxRate, 200) })),
    errors: [...there],
  }),
  taxes: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/taxes", {
    summary: "Lists the taxes that the group picks.",
    access: reads,
    response: s.items(GroupTax),
    errors: [...there],
  }),
  changeTaxes: call("PATCH /loyalty/{loyaltyId}/price_groups/{priceGroupId}/taxes", {
    summary: "Replaces the taxes that the group picks, with rates of its own where given.",
    access: changes,
    body: s.object({ taxes: s.list(GroupTaxBody, 200) }),
    response: s.items(GroupTax),
    errors: [...there, "tax.not_found", "conflict.stale"],
  }),
  items: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items", {
    summary: "Lists the items of the group by title, with prices and rates at a moment where requested.",
    access: reads,
    query: { item_category_id: s.idOf("goods_category"), exclude_without_price: s.flag, ...included },
    paged: {},
    response: s.page(Item),
    errors: [...there],
  }),
  addItems: call("POST /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items", {
    summary: "Adds goods of the programme to the group, with their prices. Those that it has get the price only.",
    access: changes,
    body: ItemsBody,
    response: s.items(Item),
    errors: [...there, "goods.not_found", "conflict.duplicate"],
  }),
  changeItems: call("PATCH /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items", {
    summary: "Changes many items of the group at once.",
    access: changes,
    body: ItemsPatch,
    response: s.items(Item),
    errors: [...itemThere, "tax.not_found", "conflict.duplicate"],
  }),
  removeItems: call("DELETE /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items", {
    summary: "Takes items out of the group, with their prices.",
    access: changes,
    body: s.list(s.idOf("goods"), 500),
    response: s.done,
    errors: [...itemThere],
  }),
  item: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}", {
    summary: "Shows one item of the group with its prices and rates now.",
    access: reads,
    response: Item,
    errors: [...itemThere],
  }),
  changeItem: call("PATCH /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}", {
    summary: "Changes one item of the group; a new price supersedes the present one from its own moment on.",
    access: changes,
    body: ItemBody,
    response: Item,
    errors: [...itemThere, "tax.not_found", "conflict.stale", "conflict.duplicate"],
  }),
  removeItem: call("DELETE /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}", {
    summary: "Takes one item out of the group, with its prices.",
    access: changes,
    response: s.done,
    errors: [...itemThere, "conflict.stale"],
  }),
  itemMasterPrices: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/master_prices", {
    summary: "Lists every price that an item has, had or will have in the group, the latest first.",
    access: reads,
    response: s.items(MasterPrice),
    errors: [...itemThere],
  }),
  removeMasterPrice: call(
    "DELETE /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/master_prices/{masterPriceId}",
    {
      summary: "Removes a planned price before it is in force.",
      access: changes,
      response: s.done,
      errors: [...itemThere, "master_price.not_found", "master_price.in_force"],
    },
  ),
  itemPrices: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/prices", {
    summary: "Returns every level of an item's price at a moment, with the explanation.",
    access: reads,
    query: { calculating_datetime: s.instant },
    response: ExplainedPrice,
    errors: [...itemThere],
  }),
});
