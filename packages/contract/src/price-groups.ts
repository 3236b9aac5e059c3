import Type from "typebox";
import { EXISTENCE_TYPES, PRICES_ENTERED_AS, SERVICE_TYPES, TAX_CLASSIFICATIONS, TAX_TYPES, UNITS } from "./enums.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  done,
  entity,
  flag,
  group,
  id,
  instant,
  items,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  patch,
  rate,
  roles,
  text,
  title,
  unitPrice,
} from "./kit/index.ts";
import { currency, whole } from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";
import { ExplainedPrice, PriceValues, TaxRate } from "./shapes/price.ts";

const reads = roles("accountant", "sales-point-manager", "fuel-manager", "marketing", "support-operator", "viewer");
const changes = roles("sales-point-manager", "fuel-manager");

const groupFields = {
  title: title(),
  currency,
  code: nullable(text(64)),
  /** What a master price means: before base taxes, or the shelf price with them. */
  prices_entered_as: oneOf(PRICES_ENTERED_AS),
  comment: nullable(text(2000)),
  active: flag,
};
export const PriceGroup = entity({
  loyalty_id: id,
  ...groupFields,
  items_count: whole(0, 2 ** 31 - 1),
  terminals_count: whole(0, 2 ** 31 - 1),
});
export type PriceGroup = Of<typeof PriceGroup>;
export const PriceGroupBody = object({
  id: optional(id),
  title: groupFields.title,
  currency,
  code: optional(groupFields.code),
  prices_entered_as: optional(groupFields.prices_entered_as),
  comment: optional(groupFields.comment),
  active: optional(flag),
});

const ownRate = { rate: nullable(rate), precision: nullable(whole(0, 6)) };
const GroupTax = object({
  tax_id: id,
  code: text(64),
  title: text(200),
  classification: oneOf(TAX_CLASSIFICATIONS),
  type: oneOf(TAX_TYPES),
  /** The tax's own rate, in force where the group has none. */
  default_rate: rate,
  ...ownRate,
  active: flag,
});
const GroupTaxBody = object({
  tax_id: id,
  rate: optional(ownRate.rate),
  precision: optional(ownRate.precision),
  active: optional(flag),
});

const MasterPrice = object({
  id,
  item_id: id,
  price: unitPrice,
  valid_from: instant,
  comment: nullable(text(500)),
  person_id: nullable(id),
  created_dt: instant,
});
type MasterPrice = Of<typeof MasterPrice>;
const TaxOverride = object({ tax_id: id, rate: optional(nullable(rate)), active: optional(nullable(flag)) });
const Item = entity({
  item_id: id,
  item: object({
    code: text(64),
    title: text(200),
    unit: oneOf(UNITS),
    service_type: oneOf(SERVICE_TYPES),
    photo: nullable(photo),
  }),
  active: flag,
  tax_overrides: list(object({ tax_id: id, rate: nullable(rate), active: nullable(flag) }), 200),
  /** The price in force at the moment of calculation. */
  master_price: optional(Type.Unsafe<MasterPrice | null>({ ...MasterPrice, type: ["object", "null"] })),
  /** Prices that start later, the next one first. */
  planned_prices: optional(list(MasterPrice)),
  master_price_history: optional(list(MasterPrice)),
  tax_rates: optional(list(TaxRate, 200)),
  prices: optional(PriceValues),
});

/** A new master price: from when it is in force, now where absent or past. */
const newPrice = {
  master_price: optional(unitPrice),
  valid_from: optional(instant),
  comment: optional(nullable(text(500))),
};
const itemChange = { active: optional(flag), tax_overrides: optional(list(TaxOverride, 200)), ...newPrice };
const ItemsBody = list(object({ item_id: id, ...newPrice }), 500);
const ItemsPatch = list(object({ item_id: id, ...itemChange }), 500);
const ItemBody = object({ active: optional(flag), tax_overrides: itemChange.tax_overrides, ...newPrice });

