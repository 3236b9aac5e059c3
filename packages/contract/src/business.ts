import { LANGUAGES } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import {
  anyObject,
  anyone,
  call,
  currency,
  email,
  entity,
  flag,
  group,
  id,
  instant,
  items,
  nullable,
  object,
  oneOf,
  optional,
  owner,
  patch,
  roles,
  text,
  texts,
  title,
  url,
  whole,
  withScopes,
} from "./kit/index.ts";
import { country, timeZone } from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = withScopes(roles(), "administration");
const bookkeeping = roles("accountant");

const ownFields = {
  title: title(200),
  country,
  currency,
  time_zone: timeZone,
  language: oneOf(LANGUAGES),
};
/** Settings need not have been set: version 0 and no time while they never were. */
const stamp = { modified_dt: nullable(instant), version: whole(0, 2 ** 31 - 1) };

const settingsFields = {
  /** The name on receipts; the business's title in languages that have none. */
  public_name: texts(200),
  /** The last words of a customer's receipt. */
  receipt_text: texts(500),
  terms_url: nullable(url),
  personal_data_url: nullable(url),
  /** A correction of bonuses by hand needs a comment. */
  transaction_comment_required: flag,
  /** How long a sign-in lasts at most. */
  session_hours: whole(1, 24 * 30),
};
export const BusinessSettings = object({ ...settingsFields, photo: nullable(photo), ...stamp });

/** Particulars for documents. Empty text: not told. */
const legalFields = {
  legal_name: text(300),
  registration_number: text(40),
  tax_id: text(40),
  vat_number: text(40),
  address: text(500),
  director: text(200),
  bank: text(200),
  /** International bank account number; spaces are taken out, the check digits must be right. */
  iban: nullable(text(50)),
  documents_email: nullable(email),
};
export const LegalInfo = object({ ...legalFields, ...stamp });

const counted = whole(0, 10_000);
/** How much of each thing there is, counted to 10 000. */
export const BusinessCounters = object({
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

export const Business = entity({
  business_code: text(12),
  ...ownFields,
  photo: nullable(photo),
  role_based_model_active: flag,
  /** With `ext` only. */
  settings: optional(BusinessSettings),
  /** With `ext` only. */
  counters: optional(BusinessCounters),
});

const Preference = object({ name: text(100), value: anyObject, modified_dt: instant, version: whole(1, 2 ** 31 - 1) });
const PreferenceBody = object({ name: text(100, 1), value: anyObject });
const placeErrors = ["country.unknown", "currency.unknown", "time_zone.unknown"] as const;

const picture = { of: "the business: its logo", access: changes, response: BusinessSettings } as const;

/** The business that the session works in. */
export const business = group("business", {
  get: call("GET /business", {
    summary: "Shows the business of the session; with `ext` its settings and how much of each thing it has.",
    access: anyone,
    query: { ext: flag },
    response: Business,
  }),
  add: call("POST /business", {
    summary: "Adds a business with its first loyalty programme; the caller owns it and may switch to it.",
    access: anyone,
    query: { ext: flag },
    body: object({ id: optional(id), ...ownFields, loyalty_title: optional(title(200)) }),
    response: Business,
    errors: [...placeErrors, "conflict.duplicate"],
  }),
  change: call("PATCH /business", {
    summary: "Changes the business. Its currency stays once something was sold.",
    access: changes,
    query: { ext: flag },
    body: patch(object(ownFields)),
    response: Business,
    errors: [...placeErrors, "business.currency_locked", "conflict.stale"],
  }),
  settings: call("GET /business/settings", {
    summary:
      "Shows how the business appears to customers and what it asks of its staff; what was never set has its default.",
    access: reads,
    response: BusinessSettings,
  }),
  changeSettings: call("PATCH /business/settings", {
    summary: "Changes how the business appears to customers and what it asks of its staff.",
    access: changes,
    body: patch(object(settingsFields)),
    response: BusinessSettings,
    errors: ["conflict.stale"],
  }),
  photo: storesPicture("POST /business/settings/photo", picture),
  removePhoto: removesPicture("DELETE /business/settings/photo", picture),
  changeRoleBasedModel: call("PATCH /business/role_based_model", {
    summary: "Switches the role-based model: while it is on, people may do only what their roles and scopes allow.",
    access: owner,
    body: object({ active: flag }),
    response: Business,
  }),
  preferences: call("GET /business/custom/preferences", {
    summary: "Shows what the caller keeps of their screens in this business: all of it, or what stands under one name.",
    access: anyone,
    query: { name: text(100) },
    response: items(Preference),
  }),
  addPreference: call("POST /business/custom/preferences", {
    summary: "Keeps something of the caller's screens under a new name.",
    access: anyone,
    body: PreferenceBody,
    response: Preference,
    errors: ["conflict.duplicate"],
  }),
  changePreference: call("PATCH /business/custom/preferences", {
    summary: "Replaces what the caller keeps under a name.",
    access: anyone,
    body: PreferenceBody,
    response: Preference,
    errors: ["preferences.not_found", "conflict.stale"],
  }),
  currencies: call("GET /business/currencies", {
    summary:
      "Lists the currencies that the business works in: its own, those of terminals and price groups, or those of prices only.",
    access: anyone,
    query: { loyalty_id: id, goods_prices_currencies: flag },
    response: items(object({ code: text(3), title: text(100), minor_units: whole(0, 4), main: flag })),
  }),
  legalInfo: call("GET /business/legal_info", {
    summary: "Shows the particulars of the business that stand on documents.",
    access: bookkeeping,
    response: LegalInfo,
  }),
  changeLegalInfo: call("PATCH /business/legal_info", {
    summary: "Changes the particulars of the business that stand on documents.",
    access: withScopes(bookkeeping, "administration"),
    body: patch(object(legalFields)),
    response: LegalInfo,
    errors: ["iban.invalid", "conflict.stale"],
  }),
});
