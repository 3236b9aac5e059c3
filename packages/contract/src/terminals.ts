import Type from "typebox";
import {
  CAR_DATA,
  DISPLAY_TYPES,
  FILLING_BY,
  IDENTIFICATION_METHODS,
  ITEM_ENTRY_MODES,
  LANGUAGES,
  PAYMENT_TYPES,
  PRICE_LEVELS,
  RECEIPT_TEMPLATES,
  SERVICE_TYPES,
  SPECIAL_ACCOUNT_TYPES,
  TERMINAL_TYPES,
  UNITS,
  USER_ID_TYPES,
} from "./enums.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  entity,
  flag,
  group,
  id,
  idOf,
  instant,
  items,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  patch,
  quantity,
  roles,
  secret,
  signedMoney,
  text,
  title,
  unitPrice,
} from "./kit/index.ts";
import { currency, version, whole } from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";
import { ExplainedPrice, MarginValue, PriceAtLevel, TaxValue } from "./shapes/price.ts";

const reads = roles("sales-point-manager", "accountant", "fuel-manager", "marketing", "support-operator", "viewer");
const changes = roles("sales-point-manager");

/** What a terminal signs in with; capitals do not count. */
const login = Type.String({ minLength: 6, maxLength: 64, format: "plain-text", pattern: "^\\S+$" });
const Place = object({ id, title: text(200) });
const terminalFields = {
  title: title(),
  terminal_type: oneOf(TERMINAL_TYPES),
  display_type: oneOf(DISPLAY_TYPES),
  display_active: flag,
  currency,
  language: oneOf(LANGUAGES),
  login: nullable(login),
  phone: nullable(text(20)),
  staff_auth_required: flag,
  /** How far the amount that a pump or a scale states may be from price × quantity. */
  line_tolerance: money,
  active: flag,
};
export const Terminal = entity({
  pos: Place,
  loyalty: Place,
  price_group: Type.Unsafe<Of<typeof Place> | null>({ ...Place, type: ["object", "null"] }),
  ...terminalFields,
  password_set: flag,
  /** When the present key was made; null while there is none. */
  api_key_dt: nullable(instant),
  /** It has checks already, so its currency stays. */
  has_sold: flag,
});
export type Terminal = Of<typeof Terminal>;
export const TerminalBody = object({
  id: optional(id),
  pos_id: idOf("pos"),
  title: terminalFields.title,
  currency,
  terminal_type: optional(terminalFields.terminal_type),
  display_type: optional(terminalFields.display_type),
  display_active: optional(flag),
  language: optional(terminalFields.language),
  login: optional(terminalFields.login),
  password: optional(secret(256, 4)),
  phone: optional(terminalFields.phone),
  price_group_id: optional(nullable(id)),
  staff_auth_required: optional(flag),
  /** Null: the smallest amount of the currency. */
  line_tolerance: optional(nullable(money)),
  active: optional(flag),
});

const Preset = object({ by: oneOf(FILLING_BY), value: quantity });
/** How the application on a terminal works. Empty lists allow everything. */
const applicationFields = {
  identification_methods: list(oneOf(IDENTIFICATION_METHODS), 20),
  item_entry_mode: oneOf(ITEM_ENTRY_MODES),
  presets: list(Preset, 20),
  filling_by: oneOf(FILLING_BY),
  payment_types_allowed: list(oneOf(PAYMENT_TYPES), 20),
  customer_required: flag,
  print_receipt: flag,
  receipt_template: oneOf(RECEIPT_TEMPLATES),
  receipt_copies: whole(0, 10),
  idle_timeout_s: whole(0, 86_400),
  odometer: oneOf(CAR_DATA),
  vehicle_id: oneOf(CAR_DATA),
  tips_enabled: flag,
  /** In whole percent. */
  tips_presets: list(whole(0, 100), 10),
};
const Application = object({ ...applicationFields, version });

