import { LANGUAGES } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { anyone, call, group, open, owner, roles, self, withScopes } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { applications } from "./shapes/application.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = withScopes(roles(), "administration");
const bookkeeping = roles("accountant");

const ownFields = {
  title: s.title(200),
  country: s.country,
  currency: s.currency,
  time_zone: s.timeZone,
  language: s.oneOf(LANGUAGES),
};
/** Settings that were never changed have version 0 and no time. */
const stamp = { modified_dt: s.nullable(s.instant), version: s.whole(0, 2 ** 31 - 1) };

const settingsFields = {
  /** The name on receipts; the business's title in languages that have none. */
  public_name: s.texts(200),
  /** The closing text of a customer's receipt. */
  receipt_text: s.texts(500),
  terms_url: s.nullable(s.url),
  personal_data_url: s.nullable(s.url),
  /** The pages of the business's own app in the stores for apps; public pages of the business lead there. */
  app_store_url: s.nullable(s.url),
  google_play_url: s.nullable(s.url),
  /** Whether a manual adjustment of bonuses needs a comment. */
  transaction_comment_required: s.flag,
  /** Whether advertising goes only to customers who agreed to it; otherwise to all who have not refused it. */
  message_consent_required: s.flag,
  /** Longest duration of a session. */
  session_hours: s.whole(1, 24 * 30),
};
export const BusinessSettings = s.object({ ...settingsFields, photo: s.nullable(photo), ...stamp });

/** Legal details for documents. Empty text: not provided. */
const legalFields = {
  legal_name: s.text(300),
  registration_number: s.text(40),
  tax_id: s.text(40),
  vat_number: s.text(40),
  address: s.text(500),
  director: s.text(200),
  bank: s.text(200),
  /** International bank account number; spaces are removed, and the check digits must be valid. */
  iban: s.nullable(s.text(50)),
  documents_email: s.nullable(s.email),
};
export const LegalInfo = s.object({ ...legalFields, ...stamp });

const counted = s.whole(0, 10_000);
/** The number of records of each type, counted up to 10 000. */
export const BusinessCounters = s.object({
  loyalties: counted,
  rules: counted,
  pos: counted,
  terminals: counted,
  price_groups: counted,
  prices: counted,
  taxes: counted,
  goods: counted,
  customers: counted,
  transactions: counted,
});

export const Business = s.entity("business", {
  business_code: s.text(12),
  ...ownFields,
  photo: s.nullable(photo),
  role_based_model_active: s.flag,
  /** Owners, and people with the scope of security, need a second factor. */
  second_factor_required: s.flag,
  /** Made-up data to look around in. */
  is_demo: s.flag,
  /** With `ext` only. */
  settings: s.optional(BusinessSettings),
  /** With `ext` only. */
  counters: s.optional(BusinessCounters),
});

const Preference = s.object({
  name: s.text(100),
  value: s.anyObject,
  modified_dt: s.instant,
  version: s.whole(1, 2 ** 31 - 1),
});
const PreferenceBody = s.object({ name: s.text(100, 1), value: s.anyObject });
/** The key of the business, without itself; everything is null while there is none. */
const keyFields = {
  /** Its last characters. */
  hint: s.nullable(s.text(8)),
  created_dt: s.nullable(s.instant),
  /** The owner in whose name it acts. */
  created_by: s.nullable(s.text(201)),
  /** Its last use, to the minute, and from where; null before the first. */
  seen_dt: s.nullable(s.instant),
  remote_addr: s.nullable(s.text(64)),
};
export const ApiKey = s.object({
  /** The key itself, in the response that makes it and never again. */
  api_key: s.nullable(s.text(64)),
  ...keyFields,
});
/** A code that recommends Patron to another business: letters and digits in two groups. */
const referralCode = s.text(12);
const placeErrors = ["country.unknown", "currency.unknown", "time_zone.unknown"] as const;

const picture = { of: "the business: its logo", access: changes, response: BusinessSettings } as const;

