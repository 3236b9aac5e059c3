import { PRICE_LEVELS, PRICE_OPTION_TYPES } from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");

const fields = {
  /** One item, or all items of a category and its subcategories; both null: all goods. */
  item_id: s.nullable(s.idOf("goods")),
  item_category_id: s.nullable(s.idOf("goods_category")),
  option_type: s.oneOf(PRICE_OPTION_TYPES),
  /** A unit price, a change of it, or a change in percent; a negative change makes it cheaper. */
  value: s.signedRate,
  /** The part of the price that it changes. */
  level: s.oneOf(PRICE_LEVELS),
  /** First and last day, in the time zone of the point of sale; null: immediately, without end. */
  date_from: s.nullable(s.day),
  date_to: s.nullable(s.day),
  active: s.flag,
};
/** Another price for customers of a category, when they pay in a currency or from a client account. */
export const PriceOption = s.entity("price_option", {
  category_id: s.idOf("card_category"),
  /** What they pay with: one of both is null. */
  currency: s.nullable(s.text(3)),
  special_account_id: s.nullable(s.idOf("special_account")),
  item: s.nullable(s.object({ id: s.idOf("goods"), title: s.text(200), code: s.text(64) })),
  item_category: s.nullable(s.reference("goods_category")),
  ...fields,
});
export type PriceOption = s.Of<typeof PriceOption>;

export const PriceOptionBody = s.object({
  ...s.patch(s.object(fields)).properties,
  id: s.optional(s.idOf("price_option")),
  option_type: fields.option_type,
  value: fields.value,
});

const refused = [
  "goods.not_found",
  "goods_category.not_found",
  "price_option.two_targets",
  "price_option.value_invalid",
  "price_option.dates_reversed",
] as const;
const ofCurrency = ["card_category.not_found", "currency.unknown"] as const;
const ofAccount = ["card_category.not_found", "special_account.not_found"] as const;

/** Prices for customers of a category, by what they pay with. */
export const priceOptions = group("priceOptions", {
  listInCurrency: call("GET /loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options", {
    summary:
      "Lists the prices of a customer category for payments in a currency: of items first, then of goods categories, then of all goods.",
    access: reads,
    response: s.items(PriceOption),
    errors: ofCurrency,
  }),
  addInCurrency: call("POST /loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options", {
    summary: "Adds a price of a customer category for payments in a currency.",
    access: changes,
    body: PriceOptionBody,
    response: PriceOption,
    errors: [...ofCurrency, ...refused, "conflict.duplicate"],
  }),
  getInCurrency: call(
    "GET /loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options/{itemId}",
    {
      summary: "Shows one price of a customer category for payments in a currency.",
      access: reads,
      response: PriceOption,
      errors: [...ofCurrency, "price_option.not_found"],
    },
  ),
  changeInCurrency: call(
    "PATCH /loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options/{itemId}",
    {
      summary: "Changes a price of a customer category for payments in a currency.",
      access: changes,
      body: s.patch(PriceOptionBody),
      response: PriceOption,
      errors: [...ofCurrency, "price_option.not_found", ...refused, "conflict.stale"],
    },
  ),
  removeInCurrency: call(
    "DELETE /loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options/{itemId}",
    {
      summary: "Removes a price of a customer category for payments in a currency. Past sales keep it.",
      access: changes,
      response: s.done,
      errors: [...ofCurrency, "price_option.not_found", "conflict.stale"],
    },
  ),
  listForAccount: call(
    "GET /loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options",
    {
      summary: "Lists the prices of a customer category for payments from a client account, in the same order.",
      access: reads,
      response: s.items(PriceOption),
      errors: ofAccount,
    },
  ),
  addForAccount: call(
    "POST /loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options",
    {
      summary: "Adds a price of a customer category for payments from a client account.",
      access: changes,
      body: PriceOptionBody,
      response: PriceOption,
      errors: [...ofAccount, ...refused, "conflict.duplicate"],
    },
  ),
  getForAccount: call(
    "GET /loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options/{itemId}",
    {
      summary: "Shows one price of a customer category for payments from a client account.",
      access: reads,
      response: PriceOption,
      errors: [...ofAccount, "price_option.not_found"],
    },
  ),
  changeForAccount: call(
    "PATCH /loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options/{itemId}",
    {
      summary: "Changes a price of a customer category for payments from a client account.",
      access: changes,
      body: s.patch(PriceOptionBody),
      response: PriceOption,
      errors: [...ofAccount, "price_option.not_found", ...refused, "conflict.stale"],
    },
  ),
  removeForAccount: call(
    "DELETE /loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options/{itemId}",
    {
      summary: "Removes a price of a customer category for payments from a client account. Past sales keep it.",
      access: changes,
      response: s.done,
      errors: [...ofAccount, "price_option.not_found", "conflict.stale"],
    },
  ),
});
