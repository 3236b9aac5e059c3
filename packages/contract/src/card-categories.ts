import { MESSAGE_CHANNELS } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
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
  patch,
  roles,
  text,
  texts,
  title,
} from "./kit/index.ts";
import { timeOfDay, whole } from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");
const assigns = roles("marketing", "support-operator");

const hexColour = { ...text(7, 7), pattern: "^#[0-9a-f]{6}$" };
const ownFields = {
  title: title(),
  public_title: texts(200),
  public_description: texts(),
  color: nullable(hexColour),
  text_color: nullable(hexColour),
  sort_order: whole(0, 1_000_000),
  is_default: flag,
  notify_on_assign: list(oneOf(MESSAGE_CHANNELS), 5),
  external_code: nullable(title(64)),
  active: flag,
};
export const CardCategory = entity({
  loyalty_id: id,
  ...ownFields,
  image: nullable(photo),
  cards_count: whole(0, 2 ** 31 - 1),
});
export type CardCategory = Of<typeof CardCategory>;

export const CardCategoryBody = object({
  id: optional(id),
  title: ownFields.title,
  public_title: optional(ownFields.public_title),
  public_description: optional(ownFields.public_description),
  color: optional(ownFields.color),
  text_color: optional(ownFields.text_color),
  sort_order: optional(ownFields.sort_order),
  is_default: optional(ownFields.is_default),
  notify_on_assign: optional(ownFields.notify_on_assign),
  external_code: optional(ownFields.external_code),
  active: optional(ownFields.active),
});

const settingsFields = {
  /** Null: nobody is told when a category changes. */
  notification_channel: nullable(oneOf(MESSAGE_CHANNELS)),
  notify_raise: flag,
  notify_lower: flag,
  auto_assign_active: flag,
  recalc_time: timeOfDay,
};
export const CardCategoriesSettings = object({
  ...settingsFields,
  modified_dt: nullable(instant),
  /** 0 while nothing was ever set. */
  version: whole(0, 2 ** 31 - 1),
});

const AssignBody = object({
  loyalty_id: id,
  /** Null takes the category away. */
  category_id: nullable(id),
  user_ids: { ...list(id, 1000), minItems: 1 },
  /** Rules do not lower a pinned category. */
  pinned: optional(flag),
  comment: optional(nullable(text(1000))),
});

const picture = {
  of: "a customer category",
  access: changes,
  response: CardCategory,
  errors: ["card_category.not_found"],
} as const;

const settings = { what: "how category changes are told and when they are computed", response: CardCategoriesSettings };

/** Customer categories of a programme, from the lowest to the highest, and which customers are in them. */
export const cardCategories = group("cardCategories", {
  list: call("GET /loyalty/{loyaltyId}/card_categories", {
    summary: "Lists the customer categories of a programme, the lowest first.",
    access: reads,
    response: items(CardCategory),
    errors: ["loyalty.not_found"],
  }),
  add: call("POST /loyalty/{loyaltyId}/card_categories", {
    summary: "Adds a customer category. A new default takes the place of the old one.",
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
    summary: "Changes a customer category. A new default takes the place of the old one.",
    access: changes,
    body: patch(CardCategoryBody),
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
    response: object({ changed: whole(0, 1000) }),
    errors: ["loyalty.not_found", "card_category.not_found", "customer.not_found"],
  }),
});