/** The business of the session. */
export const business = group("business", {
  get: call("GET /business", {
    summary: "Shows the business of the session; with `ext` its settings and how much of each thing it has.",
    withoutFactor: true,
    access: anyone,
    query: { ext: s.flag },
    response: Business,
  }),
  add: call("POST /business", {
    summary: "Adds a business with its first loyalty programme; the caller owns it and may switch to it.",
    access: self,
    query: { ext: s.flag },
    body: s.object({ id: s.optional(s.idOf("business")), ...ownFields, loyalty_title: s.optional(s.title(200)) }),
    response: Business,
    errors: [...placeErrors, "conflict.duplicate"],
  }),
  change: call("PATCH /business", {
    summary: "Changes the business. Its currency stays once something was sold.",
    access: changes,
    query: { ext: s.flag },
    body: s.patch(s.object(ownFields)),
    response: Business,
    errors: [...placeErrors, "business.currency_locked", "conflict.stale"],
  }),
  settings: call("GET /business/settings", {
    summary:
      "Shows how the business appears to customers and what it requires of its staff; unset values have their defaults.",
    access: reads,
    response: BusinessSettings,
  }),
  changeSettings: call("PATCH /business/settings", {
    summary: "Changes how the business appears to customers and what it requires of its staff.",
    access: changes,
    body: s.patch(s.object(settingsFields)),
    response: BusinessSettings,
    errors: ["app_store.bad_link", "google_play.bad_link", "conflict.stale"],
  }),
  applications: call("GET /business/white_label/applications", {
    summary: "Lists the business's own apps, where customers get them.",
    access: reads,
    response: s.object({ items: applications }),
  }),
  photo: storesPicture("POST /business/settings/photo", picture),
  removePhoto: removesPicture("DELETE /business/settings/photo", picture),
  changeRoleBasedModel: call("PATCH /business/role_based_model", {
    summary: "Switches the role-based model: while it is on, people may do only what their roles and scopes allow.",
    access: owner,
    body: s.object({ active: s.flag }),
    response: Business,
  }),
  changeSecondFactor: call("PATCH /x/business/second_factor", {
    summary: "Switches whether owners, and people with the scope of security, need a second factor to work here.",
    access: owner,
    body: s.object({ second_factor_required: s.flag }),
    response: Business,
    extension: true,
  }),
  preferences: call("GET /business/custom/preferences", {
    summary: "Shows the caller's screen preferences in this business: all of them, or the one with a name.",
    access: self,
    withoutFactor: true,
    query: { name: s.text(100) },
    response: s.items(Preference),
  }),
  addPreference: call("POST /business/custom/preferences", {
    summary: "Keeps something of the caller's screens under a new name.",
    access: self,
    body: PreferenceBody,
    response: Preference,
    errors: ["conflict.duplicate"],
  }),
  changePreference: call("PATCH /business/custom/preferences", {
    summary: "Replaces the caller's preference with a name.",
    access: self,
    body: PreferenceBody,
    response: Preference,
    errors: ["preferences.not_found", "conflict.stale"],
  }),
  currencies: call("GET /business/currencies", {
    summary:
      "Lists the currencies that the business works in: its own, those of terminals and price groups, or those of prices only.",
    access: anyone,
    query: { loyalty_id: s.idOf("loyalty"), goods_prices_currencies: s.flag },
    response: s.items(s.object({ code: s.text(3), title: s.text(100), minor_units: s.whole(0, 4), main: s.flag })),
  }),
  legalInfo: call("GET /business/legal_info", {
    summary: "Shows the particulars of the business that documents show.",
    access: bookkeeping,
    response: LegalInfo,
  }),
  changeLegalInfo: call("PATCH /business/legal_info", {
    summary: "Changes the particulars of the business that documents show.",
    access: withScopes(bookkeeping, "administration"),
    body: s.patch(s.object(legalFields)),
    response: LegalInfo,
    errors: ["iban.invalid", "conflict.stale"],
  }),
  apiKey: call("GET /business/api_key", {
    summary:
      "Shows whether the business has an API key; with `generate` makes a new one, shows it this once, and ends the old one.",
    access: owner,
    query: { generate: s.flag },
    response: ApiKey,
    writes: true,
    secretAnswer: true,
  }),
  checkReferral: call("GET /business/check_referral/{code}", {
    summary: "Shows whose referral code this is, before registering with it.",
    access: open,
    response: s.object({ valid: s.flag, title: s.nullable(s.title(200)) }),
    throttle: { attempts: 6, seconds: 600 },
  }),
  referral: call("GET /x/business/referral", {
    summary:
      "Shows the referral code of the business, who recommended Patron to it, and the businesses that came by its code.",
    access: owner,
    response: s.object({
      code: referralCode,
      link: s.url,
      inviter_title: s.nullable(s.title(200)),
      /** The latest first, at most 100. */
      invited: s.list(s.object({ title: s.title(200), registered_dt: s.instant }), 100),
      invited_count: s.whole(0, 2 ** 31 - 1),
    }),
    writes: true,
    extension: true,
  }),
  removeApiKey: call("DELETE /business/api_key", {
    summary: "Removes the API key of the business; from then on it opens nothing.",
    access: owner,
    response: s.done,
    errors: ["api_key.not_found"],
  }),
});
