import {
  DISPLAY_TYPES,
  LANGUAGES,
  ONCE_ID_TYPES,
  PAYMENT_TYPES,
  TERMINAL_TYPES,
  TILL_ID_TYPES,
  USER_ID_TYPES,
} from "./enums.ts";
import { call, group, open, roles, seller, terminal } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Check, returned, Transaction } from "./shapes/check.ts";
import { photo } from "./shapes/photo.ts";
import { TermCustomer } from "./term-customer.ts";
import { keeping, returning, selling, undoing, unpaying } from "./term-errors.ts";
import { TermGoods, TillGoodsCategory } from "./term-goods.ts";
import { IBeacon, TillApplication } from "./terminals.ts";

export { TermAccount, TermCustomer } from "./term-customer.ts";
export { TermGoods, TillGoodsCategory } from "./term-goods.ts";

export const TerminalFacts = s.object({
  id: s.idOf("terminal"),
  title: s.text(200),
  terminal_type: s.oneOf(TERMINAL_TYPES),
  /** The till has a screen that faces the customer. */
  display_active: s.flag,
  /** What that screen is for in software that has such uses. */
  display_type: s.oneOf(DISPLAY_TYPES),
  /** Of who works at the till. */
  phone: s.nullable(s.text(20)),
  currency: s.text(3),
  /** How far the amount that a line states may be from price × quantity. */
  line_tolerance: s.money,
  language: s.oneOf(LANGUAGES),
  pos: s.object({ id: s.idOf("pos"), title: s.text(200), time_zone: s.text(64) }),
  loyalty: s.reference("loyalty"),
  business: s.object({
    id: s.idOf("business"),
    title: s.text(200),
    business_code: s.text(12),
    photo: s.nullable(photo),
  }),
  /** The settings of the application. A customer is also required if the programme sells to customers only. */
  application: TillApplication,
  /** A device registers its sales with the tax service. */
  fiscal: s.flag,
  /** The business has a mail server, so receipts can go out by e-mail. */
  receipt_emails: s.flag,
  /** A card reader that the server works with takes card payments. */
  card_reader: s.flag,
  /** A steward of this point of sale may have the sale booked for themselves, with a code of their terminal. */
  steward_codes: s.flag,
  ibeacon: s.nullable(IBeacon),
});
const SignedIn = s.object({ token: s.text(64), expires_dt: s.nullable(s.text(40)), terminal: TerminalFacts });

/** A manual rule that a cashier may choose. */
export const TillRule = s.object({ id: s.idOf("rule"), title: s.text(200), action_type: s.text(40) });
/** Who works at a till. */
export const TillStaff = s.object({
  /** Null without a staff member: nobody has signed in, or an owner opened the till. */
  staff: s.nullable(s.reference("staff")),
  /** The till sells nothing until a staff member signs in. */
  sign_in_needed: s.flag,
});
/** The first event of a till's stream. */
export const TillStreamStart = s.object({ now: s.instant });
export const StaffPasswordBody = s.object({ login: s.text(100, 1), password: s.secret() });
export const StaffCodeBody = s.object({ auth_code: s.secret(32) });
const staffSignIn = {
  access: terminal,
  response: TillStaff,
  errors: ["staff.refused", "staff.elsewhere", "staff.not_driver"],
  extension: true,
} as const;
const customerId = { user_id_value: s.text(254, 1), user_id_type: s.optional(s.oneOf(USER_ID_TYPES)) };
const CheckLine = s.object({
  line_id: s.optional(s.title(64)),
  goods_id: s.optional(s.idOf("goods")),
  code: s.optional(s.title(64)),
  quantity: s.quantity,
  stated_amount: s.optional(s.nullable(s.money)),
  /** The shelf price of one unit, entered by hand in place of the price in force. */
  price: s.optional(s.nullable(s.unitPrice)),
});
const Payment = s.object({
  payment_type: s.oneOf(PAYMENT_TYPES),
  amount: s.optional(s.nullable(s.money)),
  tendered: s.optional(s.nullable(s.money)),
  /** The customer's client account that pays the whole check, by the id of its definition. */
  special_account_id: s.optional(s.nullable(s.idOf("special_account"))),
  /** The code that was sent to the customer, if the account requires one. */
  pin: s.optional(s.nullable(s.secret(20))),
});
const checkFields = {
  id: s.optional(s.idOf("transaction")),
  customer_id: s.optional(s.nullable(s.idOf("customer"))),
  /** Names the customer in place of `customer_id`. */
  user_id_value: s.optional(s.text(400, 1)),
  /** A one-time code is used up with the sale, so a check is not priced with one. */
  user_id_type: s.optional(s.oneOf(ONCE_ID_TYPES)),
  items: s.list(CheckLine, 500),
  bonuses_to_redeem: s.optional(s.nullable(s.money)),
  rule_ids: s.optional(s.list(s.idOf("rule"), 50)),
  payments: s.optional(s.nullable(s.list(Payment, 20))),
  delivery_amount: s.optional(s.nullable(s.money)),
  tip_amount: s.optional(s.nullable(s.money)),
  odometer: s.optional(s.nullable(s.whole(0, 2_000_000_000))),
  vehicle_id: s.optional(s.nullable(s.title(40))),
  comment: s.optional(s.nullable(s.text(1000))),
  external_id: s.optional(s.nullable(s.title(100))),
};
export const CheckBody = s.object(checkFields);
/** What belongs to a check that is stored. */
const stored = {
  /** The code of a steward's terminal, for whom the check is. */
  steward_code: s.optional(s.nullable(s.secret(20))),
};
export const SaleBody = s.object({ ...checkFields, ...stored });
const ReserveBody = s.object({ ...checkFields, ...stored, expires_in_seconds: s.optional(s.whole(60, 604_800)) });
const FinalizeBody = s.object({
  transaction_id: s.idOf("transaction"),
  items: s.optional(
    s.list(
      s.object({ line_id: s.text(64, 1), quantity: s.quantity, stated_amount: s.optional(s.nullable(s.money)) }),
      500,
    ),
  ),
  payments: s.optional(s.nullable(s.list(Payment, 20))),
});
const CancelBody = s.object({
  transaction_id: s.idOf("transaction"),
  reason: s.optional(s.nullable(s.text(500))),
  /** A code of a steward's terminal, without which a check that a steward had booked is not cancelled. */
  steward_code: s.optional(s.nullable(s.secret(20))),
});
const Done = s.object({ transaction: Transaction, check: Check });

