import { PRICE_CHANGE_STATES, PRICES_ENTERED_AS, SALE_REFUSALS, UNITS } from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { MasterPrice } from "./price-groups.ts";
import { PriceValues, TaxRate } from "./shapes/price.ts";

const reads = roles("accountant", "sales-point-manager", "fuel-manager", "marketing", "support-operator", "viewer");
const changes = roles("sales-point-manager", "fuel-manager");

const group_id = s.idOf("price_group");
const item_id = s.idOf("goods");
const whole = s.whole(0, 2 ** 31 - 1);

/** The rows and columns that a request is about. */
const filters = {
  /** Price groups in one currency. */
  currency: s.currency,
  item_category_id: s.idOf("goods_category"),
  search_text: s.text(200),
  only_active: s.flag,
};

const MatrixItem = s.object({
  id: item_id,
  code: s.text(64),
  title: s.text(200),
  unit: s.oneOf(UNITS),
  active: s.flag,
  /** What one unit costs the business, in the currency of the business. */
  cost_price: s.nullable(s.unitPrice),
  /** The item's own prices, which apply where a price group has none. */
  prices: s.list(s.object({ currency: s.currency, price: s.unitPrice }), 50),
});
const MatrixGroup = s.object({
  id: group_id,
  title: s.text(200),
  code: s.nullable(s.text(64)),
  currency: s.currency,
  prices_entered_as: s.oneOf(PRICES_ENTERED_AS),
  active: s.flag,
});
const { id, price, valid_from, valid_until } = MasterPrice.properties;
const DatedPrice = s.object({ id, price, valid_from, valid_until });

/** A cell: the price of an item in a price group, null where the item's own price applies. */
const cell = { item_id, price: s.nullable(s.unitPrice) };
export const PriceChangeBody = s.object({
  id: s.optional(s.idOf("price_change")),
  price_groups: s.list(
    s.object({
      price_group_id: group_id,
      prices: s.list(
        s.object({
          ...cell,
          /** The price that the change was made from; where it is another one by now, nothing is changed. */
          previous_price: s.optional(s.nullable(s.unitPrice)),
        }),
        10_000,
      ),
    }),
    200,
  ),
  /** When it starts, now where absent or past. */
  valid_from: s.optional(s.instant),
  /** When the prices before it return. */
  valid_until: s.optional(s.nullable(s.instant)),
  comment: s.optional(s.nullable(s.text(500))),
});
export type PriceChangeBody = s.Of<typeof PriceChangeBody>;

export const PriceChange = s.entity("price_change", {
  loyalty_id: s.idOf("loyalty"),
  state: s.oneOf(PRICE_CHANGE_STATES),
  valid_from,
  valid_until,
  comment: s.nullable(s.text(500)),
  person: s.nullable(s.reference("person")),
  prices_count: whole,
  cancelled_dt: s.nullable(s.instant),
});
export type PriceChange = s.Of<typeof PriceChange>;

const place = {
  item: s.object({ id: item_id, title: s.text(200), code: s.text(64) }),
  price_group: s.object({ id: group_id, title: s.text(200), currency: s.currency }),
};
const ChangedPrice = s.object({
  ...place,
  /** What applies before and after, from the group or the item itself. */
  price_before: s.nullable(s.unitPrice),
  price_after: s.nullable(s.unitPrice),
  /** Null without a price before or after it. */
  change_percent: s.nullable(s.signedRate),
  price_base: s.nullable(s.unitPrice),
  price_including_taxes: s.nullable(s.unitPrice),
  /** The part of the price before taxes that is left after the cost; null in another currency than that of the business. */
  margin_percent: s.nullable(s.signedRate),
  below_cost: s.flag,
  /** The lowest price of the group within the last 30 days. */
  lowest_price: s.nullable(s.unitPrice),
});
export type ChangedPrice = s.Of<typeof ChangedPrice>;

const there = ["loyalty.not_found"] as const;
const known = [...there, "price_group.not_found", "goods.not_found"] as const;