const TerminalGoods = object({
  id,
  code: text(64),
  title: text(200),
  unit: oneOf(UNITS),
  service_type: oneOf(SERVICE_TYPES),
  category_ids: list(id),
  photo: nullable(photo),
  currency: text(3),
  /** What the shelf says: with base taxes and margins, before anybody's discounts. */
  price: nullable(unitPrice),
  prices_values: optional(list(PriceAtLevel, 6)),
  taxes_values: optional(list(TaxValue, 200)),
  margins_values: optional(list(MarginValue, 200)),
  price_explain: optional(ExplainedPrice),
  /** Special accounts that may pay for the item here: of the customer that was named, or all. */
  customers_account_info: optional(
    list(
      object({
        special_account_id: id,
        /** With `customers_account_info_extended`. */
        extended: optional(
          object({
            title: text(200),
            type: oneOf(SPECIAL_ACCOUNT_TYPES),
            currency: nullable(text(3)),
            unit: nullable(oneOf(UNITS)),
            /** What the customer has available; null without a customer, or without a bound. */
            available: nullable(signedMoney),
          }),
        ),
      }),
    ),
  ),
});
const goodsFilters = {
  prices_values: flag,
  prices_values_scope: list(oneOf(PRICE_LEVELS), 6),
  taxes_values: flag,
  margins_values: flag,
  category: id,
  service_type: oneOf(SERVICE_TYPES),
  user_id_value: text(254),
  user_id_type: oneOf(USER_ID_TYPES),
  price_explain: flag,
  customers_account_info: flag,
  customers_account_info_extended: flag,
};
const pointsAt = [
  "pos.not_found",
  "price_group.not_found",
  "price_group.other_currency",
  "currency.unknown",
  "phone.invalid",
  "terminal.login_taken",
] as const;

/** Terminals: tills, kiosks and whatever else sells at a point of sale, each in exactly one currency. */
export const terminals = group("terminals", {
  list: call("GET /terminal", {
    summary: "Lists the terminals of the business by title.",
    access: reads,
    response: items(Terminal),
  }),
  add: call("POST /terminal", {
    summary: "Adds a terminal to a point of sale. It speaks the programme's language unless told otherwise.",
    access: changes,
    body: TerminalBody,
    response: Terminal,
    errors: [...pointsAt, "conflict.duplicate"],
  }),
  get: call("GET /terminal/{terminalId}", {
    summary: "Shows one terminal.",
    access: reads,
    response: Terminal,
    errors: ["terminal.not_found"],
  }),
  change: call("PATCH /terminal/{terminalId}", {
    summary: "Changes a terminal. Its currency stays once it has sold; a new password ends its sign-ins.",
    access: changes,
    body: patch(TerminalBody),
    response: Terminal,
    errors: ["terminal.not_found", ...pointsAt, "terminal.currency_locked", "conflict.stale"],
  }),
  updateKey: call("GET /terminal/{terminalId}/update_apikey", {
    summary: "Makes a new key for outside registers and ends the old one. The key is shown here and never again.",
    access: changes,
    response: object({ api_key: text(64), created_dt: instant }),
    errors: ["terminal.not_found"],
    writes: true,
    secretAnswer: true,
  }),
  application: call("GET /terminal/{terminalId}/settings/application", {
    summary: "Tells how the application on a terminal works.",
    access: reads,
    response: Application,
    errors: ["terminal.not_found"],
  }),
  changeApplication: call("PATCH /terminal/{terminalId}/settings/application", {
    summary: "Changes how the application on a terminal works.",
    access: changes,
    body: patch(object(applicationFields)),
    response: Application,
    errors: ["terminal.not_found", "conflict.stale"],
  }),
  goods: call("GET /terminal/{terminalId}/goods", {
    summary: "Lists what a terminal sells, with prices at this moment and, where requested, why they are so.",
    access: reads,
    query: { ...goodsFilters, search: text(200), limit: whole(1, 5000) },
    response: items(TerminalGoods),
    errors: ["terminal.not_found", "customer.id_invalid"],
  }),
  goodsPaginated: call("GET /terminal/{terminalId}/goods/paginated", {
    summary: "Lists what a terminal sells in pages, with prices at this moment.",
    access: reads,
    query: goodsFilters,
    paged: {},
    response: page(TerminalGoods),
    errors: ["terminal.not_found", "customer.id_invalid"],
  }),
});
