import { PAYMENT_TYPES, TRANSFER_KINDS } from "./enums.ts";
import { call, group, ofPos, roles, seller } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Check, Transaction } from "./shapes/check.ts";
import { returning } from "./term-errors.ts";

const corrects = ofPos(roles("support-operator", "sales-point-manager"));

/** What a till says; the rest follows the policy of the programme. */
const atTill = {
  lines: s.list(s.object({ id: s.text(100, 1), quantity: s.quantity }), 1000),
  /** Absent: with the last of the goods. */
  with_delivery: s.optional(s.flag),
  with_tip: s.optional(s.flag),
  /** Absent: in proportion to what is left of each payment. */
  payments: s.optional(s.list(s.object({ position: s.whole(0, 19), amount: s.money }), 20)),
};
const request = {
  ...atTill,
  /** Less than what is due, down to what the customer still has; only where the programme lets spent bonuses become a debt. */
  bonuses_taken_back: s.optional(s.money),
  /** Absent: with the last of the goods. */
  undo_category: s.optional(s.flag),
  /** Absent: yes. */
  undo_referral: s.optional(s.flag),
};

/** A movement of an account of the customer, or of somebody who invited them. */
const RefundPosting = s.object({
  kind: s.oneOf(TRANSFER_KINDS),
  account: s.text(40),
  unit: s.text(40),
  amount: s.signedMoney,
  balance_after: s.signedMoney,
  /** The last day of what comes back, where the days of grace give it a new one. */
  valid_until: s.nullable(s.day),
  of_inviter: s.flag,
});
export const RefundPreview = s.object({
  /** What the refund does, to be sent with it: where that is something else by then, nothing is refunded. */
  fingerprint: s.text(80),
  /** The check of the refund; its numbers are negative. */
  check: Check,
  /** The payments of the sale: what each pays back, of how much. */
  payments: s.list(
    s.object({ position: s.whole(0, 19), payment_type: s.oneOf(PAYMENT_TYPES), amount: s.money, left: s.money }),
    20,
  ),
  delivery_left: s.money,
  tip_left: s.money,
  /** Nothing of the sale is left. */
  completes: s.flag,
  bonuses_due: s.money,
  bonuses_taken_back: s.money,
  bonuses_minimum: s.money,
  /** What the customer owes afterwards. */
  bonuses_debt: s.money,
  bonuses_given_back: s.money,
  postings: s.list(RefundPosting, 1000),
  /** The category that the sale gave the customer, and the one before; both null if there is nothing to undo. */
  category_from: s.nullable(s.reference("card_category")),
  category_to: s.nullable(s.reference("card_category")),
  undo_category: s.flag,
  /** Whether the sale rewarded an invitation. */
  has_referral: s.flag,
  undo_referral: s.flag,
});

const tillErrors = [
  "transaction.not_found",
  "transaction.state",
  "refund.not_a_sale",
  "refund.nothing",
  "refund.line",
  "refund.quantity",
  "refund.payments",
  "bonuses.spent",
  "account.insufficient",
] as const;
/** A till takes back what is due; only the back office may choose less. */
const errors = [...tillErrors, "refund.bonuses"] as const;
/** Of sales of another till. */
const elsewhere = ["refund.currency", "refund.method"] as const;

const confirmed = { fingerprint: s.optional(s.text(80)), reason: s.optional(s.nullable(s.text(500))) };
const Refunded = s.object({ transaction: Transaction });

/** Refunds of sales by line. */
export const refunds = group("refunds", {
  preview: call("POST /x/transactions/{transactionId}/refunds/preview", {
    summary: "Shows what refunding some goods of a sale would do, and changes nothing.",
    access: corrects,
    reads: true,
    extension: true,
    body: s.object(request),
    response: RefundPreview,
    errors,
  }),
  add: call("POST /x/transactions/{transactionId}/refunds", {
    summary: "Refunds some goods of a sale, as its preview shows.",
    access: corrects,
    extension: true,
    body: s.object({ ...request, ...confirmed }),
    response: Refunded,
    errors: [...errors, "refund.outdated"],
    needsKey: true,
  }),
  tillPreview: call("POST /term/checks/{transactionId}/refunds/preview", {
    summary:
      "Shows what refunding some goods of a check would do, and changes nothing. The check is of this terminal, or of one whose sales the programme lets it refund.",
    access: seller,
    reads: true,
    extension: true,
    body: s.object(atTill),
    response: RefundPreview,
    errors: [...tillErrors, ...elsewhere, "terminal.type_refuses"],
  }),
  tillAdd: call("POST /term/checks/{transactionId}/refunds", {
    summary:
      "Refunds some goods of a check of this terminal, or of one whose sales the programme lets it refund, as its preview shows. The money leaves this terminal.",
    access: seller,
    extension: true,
    body: s.object({
      ...atTill,
      ...confirmed,
      /** A code of a steward's terminal, without which a check that a steward had booked is not refunded. */
      steward_code: s.optional(s.nullable(s.secret(20))),
    }),
    response: Refunded,
    errors: [...tillErrors, ...elsewhere, ...returning, "terminal.type_refuses", "refund.outdated", "shift.needed"],
    needsKey: true,
  }),
});
