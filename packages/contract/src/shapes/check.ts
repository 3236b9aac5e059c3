import Type from "typebox";
import * as enums from "../enums.ts";
import {
  flag,
  id,
  list,
  money,
  nullable,
  type Of,
  object,
  oneOf,
  optional,
  quantity,
  signedMoney,
  text,
  unitPrice,
  whole,
} from "../kit/schema.ts";

/** The thing behind a number: its kind, and the version that was in force. */
export const Source = object({
  kind: oneOf(enums.TRACE_SOURCES),
  id: nullable(text(100)),
  version: nullable(whole(0, 2 ** 31)),
  title: nullable(text(300)),
});
const params = Type.Unsafe<Record<string, string>>({ type: "object", additionalProperties: { type: "string" } });
const TraceEntry = object({
  step: oneOf(enums.TRACE_STEPS),
  line: nullable(text(100)),
  source: Type.Unsafe<{
    kind: enums.TraceSource;
    id: string | null;
    version: number | null;
    title: string | null;
  } | null>({
    ...Source,
    type: ["object", "null"],
  }),
  before: nullable(text(40)),
  change: nullable(text(40)),
  after: nullable(text(40)),
  params,
});
const RejectedCandidate = object({
  source: Source,
  line: nullable(text(100)),
  reason: oneOf(enums.REJECTIONS),
  details: params,
});
/** Why every number of a check is that number, in the order in which it became so. */
export const Trace = object({ entries: list(TraceEntry, 100_000), rejected: list(RejectedCandidate, 100_000) });

const CheckTax = object({
  tax_id: id,
  code: nullable(text(64)),
  title: nullable(text(200)),
  classification: oneOf(enums.TAX_CLASSIFICATIONS),
  type: oneOf(enums.TAX_TYPES),
  base: signedMoney,
  amount: signedMoney,
});
/** A line of a priced check with every column. */
export const CheckItem = object({
  id: text(100),
  goods_id: id,
  code: text(64),
  title: text(200),
  unit: text(20),
  service_type: text(40),
  quantity,
  price_base: unitPrice,
  price_including_taxes: unitPrice,
  price_posted: unitPrice,
  amount: signedMoney,
  discount_amount: signedMoney,
  discounts: list(object({ source: Source, amount: signedMoney })),
  bonuses_redeemed: signedMoney,
  reduced_amount: signedMoney,
  taxes: list(CheckTax),
  contained_taxes_amount: signedMoney,
  sales_taxes_amount: signedMoney,
  amount_to_pay: signedMoney,
  bonuses_added: signedMoney,
  promo_bonuses_added: signedMoney,
});
export const CheckTotals = object({
  amount: signedMoney,
  discount_amount: signedMoney,
  bonuses_redeemed_amount: signedMoney,
  contained_taxes_amount: signedMoney,
  sales_taxes_amount: signedMoney,
  delivery_amount: signedMoney,
  tip_amount: signedMoney,
  rounding_amount: signedMoney,
  amount_to_pay: signedMoney,
  bonuses_added_amount: signedMoney,
  promo_bonuses_added_amount: signedMoney,
});
export const CheckPayment = object({
  payment_type: oneOf(enums.PAYMENT_TYPES),
  amount: signedMoney,
  tendered: nullable(signedMoney),
  change: nullable(signedMoney),
  /** What a special account pays in its own unit. */
  special_account: optional(
    object({
      special_account_id: id,
      title: text(200),
      type: oneOf(enums.SPECIAL_ACCOUNT_TYPES),
      unit: text(40),
      amount: money,
    }),
  ),
});
/** A priced check: every line, the totals, and why. */
export const Check = object({
  currency: text(3),
  items: list(CheckItem),
  totals: CheckTotals,
  payments: list(CheckPayment, 20),
  trace: Trace,
});

const named = Type.Unsafe<{ id: string; title: string } | null>({
  ...object({ id, title: text(200) }),
  type: ["object", "null"],
});
const buyer = Type.Unsafe<{ id: string; name: string; phone: string | null } | null>({
  ...object({ id, name: text(400), phone: nullable(text(20)) }),
  type: ["object", "null"],
});