const GroupGoods = object({
  id,
  code: text(64),
  title: text(200),
  unit: oneOf(UNITS),
  service_type: oneOf(SERVICE_TYPES),
  photo: nullable(photo),
  active: flag,
  in_group: flag,
  /** Of the goods card, in the currency of the group. */
  card_price: nullable(unitPrice),
});
const GroupTerminal = object({ id, title: text(200), active: flag, pos: object({ id, title: text(200) }) });
const included = {
  include_master_price: flag,
  include_master_price_history: flag,
  include_tax_rates: flag,
  include_prices: flag,
  calculating_datetime: instant,
};
const there = ["loyalty.not_found", "price_group.not_found"] as const;
const itemThere = [...there, "price_group_item.not_found"] as const;

/** Lists of goods with prices in one currency, and the taxes around them. A terminal sells by at most one. */
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
    query: { currency },
    response: items(PriceGroup),
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
    body: patch(PriceGroupBody),
    response: PriceGroup,
    errors: [...there, "currency.unknown", "conflict.stale", "conflict.in_use"],
  }),
  remove: call("DELETE /loyalty/{loyaltyId}/price_groups/{priceGroupId}", {
    summary: "Removes a price group that no terminal sells by, with its items and prices.",
    access: changes,
    response: done,
    errors: [...there, "conflict.stale", "conflict.in_use"],
  }),
  goods: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/goods", {
    summary: "Lists the goods of the programme and whether they are in the group.",
    access: reads,
    query: { search_text: text(200), only_active: flag, existence_type: oneOf(EXISTENCE_TYPES) },
    response: items(GroupGoods),
    errors: [...there],
  }),
  terminals: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/terminals", {
    summary: "Lists the terminals that sell by the group.",
    access: reads,
    query: { only_active: flag },
    response: items(GroupTerminal),
    errors: [...there],
  }),
  masterPrices: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/master_prices", {
    summary: "Lists the prices of every item that are in force or start later.",
    access: reads,
    response: items(MasterPrice),
    errors: [...there],
  }),
  taxRates: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/tax_rates", {
    summary: "Lists the rates of the group's taxes for every item.",
    access: reads,
    response: items(object({ item_id: id, tax_rates: list(TaxRate, 200) })),
    errors: [...there],
  }),
  taxes: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/taxes", {
    summary: "Lists the taxes that the group picks.",
    access: reads,
    response: items(GroupTax),
    errors: [...there],
  }),
  changeTaxes: call("PATCH /loyalty/{loyaltyId}/price_groups/{priceGroupId}/taxes", {
    summary: "Replaces the taxes that the group picks, with rates of its own where given.",
    access: changes,
    body: object({ taxes: list(GroupTaxBody, 200) }),
    response: items(GroupTax),
    errors: [...there, "tax.not_found", "conflict.stale"],
  }),
  items: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items", {
    summary: "Lists the items of the group by title, with prices and rates at a moment where requested.",
    access: reads,
    query: { item_category_id: id, exclude_without_price: flag, ...included },
    paged: {},
    response: page(Item),
    errors: [...there],
  }),
  addItems: call("POST /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items", {
    summary: "Adds goods of the programme to the group, with their prices. Those that it has get the price only.",
    access: changes,
    body: ItemsBody,
    response: items(Item),
    errors: [...there, "goods.not_found", "conflict.duplicate"],
  }),
  changeItems: call("PATCH /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items", {
    summary: "Changes many items of the group at once.",
    access: changes,
    body: ItemsPatch,
    response: items(Item),
    errors: [...itemThere, "tax.not_found", "conflict.duplicate"],
  }),
  removeItems: call("DELETE /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items", {
    summary: "Takes items out of the group, with their prices.",
    access: changes,
    body: list(id, 500),
    response: done,
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
    response: done,
    errors: [...itemThere, "conflict.stale"],
  }),
  itemMasterPrices: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/master_prices", {
    summary: "Lists every price that an item has, had or will have in the group, the latest first.",
    access: reads,
    response: items(MasterPrice),
    errors: [...itemThere],
  }),
  removeMasterPrice: call(
    "DELETE /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/master_prices/{masterPriceId}",
    {
      summary: "Removes a planned price before it is in force.",
      access: changes,
      response: done,
      errors: [...itemThere, "master_price.not_found", "master_price.in_force"],
    },
  ),
  itemPrices: call("GET /loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/prices", {
    summary: "Tells every level of an item's price at a moment, and why.",
    access: reads,
    query: { calculating_datetime: instant },
    response: ExplainedPrice,
    errors: [...itemThere],
  }),
});
