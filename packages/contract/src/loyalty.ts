import * as enums from "./enums.ts";
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
  url,
} from "./kit/index.ts";
import { country, timeZone, whole } from "./kit/schema.ts";
import { Pos } from "./pos.ts";
import { photo } from "./shapes/photo.ts";
import { amountsByCurrency, share } from "./shapes/share.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");

const SocialLink = object({ type: oneOf(enums.REFERENCE_TYPES), url, title: optional(text(120)) });
const ownFields = {
  title: title(),
  public_title: texts(200),
  public_description: texts(),
  business_categories: list(oneOf(enums.BUSINESS_CATEGORIES), 20),
  web_site: nullable(url),
  social_links: list(SocialLink, 20),
  country,
  default_language: oneOf(enums.LANGUAGES),
  time_zone: timeZone,
  active: flag,
};
export const Loyalty = entity({
  ...ownFields,
  photo: nullable(photo),
  pos_count: whole(0, 1_000_000),
});
export type Loyalty = Of<typeof Loyalty>;

export const LoyaltyBody = object({
  id: optional(id),
  title: ownFields.title,
  public_title: optional(ownFields.public_title),
  public_description: optional(ownFields.public_description),
  business_categories: optional(ownFields.business_categories),
  web_site: optional(ownFields.web_site),
  social_links: optional(ownFields.social_links),
  country: optional(ownFields.country),
  default_language: optional(ownFields.default_language),
  time_zone: optional(ownFields.time_zone),
  active: optional(ownFields.active),
});

/** Access, consent and redemption of a programme. The engine and the terminals read exactly these names. */
const settingsFields = {
  new_customer_access: oneOf(enums.CARD_ACCESS),
  profile_in_terminal: oneOf(enums.PROFILE_IN_TERMINAL),
  message_signature: texts(100),
  primary_id_type: oneOf(enums.USER_ID_TYPES),
  consent_required: flag,
  consent_text: texts(10_000),
  consent_version: text(40),
  deny_anonymous_sale: flag,
  bonuses_payment_type: oneOf(enums.BONUSES_PAYMENT_TYPES),
  bonuses_max_percent: share,
  /** Two decimals at most: it holds in every currency of the programme. */
  bonuses_min_check_amount: nullable(amountOfAnyCurrency()),
  bonuses_exclude_goods: list(id, 1000),
  bonuses_exclude_categories: list(id, 1000),
  /** Ordinary bonuses expire after so many months without a visit of the card; null: never. */
  bonuses_inactivity_expire_months: nullable(whole(1, 120)),
  redemption_moment: oneOf(enums.REDEMPTION_MOMENTS),
  cash_rounding_steps: amountsByCurrency,
  spent_bonus_policy: oneOf(enums.SPENT_BONUS_POLICIES),
};
export const LoyaltySettings = object({
  ...settingsFields,
  modified_dt: nullable(instant),
  /** 0 while nothing was ever set. */
  version: whole(0, 2 ** 31 - 1),
});
export type LoyaltySettings = Of<typeof LoyaltySettings>;

function amountOfAnyCurrency() {
  return { ...text(16, 1), pattern: "^(0|[1-9]\\d{0,12})(\\.\\d{1,2})?$", "x-unit": "money" };
}

const picture = { of: "a programme", access: changes, response: Loyalty, errors: ["loyalty.not_found"] } as const;

const settings = { what: "access, consent and redemption of a programme", response: LoyaltySettings };

/** Loyalty programmes: what a business promises its customers, and what belongs to them. */
export const loyalty = group("loyalty", {
  list: call("GET /loyalty", {
    summary: "Lists the loyalty programmes of the business.",
    access: reads,
    response: items(Loyalty),
  }),
  add: call("POST /loyalty", {
    summary: "Adds a loyalty programme. Country, language and time zone are the business's unless given.",
    access: changes,
    body: LoyaltyBody,
    response: Loyalty,
    errors: ["time_zone.unknown", "country.unknown", "conflict.duplicate"],
  }),
  get: call("GET /loyalty/{loyaltyId}", {
    summary: "Shows one loyalty programme.",
    access: reads,
    response: Loyalty,
    errors: ["loyalty.not_found"],
  }),
  change: call("PATCH /loyalty/{loyaltyId}", {
    summary: "Changes a loyalty programme. One that is switched off takes no new sales.",
    access: changes,
    body: patch(LoyaltyBody),
    response: Loyalty,
    errors: ["loyalty.not_found", "time_zone.unknown", "country.unknown", "conflict.stale"],
  }),
  settings: showsSettings("GET /loyalty/{loyaltyId}/settings", { ...settings, access: reads }),
  changeSettings: changesSettings("PATCH /loyalty/{loyaltyId}/settings", {
    ...settings,
    access: changes,
    fields: settingsFields,
    errors: ["goods.not_found", "goods_category.not_found", "currency.unknown", "cash_rounding.step_invalid"],
  }),
  photo: storesPicture("POST /loyalty/{loyaltyId}/photo", picture),
  removePhoto: removesPicture("DELETE /loyalty/{loyaltyId}/photo", picture),
  pos: call("GET /loyalty/{loyaltyId}/pos", {
    summary: "Lists the points of sale of a programme.",
    access: reads,
    query: { pos_type: oneOf(enums.POS_TYPES), sort_by_priority: flag },
    response: items(Pos),
    errors: ["loyalty.not_found"],
  }),
});