/** The special account that a transaction moved, or is to move once it is finalised, and by how much in its unit. */
const movedAccount = object({
  id,
  special_account_id: id,
  title: text(200),
  type: oneOf(enums.SPECIAL_ACCOUNT_TYPES),
  unit: text(40),
  amount: signedMoney,
});

/** A transaction as lists and receipts know it. */
export const Transaction = object({
  id,
  number: text(20),
  transaction_type: oneOf(enums.TRANSACTION_TYPES),
  status: oneOf(enums.TRANSACTION_STATUSES),
  canceled: flag,
  created_dt: text(40),
  finalized_dt: nullable(text(40)),
  expires_dt: nullable(text(40)),
  cancel_dt: nullable(text(40)),
  cancel_reason: nullable(text(500)),
  comment: nullable(text(1000)),
  odometer: nullable(whole(0, 2 ** 31)),
  vehicle_id: nullable(text(40)),
  loyalty: object({ id, title: text(200) }),
  pos: named,
  terminal: named,
  customer: buyer,
  /** The company whose account it moved; then it has no customer. */
  corporate_customer: named,
  currency: text(3),
  totals: CheckTotals,
  payment_types: list(oneOf(enums.PAYMENT_TYPES), 20),
  /** What the transaction is about, where it is about one. */
  special_account: Type.Unsafe<Of<typeof movedAccount> | null>({ ...movedAccount, type: ["object", "null"] }),
  /** What rules credited with it. */
  credited_accounts: list(movedAccount, 200),
  version: whole(1, 2 ** 31),
});
/** A line of a sold check, as lists tell it. */
export const TransactionItem = object({
  line_id: text(100),
  goods_id: id,
  code: text(64),
  title: text(200),
  unit: text(20),
  service_type: text(40),
  quantity,
  price_posted: unitPrice,
  amount: signedMoney,
  discount_amount: signedMoney,
  bonuses_redeemed: signedMoney,
  contained_taxes_amount: signedMoney,
  sales_taxes_amount: signedMoney,
  amount_to_pay: signedMoney,
  bonuses_added: signedMoney,
  promo_bonuses_added: signedMoney,
});
/** One line of one sold check among those of all checks. */
export const SoldItem = object({
  /** The transaction's id and the line's place in it. */
  id: text(60),
  transaction_id: id,
  number: text(20),
  created_dt: text(40),
  status: oneOf(enums.TRANSACTION_STATUSES),
  canceled: flag,
  loyalty: object({ id, title: text(200) }),
  pos: named,
  terminal: named,
  customer: buyer,
  currency: text(3),
  /** What pays for the check, and what it gives for this line. */
  special_account: Type.Unsafe<Of<typeof movedAccount> | null>({ ...movedAccount, type: ["object", "null"] }),
  /** What rules credited for this line. */
  credited_accounts: list(movedAccount, 200),
  ...TransactionItem.properties,
});
const { amount, discount_amount, contained_taxes_amount, sales_taxes_amount, amount_to_pay } = CheckTotals.properties;
/** Sums of sold items in one currency; cancelled checks count as nothing. */
export const SoldItemTotals = object({
  ...{ currency: text(3), count: text(20), amount, discount_amount, bonuses_redeemed: amount },
  ...{ contained_taxes_amount, sales_taxes_amount, amount_to_pay, bonuses_added: amount },
});
/** A transaction in a list, with what the list was asked to include. */
export const ListedTransaction = object({
  ...Transaction.properties,
  items: optional(list(TransactionItem)),
  /** Sums of the lines' taxes, by tax. */
  taxes: optional(list(CheckTax)),
  payments: optional(list(CheckPayment, 20)),
});
/** A transaction with its check and the movements that it made. */
export const TransactionDetails = object({
  transaction: Transaction,
  check: Type.Unsafe<import("../kit/schema.ts").Of<typeof Check> | null>({ ...Check, type: ["object", "null"] }),
  postings: list(
    object({
      id,
      kind: oneOf(enums.TRANSFER_KINDS),
      event_dt: text(40),
      account: text(40),
      unit: text(40),
      amount: signedMoney,
      balance_after: nullable(signedMoney),
    }),
    1000,
  ),
});
