import * as enums from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Pos } from "./pos.ts";
import { photo } from "./shapes/photo.ts";
import { amountsByCurrency, share } from "./shapes/share.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing");

const SocialLink = s.object({ type: s.oneOf(enums.REFERENCE_TYPES), url: s.url, title: s.optional(s.text(120)) });
const ownFields = {
  title: s.title(),
  public_title: s.texts(200),
  public_description: s.texts(),
  business_categories: s.list(s.oneOf(enums.BUSINESS_CATEGORIES), 20),
  web_site: s.nullable(s.url),
  social_links: s.list(SocialLink, 20),
  country: s.country,
  default_language: s.oneOf(enums.LANGUAGES),
  time_zone: s.timeZone,
  active: s.flag,
};
export const Loyalty = s.entity("loyalty", {
  ...ownFields,
  photo: s.nullable(photo),
  pos_count: s.whole(0, 1_000_000),
});
export type Loyalty = s.Of<typeof Loyalty>;

export const LoyaltyBody = s.object({
  id: s.optional(s.idOf("loyalty")),
  title: ownFields.title,
  public_title: s.optional(ownFields.public_title),
  public_description: s.optional(ownFields.public_description),
  business_categories: s.optional(ownFields.business_categories),
  web_site: s.optional(ownFields.web_site),
  social_links: s.optional(ownFields.social_links),
  country: s.optional(ownFields.country),
  default_language: s.optional(ownFields.default_language),
  time_zone: s.optional(ownFields.time_zone),
  active: s.optional(ownFields.active),
});

/** Access, consent and redemption of a programme. The engine and the terminals read exactly these names. */
const settingsFields = {
  new_customer_access: s.oneOf(enums.CARD_ACCESS),
  profile_in_terminal: s.oneOf(enums.PROFILE_IN_TERMINAL),
  message_signature: s.texts(100),
  primary_id_type: s.oneOf(enums.USER_ID_TYPES),
  consent_required: s.flag,
  consent_text: s.texts(10_000),
  consent_version: s.text(40),
  deny_anonymous_sale: s.flag,
  bonuses_payment_type: s.oneOf(enums.BONUSES_PAYMENT_TYPES),
  bonuses_max_percent: share,
  /** At most two decimals: valid in every currency of the programme. */
  bonuses_min_check_amount: s.nullable(amountOfAnyCurrency()),
  bonuses_exclude_goods: s.list(s.idOf("goods"), 1000),
  bonuses_exclude_categories: s.list(s.idOf("goods_category"), 1000),
  /** Ordinary bonuses expire after this many months without a visit; null: never. */
  bonuses_inactivity_expire_months: s.nullable(s.whole(1, 120)),
  redemption_moment: s.oneOf(enums.REDEMPTION_MOMENTS),
  cash_rounding_steps: amountsByCurrency,
  spent_bonus_policy: s.oneOf(enums.SPENT_BONUS_POLICIES),
  /** What a refund gives back stays valid for at least so many days; null: as long as it was. */
  refund_grace_days: s.nullable(s.whole(0, 365)),
  refund_tills: s.oneOf(enums.REFUND_TILLS),
};
export const LoyaltySettings = s.object({
  ...settingsFields,
  modified_dt: s.nullable(s.instant),
  /** 0 for settings that were never changed. */
  version: s.whole(0, 2 ** 31 - 1),
});
export type LoyaltySettings = s.Of<typeof LoyaltySettings>;

function amountOfAnyCurrency() {
  return { ...s.text(16, 1), pattern: "^(0|[1-9]\\d{0,12})(\\.\\d{1,2})?$", "x-unit": "money" };
}

const picture = { of: "a programme", access: changes, response: Loyalty, errors: ["loyalty.not_found"] } as const;

const settings = { what: "access, consent and redemption of a programme", response: LoyaltySettings };

/** Loyalty programmes, with everything that belongs to them. */
export const loyalty = group("loyalty", {
  list: call("GET /loyalty", {
    summary: "Lists the loyalty programmes of the business.",
    access: reads,
    response: s.items(Loyalty),
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
    body: s.patch(LoyaltyBody),
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
    query: { pos_type: s.oneOf(enums.POS_TYPES), sort_by_priority: s.flag },
    response: s.items(Pos),
    errors: ["loyalty.not_found"],
  }),
});
