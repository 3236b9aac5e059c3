import { CASH_DIRECTIONS, PAYMENT_TYPES, SHIFT_COLUMNS, SHIFT_STATES } from "./enums.ts";
import { call, group, ofPos, roles, seller } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Doer } from "./shapes/check.ts";

const reads = roles("accountant", "sales-point-manager", "support-operator", "viewer");
const closes = ofPos(roles("sales-point-manager"));
const count = s.whole(0, 2 ** 31 - 1);

/** What sales came to, or what went back with refunds and cancelled sales. */
const ShiftSums = s.object({
  count,
  amount: s.signedMoney,
  discount_amount: s.signedMoney,
  bonuses_redeemed_amount: s.signedMoney,
  sales_taxes_amount: s.signedMoney,
  contained_taxes_amount: s.signedMoney,
  delivery_amount: s.signedMoney,
  tip_amount: s.signedMoney,
  rounding_amount: s.signedMoney,
  amount_to_pay: s.signedMoney,
  bonuses_added_amount: s.signedMoney,
});
const ShiftPayment = s.object({
  /** Null: what was sold without naming a payment. */
  payment_type: s.nullable(s.oneOf(PAYMENT_TYPES)),
  sales_amount: s.signedMoney,
  refunds_amount: s.signedMoney,
});
const ShiftTax = s.object({ code: s.text(64), title: s.text(200), base: s.signedMoney, amount: s.signedMoney });
/** What has to be in the drawer. */
const ShiftCash = s.object({
  opening_amount: s.money,
  sales_amount: s.signedMoney,
  refunds_amount: s.signedMoney,
  paid_in_amount: s.money,
  paid_out_amount: s.money,
  expected_amount: s.signedMoney,
});
export const ShiftReport = s.object({
  /** The numbers of the first and the last check; null without any. */
  first_check: s.nullable(s.text(20)),
  last_check: s.nullable(s.text(20)),
  sales: ShiftSums,
  refunds: ShiftSums,
  payments: s.list(ShiftPayment, 20),
  taxes: s.list(ShiftTax, 200),
  cash: ShiftCash,
});

/** Banknotes or coins of one value. */
const Denomination = s.object({ value: s.money, count: s.whole(0, 1_000_000) });

export const Shift = s.entity("shift", {
  /** Counts the shifts of a terminal without gaps. */
  number: s.text(20),
  terminal: s.reference("terminal"),
  pos: s.reference("pos"),
  currency: s.text(3),
  state: s.oneOf(SHIFT_STATES),
  opened_dt: s.instant,
  opened_by: s.nullable(Doer),
  closed_dt: s.nullable(s.instant),
  closed_by: s.nullable(Doer),
  opening_amount: s.money,
  /** Sales less refunds, by all payments. This and the following are null while the shift is open. */
  turnover_amount: s.nullable(s.signedMoney),
  expected_amount: s.nullable(s.signedMoney),
  /** Null for a closed shift whose drawer was not counted. */
  counted_amount: s.nullable(s.money),
  /** Counted less expected. */
  difference_amount: s.nullable(s.signedMoney),
  comment: s.nullable(s.text(500)),
});

const CashMovement = s.object({
  id: s.id,
  direction: s.oneOf(CASH_DIRECTIONS),
  amount: s.money,
  reason: s.text(200),
  created_dt: s.instant,
  made_by: s.nullable(Doer),
});
export const ShiftDetails = s.object({
  ...Shift.properties,
  report: ShiftReport,
  /** The earliest first. */
  movements: s.list(CashMovement, 10_000),
  /** As they were counted at the end; null if only their sum was entered, or the shift is open. */
  denominations: s.nullable(s.list(Denomination, 50)),
});

const ShiftTotals = s.object({
  currency: s.text(3),
  count,
  turnover_amount: s.signedMoney,
  difference_amount: s.signedMoney,
});
const there = ["shift.not_found"] as const;
const ofTill = [...there, "shift.closed"] as const;

