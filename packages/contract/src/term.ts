import {
  ACCOUNT_QUESTIONS,
  CARD_ACCESS,
  LANGUAGES,
  LOT_KINDS,
  PAYMENT_TYPES,
  SPECIAL_ACCOUNT_TYPES,
  UNITS,
  USER_ID_TYPES,
} from "./enums.ts";
import {
  call,
  done,
  group,
  id,
  items,
  list,
  money,
  nullable,
  object,
  oneOf,
  open,
  optional,
  quantity,
  roles,
  secret,
  signedMoney,
  terminal,
  text,
  title,
  unitPrice,
  whole,
} from "./kit/index.ts";
import { AccountLimit } from "./shapes/account.ts";
import { Check, Transaction } from "./shapes/check.ts";
import { photo } from "./shapes/photo.ts";

const Place = object({ id, title: text(200) });
/** What a till knows of itself. */
export const TerminalFacts = object({
  id,
  title: text(200),
  currency: text(3),
  language: oneOf(LANGUAGES),
  pos: object({ id, title: text(200), time_zone: text(64) }),
  loyalty: Place,
  business: object({ id, title: text(200), business_code: text(12) }),
});
const SignedIn = object({ token: text(64), expires_dt: nullable(text(40)), terminal: TerminalFacts });

/** What the till shows of an item: the shelf price with its taxes. */
export const TermGoods = object({
  id,
  code: text(64),
  title: text(200),
  unit: text(20),
  service_type: text(40),
  category_ids: list(id),
  barcodes: list(text(64)),
  quantity_precision: whole(0, 3),
  photo: nullable(photo),
  price: nullable(unitPrice),
});
/** A special account that the customer may pay with at this till. Amounts in its unit; null: no bound. */
export const TermAccount = object({
  special_account_id: id,
  title: text(200),
  type: oneOf(SPECIAL_ACCOUNT_TYPES),
  currency: nullable(text(3)),
  unit: nullable(oneOf(UNITS)),
  available: nullable(signedMoney),
  /** A larger payment asks for a PIN. */
  limit_without_pin: nullable(money),
  odometer: oneOf(ACCOUNT_QUESTIONS),
  vehicle_id: oneOf(ACCOUNT_QUESTIONS),
  /** Codes of the goods that it may pay for; none: any. */
  goods_codes: list(text(64), 500),
  limits: list(AccountLimit, 20),
});
export const TermCustomer = object({
  id,
  name: text(400),
  phone: nullable(text(20)),
  email: nullable(text(254)),
  category: nullable(Place),
  access: oneOf(CARD_ACCESS),
  bonuses: signedMoney,
  bonuses_available: signedMoney,
  lots: list(object({ kind: oneOf(LOT_KINDS), amount: signedMoney, expire_date: nullable(text(10)) })),
  special_accounts: list(TermAccount),
});
const customerId = { user_id_value: text(254, 1), user_id_type: optional(oneOf(USER_ID_TYPES)) };

const CheckLine = object({
  line_id: optional(title(64)),
  goods_id: optional(id),
  code: optional(title(64)),
  quantity,
  stated_amount: optional(nullable(money)),
});
const Payment = object({
  payment_type: oneOf(PAYMENT_TYPES),
  amount: optional(nullable(money)),
  tendered: optional(nullable(money)),
  /** The customer's special account that pays the whole check, named by what the business calls it. */
  special_account_id: optional(nullable(id)),
  /** The code that the customer was sent, where the account asks for one. */
  pin: optional(nullable(secret(20))),
});
const checkFields = {
  id: optional(id),
  customer_id: optional(nullable(id)),
  items: list(CheckLine, 500),
  bonuses_to_redeem: optional(nullable(money)),
  rule_ids: optional(list(id, 50)),
  payments: optional(nullable(list(Payment, 20))),
  delivery_amount: optional(nullable(money)),
  tip_amount: optional(nullable(money)),
  odometer: optional(nullable(whole(0, 2_000_000_000))),
  vehicle_id: optional(nullable(title(40))),
  comment: optional(nullable(text(1000))),
  external_id: optional(nullable(title(100))),
};
export const CheckBody = object(checkFields);
const ReserveBody = object({ ...checkFields, expires_in_seconds: optional(whole(60, 604_800)) });
const FinalizeBody = object({
  transaction_id: id,
  items: optional(list(object({ line_id: text(64, 1), quantity, stated_amount: optional(nullable(money)) }), 500)),
  payments: optional(nullable(list(Payment, 20))),
});
const CancelBody = object({ transaction_id: id, reason: optional(nullable(text(500))) });
const Done = object({ transaction: Transaction, check: Check });

/** Why a customer's special account does not pay at a till, whatever the amount. */
const unpaying = [
  "special_account.not_found",
  "special_account.inactive",
  "special_account.elsewhere",
  "customer_account.not_found",
  "customer_account.inactive",
  "customer_account.no_access",
] as const;
const selling = [
  "goods.not_found",
  "customer.not_found",
  "customer.blocked",
  "loyalty.inactive",
  "sale.anonymous",
  "sale.malformed",
  "sale.duplicate_line",
  "line.price_missing",
  "line.price_below_taxes",
  "line.amount_outside_tolerance",
  "payments.sum_mismatch",
  "payments.tendered_short",
  "payments.special_account_not_alone",
  "payments.special_account_other_goods",
  "payments.special_account_other_currency",
  "payments.special_account_goods_only",
  "payments.special_account_no_price",
  ...unpaying,
  "customer_account.odometer_missing",
  "customer_account.vehicle_missing",
  "customer_account.limit_exceeded",
  "account.insufficient",
] as const;
/** What a check that is kept may be refused for besides. */
const keeping = ["conflict.duplicate", "pin.needed", "pin.wrong", "pin.dead"] as const;

