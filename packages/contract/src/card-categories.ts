import { MESSAGE_CHANNELS } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");
const assigns = roles("marketing", "support-operator");

const hexColour = { ...s.text(7, 7), pattern: "^#[0-9a-f]{6}$" };
const ownFields = {
  title: s.title(),
  public_title: s.texts(200),
  public_description: s.texts(),
  color: s.nullable(hexColour),
  text_color: s.nullable(hexColour),
  sort_order: s.whole(0, 1_000_000),
  is_default: s.flag,
  notify_on_assign: s.list(s.oneOf(MESSAGE_CHANNELS), 5),
  external_code: s.nullable(s.title(64)),
  active: s.flag,
};
export const CardCategory = s.entity("card_category", {
  loyalty_id: s.idOf("loyalty"),
  ...ownFields,
  image: s.nullable(photo),
  cards_count: s.whole(0, 2 ** 31 - 1),
});
export type CardCategory = s.Of<typeof CardCategory>;

export const CardCategoryBody = s.object({
  id: s.optional(s.idOf("card_category")),
  title: ownFields.title,
  public_title: s.optional(ownFields.public_title),
  public_description: s.optional(ownFields.public_description),
  color: s.optional(ownFields.color),
  text_color: s.optional(ownFields.text_color),
  sort_order: s.optional(ownFields.sort_order),
  is_default: s.optional(ownFields.is_default),
  notify_on_assign: s.optional(ownFields.notify_on_assign),
  external_code: s.optional(ownFields.external_code),
  active: s.optional(ownFields.active),
});

const settingsFields = {
  /** Instead of the channels of the message; null: those of the message. */
  notification_channel: s.nullable(s.oneOf(MESSAGE_CHANNELS)),
  notify_raise: s.flag,
  notify_lower: s.flag,
  auto_assign_active: s.flag,
  recalc_time: s.timeOfDay,
};
export const CardCategoriesSettings = s.object({
  ...settingsFields,
  modified_dt: s.nullable(s.instant),
  /** 0 for settings that were never changed. */
  version: s.whole(0, 2 ** 31 - 1),
});

const AssignBody = s.object({
  loyalty_id: s.idOf("loyalty"),
  /** Null removes the category. */
  category_id: s.nullable(s.idOf("card_category")),
  user_ids: { ...s.list(s.idOf("customer"), 1000), minItems: 1 },
  /** Rules do not lower a pinned category. */
  pinned: s.optional(s.flag),
  comment: s.optional(s.nullable(s.text(1000))),
});

const picture = {
  of: "a customer category",
  access: changes,
  response: CardCategory,
  errors: ["card_category.not_found"],
} as const;

const settings = {
  what: "how customers are notified of category changes and when these are computed",
  response: CardCategoriesSettings,
};

/** Customer categories of a programme, from the lowest to the highest, and the customers in them. */
export const cardCategories = group("cardCategories", {
  list: call("GET /loyalty/{loyaltyId}/card_categories", {
    summary: "Lists the customer categories of a programme, the lowest first.",
    access: reads,
    response: s.items(CardCategory),
    errors: ["loyalty.not_found"],
  }),
  add: call("POST /loyalty/{loyaltyId}/card_categories", {
    summary: "Adds a customer category. A new default replaces the old one.",
    access: changes,
    body: CardCategoryBody,
    response: CardCategory,
    errors: ["loyalty.not_found", "card_category.default_inactive", "conflict.duplicate"],
  }),
  get: call("GET /loyalty/{loyaltyId}/card_categories/{categoryId}", {
    summary: "Shows one customer category.",
    access: reads,
    response: CardCategory,
    errors: ["card_category.not_found"],
  }),
  change: call("PATCH /loyalty/{loyaltyId}/card_categories/{categoryId}", {
    summary: "Changes a customer category. A new default replaces the old one.",
    access: changes,
    body: s.patch(CardCategoryBody),
    response: CardCategory,
    errors: ["card_category.not_found", "card_category.default_inactive", "conflict.stale"],
  }),
  image: storesPicture("POST /loyalty/{loyaltyId}/card_categories/{categoryId}/image", picture),
  removeImage: removesPicture("DELETE /loyalty/{loyaltyId}/card_categories/{categoryId}/image", picture),
  settings: showsSettings("GET /loyalty/{loyaltyId}/card_categories_settings", { ...settings, access: reads }),
  changeSettings: changesSettings("PATCH /loyalty/{loyaltyId}/card_categories_settings", {
    ...settings,
    access: changes,
    fields: settingsFields,
  }),
  assign: call("POST /cards/category_assign", {
    summary: "Puts customers of a programme into a category, or takes them out of theirs.",
    access: assigns,
    body: AssignBody,
    response: s.object({ changed: s.whole(0, 1000) }),
    errors: ["loyalty.not_found", "card_category.not_found", "card_category.inactive", "customer.not_found"],
  }),
});