/** The shifts of tills: what is in the drawer when they begin, what moves, and what is counted when they end. */
export const shifts = group("shifts", {
  list: call("GET /x/shifts", {
    summary: "Lists shifts, the latest first unless sorted otherwise, with totals of closed ones per currency.",
    access: reads,
    query: {
      pos: s.idOf("pos"),
      terminal: s.idOf("terminal"),
      /** Shifts that this staff member opened or closed. */
      business_staff_id: s.idOf("staff"),
      state: s.oneOf(SHIFT_STATES),
      date_from: s.text(40),
      date_to: s.text(40),
      /** Shifts whose count differs from what had to be there. */
      with_difference: s.flag,
    },
    paged: { sorts: ["opened_dt", "closed_dt", "turnover_amount", "difference_amount"], skipTotals: true },
    response: s.object({ ...s.page(Shift).properties, totals: s.optional(s.list(ShiftTotals, 200)) }),
    exports: SHIFT_COLUMNS,
    extension: true,
  }),
  get: call("GET /x/shifts/{shiftId}", {
    summary:
      "Shows a shift with its report and the money that moved: until now while it is open, else as it was closed.",
    access: reads,
    response: ShiftDetails,
    errors: there,
    extension: true,
  }),
  page: call("GET /x/shifts/{shiftId}/report", {
    summary: "Shows the report of a shift as a page to print: an X report while it is open, the Z report afterwards.",
    access: reads,
    response: s.text(1_000_000),
    answer: "html",
    errors: there,
    extension: true,
  }),
  current: call("GET /term/shift", {
    summary: "Shows the open shift of the terminal, and the last one that was closed.",
    access: seller,
    response: s.object({ shift: s.nullable(ShiftDetails), last: s.nullable(Shift), expected_visible: s.flag }),
    extension: true,
  }),
  moveCash: call("POST /term/shifts/{shiftId}/cash_movements", {
    summary: "Notes money that is put into the drawer or taken out of it, with the reason.",
    access: seller,
    body: s.object({ direction: s.oneOf(CASH_DIRECTIONS), amount: s.money, reason: s.title(200) }),
    response: ShiftDetails,
    errors: [...ofTill, "amount.not_positive"],
    needsKey: true,
    extension: true,
  }),
  close: call("POST /term/shifts/{shiftId}/close", {
    summary: "Closes the shift with what was counted in the drawer, and makes its Z report.",
    access: seller,
    body: s.object({
      counted_amount: s.money,
      /** They add up to the counted amount. */
      denominations: s.optional(s.nullable(s.list(Denomination, 50))),
      comment: s.optional(s.nullable(s.text(500))),
    }),
    response: ShiftDetails,
    errors: [...ofTill, "shift.count_mismatch"],
    needsKey: true,
    extension: true,
  }),
  closeForgotten: call("POST /x/shifts/{shiftId}/close", {
    summary: "Closes a shift that was forgotten at its till, with what was counted in the drawer, or without a count.",
    access: closes,
    body: s.object({ counted_amount: s.nullable(s.money), comment: s.title(500) }),
    response: ShiftDetails,
    errors: ofTill,
    extension: true,
  }),
  open: call("POST /term/shifts", {
    summary: "Opens a shift of the terminal with what is in its drawer. A terminal has one open shift at a time.",
    access: seller,
    body: s.object({ opening_amount: s.money }),
    response: ShiftDetails,
    errors: ["shift.already_open"],
    needsKey: true,
    extension: true,
  }),
  tillPage: call("GET /term/shifts/{shiftId}/report", {
    summary:
      "Shows the report of a shift of this terminal as a page to print, in the terminal's language. While it is open, its cash is on it for managers only.",
    access: seller,
    response: s.text(1_000_000),
    answer: "html",
    errors: there,
    extension: true,
  }),
});