/** The terminal API: what tills, kiosks and outside registers sell through. */
export const term = group("term", {
  token: call("POST /term/token", {
    summary: "Signs a terminal in with its login and password.",
    access: open,
    body: object({ login: text(100, 1), password: secret() }),
    response: SignedIn,
    errors: ["terminal.refused"],
    throttle: { attempts: 10, seconds: 300, field: "login" },
    secretAnswer: true,
    extension: true,
  }),
  openTill: call("POST /x/terminal/{terminalId}/open_till", {
    summary: "Makes a one-use hand-off by which the register in this browser signs in as the terminal.",
    access: roles("sales-point-manager"),
    response: object({ hand_off: text(64), expires_dt: text(40) }),
    errors: ["terminal.not_found"],
    secretAnswer: true,
    extension: true,
  }),
  handOff: call("POST /term/hand_off", {
    summary: "Exchanges a hand-off for a terminal's session. A hand-off works once and for two minutes.",
    access: open,
    body: object({ hand_off: secret(64, 16) }),
    response: SignedIn,
    errors: ["hand_off.not_found"],
    throttle: { attempts: 30, seconds: 60 },
    secretAnswer: true,
    extension: true,
  }),
  signOut: call("POST /term/sign_out", {
    summary: "Ends the terminal's session; a key stays good.",
    access: terminal,
    response: done,
    extension: true,
  }),
  facts: call("GET /term/terminal", {
    summary: "Tells the terminal what it is and where it stands.",
    access: terminal,
    response: TerminalFacts,
    extension: true,
  }),
  goods: call("GET /term/goods", {
    summary: "Lists what the terminal sells, with the shelf price of each item at this moment.",
    access: terminal,
    response: object({
      items: list(TermGoods, 10_000),
      categories: list(object({ id, parent_id: nullable(id), title: text(200) })),
    }),
    extension: true,
  }),
  rules: call("GET /term/rules", {
    summary: "Lists the manual rules that a cashier may choose.",
    access: terminal,
    response: items(object({ id, title: text(200), action_type: text(40) })),
    extension: true,
  }),
  customer: call("GET /term/customer", {
    summary: "Finds a customer by telephone, e-mail or external id, with the bonuses of their card.",
    access: terminal,
    query: { user_id_value: text(254), user_id_type: oneOf(USER_ID_TYPES) },
    response: TermCustomer,
    errors: ["customer.not_found", "customer.id_invalid"],
    extension: true,
  }),
  addCustomer: call("POST /term/customer", {
    summary: "Adds a customer to the programme, making the person if nobody has this telephone, e-mail or external id.",
    access: terminal,
    body: object({ ...customerId, first_name: optional(text(100)), last_name: optional(text(100)) }),
    response: TermCustomer,
    errors: ["customer.id_invalid", "loyalty.inactive"],
    extension: true,
  }),
  accountPin: call("POST /term/customer/account_pin", {
    summary:
      "Sends a customer a short code for paying from one of their special accounts at this till; it works once and for five minutes.",
    access: terminal,
    body: object({ customer_id: id, special_account_id: id }),
    /** The address shows enough of itself to be recognised. */
    response: object({ sent_to: text(254), expires_dt: text(40) }),
    errors: ["customer.not_found", "customer.blocked", "customer.email_missing", ...unpaying, "rate.limited"],
    extension: true,
  }),
  process: call("POST /term/check/process", {
    summary: "Prices a check and tells why, without storing anything.",
    access: terminal,
    body: CheckBody,
    response: object({ check: Check }),
    errors: [...selling],
    reads: true,
    extension: true,
  }),
  sale: call("POST /term/check/sale", {
    summary: "Sells: prices, takes bonuses, accrues and stores the check in one step.",
    access: terminal,
    body: CheckBody,
    response: Done,
    errors: [...selling, ...keeping],
    needsKey: true,
    extension: true,
  }),
  reserve: call("POST /term/check/reserve", {
    summary: "Stores a check and holds its bonuses until it is finalised, cancelled or has run out.",
    access: terminal,
    body: ReserveBody,
    response: Done,
    errors: [...selling, ...keeping],
    needsKey: true,
    extension: true,
  }),
  finalize: call("POST /term/check/finalize", {
    summary: "Makes a reserved check real, for the reserved quantities or less.",
    access: terminal,
    body: FinalizeBody,
    response: Done,
    errors: [
      "transaction.not_found",
      "transaction.state",
      "transaction.expired",
      "sale.malformed",
      "line.unknown",
      "line.quantity_raised",
      "line.amount_outside_tolerance",
      "payments.sum_mismatch",
      "payments.tendered_short",
      "payments.special_account_not_alone",
      "payments.special_account_not_reserved",
    ],
    needsKey: true,
    extension: true,
  }),
  cancel: call("POST /term/check/cancel", {
    summary: "Cancels a reserved or finished check of this terminal and takes everything back that it moved.",
    access: terminal,
    body: CancelBody,
    response: object({ transaction: Transaction }),
    errors: ["transaction.not_found", "transaction.state", "bonuses.spent", "account.insufficient"],
    needsKey: true,
    extension: true,
  }),
  check: call("GET /term/checks/{transactionId}", {
    summary: "Shows a check of this terminal with its lines.",
    access: terminal,
    response: Done,
    errors: ["transaction.not_found"],
    extension: true,
  }),
  latest: call("GET /term/checks", {
    summary: "Lists the latest checks of this terminal, newest first.",
    access: terminal,
    response: items(Transaction),
    extension: true,
  }),
});
