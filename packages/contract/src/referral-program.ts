import { EXPIRE_TYPES, LANGUAGES, REFERRAL_GRANT_TYPES } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import { call, group, open, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { applications } from "./shapes/application.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "support-operator", "viewer");
const changes = roles("marketing");

/** What is given in return for an invitation. */
export const REFERRAL_REWARDS = ["none", "bonuses", "promotional-bonuses", "percent-of-purchase"] as const;
const rewardType = s.oneOf(REFERRAL_REWARDS);

const fields = {
  active: s.flag,
  /** What a customer who was invited reads, by language. */
  referral_title: s.texts(200),
  referral_description: s.texts(2000),
  /** What a customer who invites reads, by language. */
  referrer_title: s.texts(200),
  referrer_description: s.texts(2000),
  referral_reward_type: rewardType,
  /** An amount, or a percentage of the purchase. */
  referral_reward_value: s.nullable(s.rate),
  referral_promo_expire_type: s.oneOf(EXPIRE_TYPES),
  referral_promo_expire_value: s.nullable(s.title(20)),
  referral_grant_type: s.oneOf(["on-registration", "on-first-purchase"] as const),
  referrer_reward_type: rewardType,
  referrer_reward_value: s.nullable(s.rate),
  referrer_promo_expire_type: s.oneOf(EXPIRE_TYPES),
  referrer_promo_expire_value: s.nullable(s.title(20)),
  referrer_grant_type: s.oneOf(REFERRAL_GRANT_TYPES),
  /** Currency of the amounts; null: that of the purchase, and of the business at a registration. */
  reward_currency: s.nullable(s.currency),
  /** Rewards of the inviters further up, whose own inviter is level 2; level 1 is the value above. */
  levels: s.list(s.object({ level: s.whole(2, 5), value: s.rate }), 4),
  min_purchase_amount: s.nullable(s.money),
  /** How many purchases of each invited customer are rewarded. */
  purchases_limit: s.nullable(s.whole(1, 1_000_000)),
  /** Days after the registration in which purchases are rewarded. */
  days_limit: s.nullable(s.whole(1, 36_500)),
};
export const ReferralProgram = s.object({
  ...fields,
  referral_logo: s.nullable(photo),
  referrer_logo: s.nullable(photo),
  modified_dt: s.nullable(s.text(40)),
  version: s.whole(0, 2 ** 31),
});

const reward = s.object({
  type: rewardType,
  value: s.rate,
  /** Null for a percentage. */
  currency: s.nullable(s.text(3)),
  grant_type: s.oneOf(REFERRAL_GRANT_TYPES),
});
export const ReferralInvitation = s.object({
  code: s.text(20),
  programme: s.object({ title: s.text(200), description: s.text(2000), photo: s.nullable(photo) }),
  inviter_name: s.text(100),
  title: s.text(200),
  description: s.text(2000),
  logo: s.nullable(photo),
  /** What the invited customer gets; null for nothing. */
  reward: s.nullable(reward),
  /** The business's own apps. */
  applications,
});
const known = s.object({ id: s.idOf("customer"), name: s.text(400) });
export const CustomerReferral = s.object({
  loyalty_id: s.idOf("loyalty"),
  active: s.flag,
  /** Null without an active referral programme. */
  code: s.nullable(s.text(20)),
  /** What the customer reads about inviting others. */
  title: s.text(200),
  description: s.text(2000),
  logo: s.nullable(photo),
  /** The public page of the invitation. */
  link: s.nullable(s.text(400)),
  inviter: s.nullable(known),
  /** Those whom the customer invited, the latest first; at most 100. */
  invited: s.list(s.object({ ...known.properties, registered_dt: s.text(40), purchases: s.whole(0, 2 ** 31) }), 100),
  invited_count: s.whole(0, 2 ** 31),
});

const settings = { what: "the referral programme of a loyalty programme", response: ReferralProgram };
const picture = (side: string) => ({
  of: `the referral programme for ${side}`,
  access: changes,
  response: ReferralProgram,
  errors: ["loyalty.not_found"] as const,
});

/** Customers invite customers: the settings of a programme, what an invitation shows, and who invited whom. */
export const referralProgram = group("referralProgram", {
  get: showsSettings("GET /loyalty/{loyaltyId}/referral_program", { ...settings, access: reads }),
  change: changesSettings("PATCH /loyalty/{loyaltyId}/referral_program", {
    ...settings,
    access: changes,
    fields,
    errors: [
      "currency.unknown",
      "expiry.invalid",
      "referral.value_missing",
      "referral.percent_too_large",
      "referral.percent_at_registration",
      "referral.levels_repeat",
    ],
  }),
  referralLogo: storesPicture("POST /loyalty/{loyaltyId}/referral_program/referral_logo", picture("invited customers")),
  removeReferralLogo: removesPicture(
    "DELETE /loyalty/{loyaltyId}/referral_program/referral_logo",
    picture("invited customers"),
  ),
  referrerLogo: storesPicture(
    "POST /loyalty/{loyaltyId}/referral_program/referrer_logo",
    picture("customers who invite"),
  ),
  removeReferrerLogo: removesPicture(
    "DELETE /loyalty/{loyaltyId}/referral_program/referrer_logo",
    picture("customers who invite"),
  ),
  info: call("GET /loyalty/referral_program/info/{code}", {
    summary: "Shows an invitation to anybody who has its code.",
    access: open,
    query: { lang: s.oneOf(LANGUAGES) },
    response: ReferralInvitation,
    errors: ["referral.not_found"],
  }),
  page: call("GET /loyalty/referral_program/info/{code}/html", {
    summary: "Shows an invitation as a page.",
    access: open,
    query: { lang: s.oneOf(LANGUAGES) },
    response: s.text(1_000_000),
    answer: "html",
    errors: ["referral.not_found"],
  }),
  ofCustomer: call("GET /x/customer/{userId}/referral", {
    summary: "Shows a customer's code in a programme, who invited them, and whom they invited.",
    access: reads,
    query: { loyalty_id: s.idOf("loyalty") },
    response: s.items(CustomerReferral),
    errors: ["customer.not_found"],
    extension: true,
  }),
});
