import Type from "typebox";
import {
  CAR_DATA,
  DISPLAY_TYPES,
  IDENTIFICATION_METHODS,
  LANGUAGES,
  PAYMENT_TYPES,
  PRICE_ENTRIES,
  PRICE_LEVELS,
  RECEIPT_PAPERS,
  RECEIPT_TEMPLATES,
  SERVICE_TYPES,
  SPECIAL_ACCOUNT_TYPES,
  TERMINAL_TYPES,
  UNITS,
  USER_ID_TYPES,
} from "./enums.ts";
import { call, group, ofPos, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";
import { ExplainedPrice, MarginValue, PriceAtLevel, TaxValue } from "./shapes/price.ts";

const reads = roles("sales-point-manager", "accountant", "fuel-manager", "marketing", "support-operator", "viewer");
const changes = ofPos(roles("sales-point-manager"));

/** The login of a terminal; case is ignored. */
const login = Type.String({ minLength: 6, maxLength: 64, format: "plain-text", pattern: "^\\S+$" });
const terminalFields = {
  title: s.title(),
  terminal_type: s.oneOf(TERMINAL_TYPES),
  display_type: s.oneOf(DISPLAY_TYPES),
  display_active: s.flag,
  currency: s.currency,
  language: s.oneOf(LANGUAGES),
  login: s.nullable(login),
  phone: s.nullable(s.text(20)),
  staff_auth_required: s.flag,
  /** The allowed difference between the amount that a pump or a scale reports and price × quantity. */
  line_tolerance: s.money,
  active: s.flag,
};
/** What an iBeacon sends, by which apps recognise the terminal nearby. The UUID is that of the business, the major number that of the point of sale. */
export const IBeacon = s.object({
  uuid: s.id,
  major: s.whole(1, 65_535),
  minor: s.whole(1, 65_535),
  /** The signal's strength at one metre, in dBm. */
  tx_power: s.whole(-128, 0),
  /** The whole advertisement in hexadecimal digits, for beacons that are set up with it. */
  advertisement_hex: s.text(60),
});
export const Terminal = s.entity("terminal", {
  pos: s.reference("pos"),
  loyalty: s.reference("loyalty"),
  price_group: s.nullable(s.reference("price_group")),
  ...terminalFields,
  password_set: s.flag,
  /** When the current key was created; null without a key. */
  api_key_dt: s.nullable(s.instant),
  /** What a beacon at the terminal sends; null until it is generated. */
  ibeacon: s.nullable(IBeacon),
  /** Whether it has checks; its currency cannot change then. */
  has_sold: s.flag,
});
export type Terminal = s.Of<typeof Terminal>;
export const TerminalBody = s.object({
  id: s.optional(s.idOf("terminal")),
  pos_id: s.idOf("pos"),
  title: terminalFields.title,
  currency: s.currency,
  terminal_type: s.optional(terminalFields.terminal_type),
  display_type: s.optional(terminalFields.display_type),
  display_active: s.optional(s.flag),
  language: s.optional(terminalFields.language),
  login: s.optional(terminalFields.login),
  password: s.optional(s.secret(256, 4)),
  phone: s.optional(terminalFields.phone),
  price_group_id: s.optional(s.nullable(s.idOf("price_group"))),
  staff_auth_required: s.optional(s.flag),
  /** Null: the smallest amount of the currency. */
  line_tolerance: s.optional(s.nullable(s.money)),
  active: s.optional(s.flag),
});

/** The settings of the application on a terminal. Empty lists allow everything. */
const applicationFields = {
  identification_methods: s.list(s.oneOf(IDENTIFICATION_METHODS), 20),
  payment_types_allowed: s.list(s.oneOf(PAYMENT_TYPES), 20),
  customer_required: s.flag,
  price_entry: s.oneOf(PRICE_ENTRIES),
  print_receipt: s.flag,
  receipt_template: s.oneOf(RECEIPT_TEMPLATES),
  receipt_copies: s.whole(1, 10),
  receipt_paper: s.oneOf(RECEIPT_PAPERS),
  idle_timeout_s: s.whole(0, 86_400),
  /** A code of a steward also allows one cancellation or refund of what a steward had booked here. */
  allow_cancel_by_steward_code: s.flag,
  /** No cash is taken or paid out without an open shift. */
  cash_shift_required: s.flag,
  /** Stricter than a client account's own setting, never less strict. */
  odometer: s.oneOf(CAR_DATA),
  vehicle_id: s.oneOf(CAR_DATA),
  tips_enabled: s.flag,
  /** In whole percent of the amount to pay. */
  tips_presets: s.list(s.whole(1, 100), 10),
};
/** What tills read of them. */
export const TillApplication = s.object(applicationFields);
const Application = s.object({ ...applicationFields, version: s.version });

const TerminalGoods = s.object({
  id: s.idOf("goods"),
  code: s.text(64),
  title: s.text(200),
  unit: s.oneOf(UNITS),
  service_type: s.oneOf(SERVICE_TYPES),
  category_ids: s.list(s.idOf("goods_category")),
  photo: s.nullable(photo),
  currency: s.text(3),
  /** The shelf price: with base taxes and margins, before discounts. */
  price: s.nullable(s.unitPrice),
  prices_values: s.optional(s.list(PriceAtLevel, 6)),
  taxes_values: s.optional(s.list(TaxValue, 200)),
  margins_values: s.optional(s.list(MarginValue, 200)),
  price_explain: s.optional(ExplainedPrice),
  /** Client accounts that can pay for the item here: of the requested customer, or all. */
  customers_account_info: s.optional(
    s.list(
      s.object({
        special_account_id: s.idOf("special_account"),
        /** With `customers_account_info_extended`. */
        extended: s.optional(
          s.object({
            title: s.text(200),
            type: s.oneOf(SPECIAL_ACCOUNT_TYPES),
            currency: s.nullable(s.text(3)),
            unit: s.nullable(s.oneOf(UNITS)),
            /** The customer's available balance; null without a customer, or for an unlimited one. */
            available: s.nullable(s.signedMoney),
          }),
        ),
      }),
    ),
  ),
});
const goodsFilters = {
  prices_values: s.flag,
  prices_values_scope: s.list(s.oneOf(PRICE_LEVELS), 6),
  taxes_values: s.flag,
  margins_values: s.flag,
  category: s.idOf("goods_category"),
  search: s.text(200),
  service_type: s.oneOf(SERVICE_TYPES),
  user_id_value: s.text(254),
  user_id_type: s.oneOf(USER_ID_TYPES),
  corporate_customer_id: s.idOf("corporate_customer"),
  price_explain: s.flag,
  customers_account_info: s.flag,
  customers_account_info_extended: s.flag,
  calculating_datetime: s.instant,
};
/** A staff member who works at a terminal. */
export const TerminalStaff = s.object({
  ...s.reference("staff").properties,
  position: s.nullable(s.text(200)),
  suspended: s.flag,
});
/** Staff to link or unlink. */
export const TerminalStaffIds = s.object({ staff_ids: s.list(s.idOf("staff"), 500) });

const pointsAt = [
  "pos.not_found",
  "price_group.not_found",
  "price_group.other_currency",
  "currency.unknown",
  "phone.invalid",
  "terminal.login_taken",
] as const;

/** Terminals: tills, kiosks and other devices that sell at a point of sale, each in exactly one currency. */
export const terminals = group("terminals", {
  list: call("GET /terminal", {
    summary: "Lists the terminals of the business by title.",
    access: reads,
    response: s.items(Terminal),
  }),
  add: call("POST /terminal", {
    summary: "Adds a terminal to a point of sale. Its language is the programme's unless the request sets one.",
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
    summary:
      "Changes a terminal. Its currency stays once it has sold, its programme while a rule names it; a new password ends its sign-ins.",
    access: changes,
    body: s.patch(TerminalBody),
    response: Terminal,
    errors: [
      "terminal.not_found",
      ...pointsAt,
      "terminal.currency_locked",
      "terminal.named_in_programme",
      "conflict.stale",
    ],
  }),
  updateKey: call("GET /terminal/{terminalId}/update_apikey", {
    summary: "Makes a new key for outside registers and ends the old one. The key is shown here and never again.",
    access: changes,
    response: s.object({ api_key: s.text(64), created_dt: s.instant }),
    errors: ["terminal.not_found"],
    writes: true,
    secretAnswer: true,
  }),
  generateIbeacon: call("GET /terminal/{terminalId}/generate_ibeacon", {
    summary:
      "Returns what the beacon of a terminal sends, and chooses it the first time. It stays the same while the terminal is at this point of sale.",
    access: changes,
    response: IBeacon,
    errors: ["terminal.not_found"],
    writes: true,
  }),
  application: call("GET /terminal/{terminalId}/settings/application", {
    summary: "Returns the settings of the application on a terminal.",
    access: reads,
    response: Application,
    errors: ["terminal.not_found"],
  }),
  changeApplication: call("PATCH /terminal/{terminalId}/settings/application", {
    summary: "Changes how the application on a terminal works.",
    access: changes,
    body: s.patch(TillApplication),
    response: Application,
    errors: ["terminal.not_found", "conflict.stale"],
  }),
  staff: call("GET /terminal/{terminalId}/staff", {
    summary: "Lists the staff of a terminal by name. Without any, all staff may work there.",
    access: reads,
    response: s.items(TerminalStaff),
    errors: ["terminal.not_found"],
  }),
  addStaff: call("POST /terminal/{terminalId}/staff", {
    summary: "Links staff to a terminal and lists who is linked; from then on only they may work there.",
    access: changes,
    body: TerminalStaffIds,
    response: s.items(TerminalStaff),
    errors: ["terminal.not_found", "staff.not_found"],
  }),
  removeStaff: call("DELETE /terminal/{terminalId}/staff", {
    summary: "Unlinks staff from a terminal and lists who stays. Without any, all staff may work there.",
    access: changes,
    body: TerminalStaffIds,
    response: s.items(TerminalStaff),
    errors: ["terminal.not_found", "staff.not_found"],
  }),
  goods: call("GET /terminal/{terminalId}/goods", {
    summary: "Lists what a terminal sells, with prices now or at another moment and, where requested, why they are so.",
    access: reads,
    query: { ...goodsFilters, limit: s.whole(1, 5000) },
    response: s.items(TerminalGoods),
    errors: ["terminal.not_found", "customer.id_invalid", "corporate_customer.not_found"],
  }),
  goodsPaginated: call("GET /terminal/{terminalId}/goods/paginated", {
    summary: "Lists what a terminal sells in pages, with prices now or at another moment.",
    access: reads,
    query: goodsFilters,
    paged: {},
    response: s.page(TerminalGoods),
    errors: ["terminal.not_found", "customer.id_invalid", "corporate_customer.not_found"],
  }),
});