/** The terminal API for tills, kiosks and external registers. */
export const term = group("term", {
  token: call("POST /term/token", {
    summary: "Signs a terminal in with its login and password.",
    access: open,
    body: s.object({ login: s.text(100, 1), password: s.secret() }),
    response: SignedIn,
    errors: ["terminal.refused"],
    throttle: { attempts: 10, seconds: 300, field: "login" },
    secretAnswer: true,
    extension: true,
  }),
  openTill: call("POST /x/terminal/{terminalId}/open_till", {
    summary: "Makes a one-use hand-off by which the register in this browser signs in as the terminal.",
    access: { ...roles("sales-point-manager"), personal: true },
    response: s.object({ hand_off: s.text(64), expires_dt: s.text(40) }),
    errors: ["terminal.not_found"],
    secretAnswer: true,
    extension: true,
  }),
  tillsInUse: call("GET /x/tills_in_use", {
    summary: "Lists terminals whose register was used in the last five minutes, with who is signed in or opened it.",
    access: roles("sales-point-manager"),
    response: s.items(
      s.object({ terminal_id: s.idOf("terminal"), opened_by: s.nullable(s.text(200)), opened_dt: s.text(40) }),
    ),
    extension: true,
  }),
  handOff: call("POST /term/hand_off", {
    summary: "Exchanges a hand-off for a terminal's session. A hand-off works once and for two minutes.",
    access: open,
    body: s.object({ hand_off: s.secret(64, 16) }),
    response: SignedIn,
    errors: ["hand_off.not_found"],
    throttle: { attempts: 30, seconds: 60 },
    secretAnswer: true,
    extension: true,
  }),
  signOut: call("POST /term/sign_out", {
    summary: "Ends the terminal's session and signs its staff member out; a key stays good.",
    access: terminal,
    response: s.done,
    extension: true,
  }),
  facts: call("GET /term/terminal", {
    summary: "Shows the terminal itself and its point of sale.",
    access: terminal,
    response: TerminalFacts,
    extension: true,
  }),
  staff: call("GET /term/staff", {
    summary: "Shows who is signed in at the terminal, and whether somebody has to.",
    access: terminal,
    response: TillStaff,
    extension: true,
  }),
  signInByPassword: call("POST /term/staff/sign_in", {
    summary: "Signs a staff member in at the terminal with their login and password, for at most 18 hours.",
    ...staffSignIn,
    body: StaffPasswordBody,
    throttle: { attempts: 10, seconds: 300, field: "login" },
  }),
  signInByCode: call("POST /term/staff/sign_in_by_code", {
    summary: "Signs a staff member in at the terminal with their sign-in code, for at most 18 hours.",
    ...staffSignIn,
    body: StaffCodeBody,
    throttle: { attempts: 10, seconds: 900, field: "auth_code" },
  }),
  signOutStaff: call("POST /term/staff/sign_out", {
    summary: "Signs the staff member out; the terminal stays signed in.",
    access: terminal,
    response: s.done,
    extension: true,
  }),
  live: call("GET /term/live", {
    summary:
      "Sends server-sent events: `sales` when sales of the business were added or changed, so those that are shown are read again; `ended` when the staff member is signed out from elsewhere or has to sign in, and ends the stream.",
    access: terminal,
    response: TillStreamStart,
    answer: "events",
    extension: true,
  }),
  goods: call("GET /term/goods", {
    summary:
      "Lists what the terminal sells, with the shelf price of each item at this moment; categories by items sold in the last 30 days.",
    access: terminal,
    response: s.object({
      items: s.list(TermGoods, 10_000),
      categories: s.list(TillGoodsCategory),
    }),
    extension: true,
  }),
  rules: call("GET /term/rules", {
    summary: "Lists the manual rules that a cashier may choose.",
    access: terminal,
    response: s.items(TillRule),
    extension: true,
  }),
  customer: call("GET /term/customer", {
    summary:
      "Finds a customer by telephone, e-mail, external id, card or the link of their page, with the bonuses of their card.",
    access: seller,
    query: { user_id_value: s.text(400), user_id_type: s.oneOf(TILL_ID_TYPES) },
    response: TermCustomer,
    errors: ["customer.not_found", "customer.id_invalid", "customer.id_not_allowed", "customer.id_ambiguous"],
    extension: true,
  }),
  addCustomer: call("POST /term/customer", {
    summary: "Adds a customer to the programme, making the person if nobody has this telephone, e-mail or external id.",
    access: seller,
    body: s.object({
      ...{ ...customerId, first_name: s.optional(s.text(100)), last_name: s.optional(s.text(100)) },
      referral_code: s.optional(s.text(40)),
    }),
    response: TermCustomer,
    errors: [
      "customer.id_invalid",
      "customer.id_not_allowed",
      "loyalty.inactive",
      "referral.not_found",
      "terminal.type_refuses",
    ],
    extension: true,
  }),
  accountPin: call("POST /term/customer/account_pin", {
    summary:
      "Sends a customer a short code for paying from one of their client accounts at this till; it works once and for five minutes.",
    access: seller,
    body: s.object({ customer_id: s.idOf("customer"), special_account_id: s.idOf("special_account") }),
    /** The masked address, still recognisable to its owner. */
    response: s.object({ sent_to: s.text(254), expires_dt: s.text(40) }),
    errors: [
      "customer.not_found",
      "customer.blocked",
      "customer.email_missing",
      ...unpaying,
      "rate.limited",
      "terminal.type_refuses",
    ],
    extension: true,
  }),
  process: call("POST /term/check/process", {
    summary: "Prices a check and explains the result, without storing anything.",
    access: seller,
    body: CheckBody,
    response: s.object({ check: Check }),
    errors: [...selling],
    reads: true,
    extension: true,
  }),
  sale: call("POST /term/check/sale", {
    summary: "Sells: prices, takes bonuses, accrues and stores the check in one step.",
    access: seller,
    body: SaleBody,
    response: Done,
    errors: [...selling, ...keeping, "shift.needed"],
    needsKey: true,
    extension: true,
  }),
  reserve: call("POST /term/check/reserve", {
    summary: "Stores a check and holds its bonuses until it is finalised, cancelled or has run out.",
    access: seller,
    body: ReserveBody,
    response: Done,
    errors: [...selling, ...keeping],
    needsKey: true,
    extension: true,
  }),
  finalize: call("POST /term/check/finalize", {
    summary: "Makes a reserved check real, for the reserved quantities or less.",
    access: seller,
    body: FinalizeBody,
    response: Done,
    errors: [
      "transaction.not_found",
      "transaction.state",
      "transaction.expired",
      "terminal.type_refuses",
      "sale.malformed",
      "line.unknown",
      "line.quantity_raised",
      "line.amount_outside_tolerance",
      "payments.type_not_allowed",
      "payments.sum_mismatch",
      "payments.tendered_short",
      "payments.special_account_not_alone",
      "payments.special_account_not_reserved",
      "shift.needed",
      "reader_payment.running",
    ],
    needsKey: true,
    extension: true,
  }),
  cancel: call("POST /term/check/cancel", {
    summary: "Cancels a reserved or finished check of this terminal and takes everything back that it moved.",
    access: seller,
    body: CancelBody,
    response: s.object({ transaction: Transaction }),
    errors: [
      "transaction.not_found",
      "transaction.state",
      "terminal.type_refuses",
      "shift.needed",
      ...undoing,
      ...returning,
    ],
    needsKey: true,
    extension: true,
  }),
  check: call("GET /term/checks/{transactionId}", {
    summary:
      "Shows a check with its lines, and what came back of each: of this terminal, or of one whose sales the programme lets it refund.",
    access: seller,
    response: s.object({ transaction: Transaction, check: Check, returned, receipt_url: s.text(500) }),
    errors: ["transaction.not_found", "refund.currency"],
    extension: true,
  }),
  receipt: call("GET /term/checks/{transactionId}/receipt", {
    summary:
      "Shows the receipt of a check of this terminal as a page to print, in the terminal's language, for whom and as often as its settings say.",
    access: seller,
    response: s.text(1_000_000),
    answer: "html",
    errors: ["transaction.not_found"],
    extension: true,
  }),
  latest: call("GET /term/checks", {
    summary: "Lists the latest checks of this terminal, newest first.",
    access: seller,
    response: s.items(Transaction),
    extension: true,
  }),
});