/** Goods by price groups: the prices of many items in many groups, side by side. */
export const priceMatrix = group("priceMatrix", {
  axes: call("GET /loyalty/{loyaltyId}/price_groups/matrix/axes", {
    summary:
      "Lists the rows of the matrix, the items of a programme by title, and its columns, the price groups by title.",
    access: reads,
    query: filters,
    paged: {},
    response: s.object({ ...s.page(MatrixItem).properties, price_groups: s.list(MatrixGroup) }),
    errors: there,
  }),
  masterPrices: call("GET /loyalty/{loyaltyId}/price_groups/matrix/master_prices", {
    summary: "Returns the price that each group has for each item of a page, with the lowest one of the last 30 days.",
    access: reads,
    query: filters,
    paged: {},
    response: s.page(
      s.object({
        item_id,
        master_prices: s.list(
          s.object({
            price_group_id: group_id,
            /** The one in force. */
            master_price: s.nullable(DatedPrice),
            lowest_price: s.nullable(s.unitPrice),
            /** The next one that starts later. */
            planned_price: s.nullable(DatedPrice),
          }),
        ),
      }),
    ),
    errors: there,
  }),
  prices: call("GET /loyalty/{loyaltyId}/price_groups/matrix/prices", {
    summary: "Returns every level of the price of each item of a page in each group at a moment.",
    access: reads,
    query: { ...filters, calculating_datetime: s.instant },
    paged: {},
    response: s.page(
      s.object({
        item_id,
        prices: s.list(
          s.object({
            price_group_id: group_id,
            ...PriceValues.properties,
            problem: s.nullable(s.oneOf(SALE_REFUSALS)),
          }),
        ),
      }),
    ),
    errors: there,
  }),
  taxRates: call("GET /loyalty/{loyaltyId}/price_groups/matrix/tax_rates", {
    summary: "Returns the rates of the taxes of each group for each item of a page.",
    access: reads,
    query: filters,
    paged: {},
    response: s.page(
      s.object({
        item_id,
        tax_rates: s.list(s.object({ price_group_id: group_id, tax_rates: s.list(TaxRate, 200) })),
      }),
    ),
    errors: there,
  }),
  preview: call("POST /x/loyalty/{loyaltyId}/price_changes/preview", {
    summary: "Shows what a change of prices would do, before it is made.",
    access: reads,
    reads: true,
    extension: true,
    maxSeconds: 60,
    maxBytes: 16 * 1024 * 1024,
    body: PriceChangeBody,
    response: s.object({
      prices_count: whole,
      raised_count: whole,
      lowered_count: whole,
      /** Cells without a price of their own afterwards. */
      cleared_count: whole,
      below_cost_count: whole,
      /** Prices that somebody has changed since the change was prepared, and what they are now. */
      outdated_count: whole,
      outdated: s.list(s.object({ ...cell, price_group_id: group_id }), 200),
      largest_rise: s.nullable(ChangedPrice),
      largest_fall: s.nullable(ChangedPrice),
      /** Prices below cost first, then the largest changes in percent; at most 200. */
      prices: s.list(ChangedPrice, 200),
    }),
    errors: known,
  }),
  addChange: call("POST /x/loyalty/{loyaltyId}/price_changes", {
    summary: "Changes many prices at once, now or at a later moment, and until an end where requested.",
    access: changes,
    extension: true,
    maxSeconds: 60,
    maxBytes: 16 * 1024 * 1024,
    body: PriceChangeBody,
    response: PriceChange,
    errors: [
      ...known,
      "price_change.empty",
      "price_change.ends_early",
      "price_change.outdated",
      "price_change.overlaps",
      "conflict.duplicate",
    ],
  }),
  changes: call("GET /x/loyalty/{loyaltyId}/price_changes", {
    summary: "Lists changes of many prices, the latest start first.",
    access: reads,
    extension: true,
    /** A change without an end counts with its start. */
    query: { state: s.oneOf(PRICE_CHANGE_STATES), date_from: s.instant, date_to: s.instant },
    paged: {},
    response: s.page(PriceChange),
    errors: there,
  }),
  changePrices: call("GET /x/loyalty/{loyaltyId}/price_changes/{priceChangeId}/prices", {
    summary: "Lists the prices of a change by title of the item, then of the group. A cancelled change has none.",
    access: reads,
    extension: true,
    paged: {},
    response: s.page(s.object({ id, ...place, price })),
    errors: [...there, "price_change.not_found"],
  }),
  changeTerminals: call("GET /x/loyalty/{loyaltyId}/price_changes/{priceChangeId}/terminals", {
    summary:
      "Lists the active terminals that sell at the prices of a change, by title, and which have been connected since it started. A cancelled change has none.",
    access: reads,
    extension: true,
    paged: {},
    response: s.page(
      s.object({
        id: s.idOf("terminal"),
        title: s.text(200),
        pos: s.reference("pos"),
        price_group: s.reference("price_group"),
        /** When it was last connected, up to a minute late. Null if never. */
        seen_dt: s.nullable(s.instant),
        /** The change has started, and the terminal has been connected since. */
        has_prices: s.flag,
      }),
    ),
    errors: [...there, "price_change.not_found"],
  }),
  cancelChange: call("POST /x/loyalty/{loyaltyId}/price_changes/{priceChangeId}/cancel", {
    summary: "Cancels a change of prices before it starts.",
    access: changes,
    extension: true,
    response: PriceChange,
    errors: [...there, "price_change.not_found", "price_change.started", "conflict.stale"],
  }),
});
