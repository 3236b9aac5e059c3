import Type from "typebox";
import * as enums from "../enums.ts";
import * as s from "../kit/schema.ts";

/** The record behind a number: its type, and the version that was used. */
export const Source = s.object({
  kind: s.oneOf(enums.TRACE_SOURCES),
  id: s.nullable(s.text(100)),
  version: s.nullable(s.whole(0, 2 ** 31)),
  title: s.nullable(s.text(300)),
});
const params = Type.Unsafe<Record<string, string>>({ type: "object", additionalProperties: { type: "string" } });
const TraceEntry = s.object({
  step: s.oneOf(enums.TRACE_STEPS),
  line: s.nullable(s.text(100)),
  source: Type.Unsafe<{
    kind: enums.TraceSource;
    id: string | null;
    version: number | null;
    title: string | null;
  } | null>({
    ...Source,
    type: ["object", "null"],
  }),
  before: s.nullable(s.text(40)),
  change: s.nullable(s.text(40)),
  after: s.nullable(s.text(40)),
  params,
});
const RejectedCandidate = s.object({
  source: Source,
  line: s.nullable(s.text(100)),
  reason: s.oneOf(enums.REJECTIONS),
  details: params,
});
/** The explanation of every number of a check, in the order of calculation. */
export const Trace = s.object({ entries: s.list(TraceEntry, 100_000), rejected: s.list(RejectedCandidate, 100_000) });

const CheckTax = s.object({
  tax_id: s.idOf("tax"),
  code: s.nullable(s.text(64)),
  title: s.nullable(s.text(200)),
  classification: s.oneOf(enums.TAX_CLASSIFICATIONS),
  type: s.oneOf(enums.TAX_TYPES),
  base: s.signedMoney,
  amount: s.signedMoney,
});
/** What a line sells. */
const soldFields = {
  goods_id: s.idOf("goods"),
  code: s.text(64),
  title: s.text(200),
  unit: s.text(20),
  service_type: s.text(40),
  quantity: s.signedQuantity,
};
/** A line of a priced check with all columns. */
export const CheckItem = s.object({
  id: s.text(100),
  ...soldFields,
  price_base: s.unitPrice,
  price_including_taxes: s.unitPrice,
  price_posted: s.unitPrice,
  amount: s.signedMoney,
  discount_amount: s.signedMoney,
  discounts: s.list(s.object({ source: Source, amount: s.signedMoney })),
  bonuses_redeemed: s.signedMoney,
  reduced_amount: s.signedMoney,
  taxes: s.list(CheckTax),
  contained_taxes_amount: s.signedMoney,
  sales_taxes_amount: s.signedMoney,
  amount_to_pay: s.signedMoney,
  bonuses_added: s.signedMoney,
  promo_bonuses_added: s.signedMoney,
});
export const CheckTotals = s.object({
  amount: s.signedMoney,
  discount_amount: s.signedMoney,
  bonuses_redeemed_amount: s.signedMoney,
  contained_taxes_amount: s.signedMoney,
  sales_taxes_amount: s.signedMoney,
  delivery_amount: s.signedMoney,
  tip_amount: s.signedMoney,
  rounding_amount: s.signedMoney,
  amount_to_pay: s.signedMoney,
  bonuses_added_amount: s.signedMoney,
  promo_bonuses_added_amount: s.signedMoney,
});
export const CheckPayment = s.object({
  payment_type: s.oneOf(enums.PAYMENT_TYPES),
  amount: s.signedMoney,
  tendered: s.nullable(s.signedMoney),
  change: s.nullable(s.signedMoney),
  /** The payment of a client account in its own unit. */
  special_account: s.optional(
    s.object({
      special_account_id: s.idOf("special_account"),
      title: s.text(200),
      type: s.oneOf(enums.SPECIAL_ACCOUNT_TYPES),
      unit: s.text(40),
      amount: s.signedMoney,
    }),
  ),
});
/** A priced check: all lines, the totals, and the explanation. */
export const Check = s.object({
  currency: s.text(3),
  items: s.list(CheckItem),
  totals: CheckTotals,
  payments: s.list(CheckPayment, 20),
  trace: Trace,
});

const buyer = Type.Unsafe<{ id: string; name: string; phone: string | null } | null>({
  ...s.object({ id: s.idOf("customer"), name: s.text(400), phone: s.nullable(s.text(20)) }),
  type: ["object", "null"],
});

/** Whoever did something: a staff member, or somebody without a staff record, such as an owner. */
export const Doer = s.object({ id: s.nullable(s.idOf("staff")), title: s.text(201) });
const doer = Type.Unsafe<s.Of<typeof Doer> | null>({ ...Doer, type: ["object", "null"] });

/** The client account that a transaction changes, or will change once it is finalised, with the amount in its unit. */
const movedAccount = s.object({
  id: s.id,
  special_account_id: s.idOf("special_account"),
  title: s.text(200),
  type: s.oneOf(enums.SPECIAL_ACCOUNT_TYPES),
  unit: s.text(40),
  amount: s.signedMoney,
});

/** A transaction in lists and receipts. */
export const Transaction = s.object({
  id: s.idOf("transaction"),
  number: s.text(20),
  transaction_type: s.oneOf(enums.TRANSACTION_TYPES),
  status: s.oneOf(enums.TRANSACTION_STATUSES),
  canceled: s.flag,
  created_dt: s.text(40),
  finalized_dt: s.nullable(s.text(40)),
  expires_dt: s.nullable(s.text(40)),
  cancel_dt: s.nullable(s.text(40)),
  cancel_reason: s.nullable(s.text(500)),
  cancel_staff: doer,
  comment: s.nullable(s.text(1000)),
  odometer: s.nullable(s.whole(0, 2 ** 31)),
  vehicle_id: s.nullable(s.text(40)),
  loyalty: s.reference("loyalty"),
  pos: s.nullable(s.reference("pos")),
  terminal: s.nullable(s.reference("terminal")),
  /** Who sold, or changed the account; null at a till where nobody signed in. */
  business_staff: doer,
  /** The terminal of the steward for whom a shared register booked it, and the code that said so. */
  sc_terminal: s.nullable(s.reference("terminal")),
  sc_code: s.nullable(s.text(20)),
  customer: buyer,
  /** The company whose account it changed; then it has no customer. */
  corporate_customer: s.nullable(s.reference("corporate_customer")),
  currency: s.text(3),
  totals: CheckTotals,
  payment_types: s.list(s.oneOf(enums.PAYMENT_TYPES), 20),
  /** The account that the transaction is about, if any. */
  special_account: Type.Unsafe<s.Of<typeof movedAccount> | null>({ ...movedAccount, type: ["object", "null"] }),
  /** The credits of rules. */
  credited_accounts: s.list(movedAccount, 200),
  version: s.whole(1, 2 ** 31),
});
/** What is left of a check when its goods are paid for. Cost and margin are unknown, so null, unless the cost of each line is known. */
export const GrossMargin = s.object({
  /** What was paid for goods, without taxes. */
  net_amount: s.signedMoney,
  cost_amount: s.nullable(s.signedMoney),
  amount: s.nullable(s.signedMoney),
  percent: s.nullable(s.signedRate),
});
/** What is left of a line of a check. */
export const LineMargin = s.object({ line_id: s.text(100), ...GrossMargin.properties });
/** A line of a sold check in lists. */
export const TransactionItem = s.object({
  line_id: s.text(100),
  ...soldFields,
  price_posted: s.unitPrice,
  amount: s.signedMoney,
  discount_amount: s.signedMoney,
  bonuses_redeemed: s.signedMoney,
  contained_taxes_amount: s.signedMoney,
  sales_taxes_amount: s.signedMoney,
  amount_to_pay: s.signedMoney,
  bonuses_added: s.signedMoney,
  promo_bonuses_added: s.signedMoney,
});
/** One line of one sold check in a list over all checks. */
export const SoldItem = s.object({
  /** The transaction's id and the line's index in it. */
  id: s.text(60),
  transaction_id: s.idOf("transaction"),
  number: s.text(20),
  created_dt: s.text(40),
  status: s.oneOf(enums.TRANSACTION_STATUSES),
  canceled: s.flag,
  loyalty: s.reference("loyalty"),
  pos: s.nullable(s.reference("pos")),
  terminal: s.nullable(s.reference("terminal")),
  /** Who sold, or changed the account; null at a till where nobody signed in. */
  business_staff: doer,
  customer: buyer,
  currency: s.text(3),
  /** The account that pays for the check, with the amount for this line. */
  special_account: Type.Unsafe<s.Of<typeof movedAccount> | null>({ ...movedAccount, type: ["object", "null"] }),
  /** The credits of rules for this line. */
  credited_accounts: s.list(movedAccount, 200),
  ...TransactionItem.properties,
  /** For those who may see what goods cost. */
  gross_margin: s.optional(GrossMargin),
});
const { amount, discount_amount, contained_taxes_amount, sales_taxes_amount, amount_to_pay } = CheckTotals.properties;
/** Sums of sold items in one currency; cancelled checks count as zero. */
export const SoldItemTotals = s.object({
  ...{ currency: s.text(3), count: s.text(20), amount, discount_amount, bonuses_redeemed: amount },
  ...{ contained_taxes_amount, sales_taxes_amount, amount_to_pay, bonuses_added: amount },
});
const CheckCost = s.object({
  additional_cost_id: s.idOf("additional_cost"),
  code: s.text(64),
  title: s.text(200),
  kind: s.oneOf(enums.ADDITIONAL_COST_KINDS),
  base: s.signedMoney,
  amount: s.signedMoney,
});
/** A transaction in a list, with the parts that the request includes. */
export const ListedTransaction = s.object({
  ...Transaction.properties,
  items: s.optional(s.list(TransactionItem)),
  /** Sums of the lines' taxes, by tax. */
  taxes: s.optional(s.list(CheckTax)),
  /** Sums of the additional costs, by cost. */
  margins: s.optional(s.list(CheckCost)),
  /** For those who may see what goods cost. */
  gross_margin: s.optional(GrossMargin),
  payments: s.optional(s.list(CheckPayment, 20)),
});
const RelatedTransaction = s.object({
  id: s.idOf("transaction"),
  number: s.text(20),
  created_dt: s.text(40),
  amount_to_pay: s.signedMoney,
});
/** What refunds have returned of each line of a sale. */
export const returned = s.list(s.object({ line_id: s.text(100), quantity: s.quantity }));
/** A transaction with its check and its postings. */
export const TransactionDetails = s.object({
  transaction: Transaction,
  /** The sale that a refund returns goods of. */
  refund_of: Type.Unsafe<s.Of<typeof RelatedTransaction> | null>({ ...RelatedTransaction, type: ["object", "null"] }),
  /** The refunds of a sale, the earliest first. */
  refunds: s.list(RelatedTransaction, 1000),
  /** What came back of each line with them. */
  returned,
  check: Type.Unsafe<import("../kit/schema.ts").Of<typeof Check> | null>({ ...Check, type: ["object", "null"] }),
  postings: s.list(
    s.object({
      id: s.id,
      kind: s.oneOf(enums.TRANSFER_KINDS),
      event_dt: s.text(40),
      account: s.text(40),
      unit: s.text(40),
      amount: s.signedMoney,
      balance_after: s.nullable(s.signedMoney),
    }),
    1000,
  ),
  /** The public address of its receipt. */
  receipt_url: s.text(500),
  /** For those who may see what goods cost; absent without goods. */
  gross_margin: s.optional(GrossMargin),
  /** The same for each line. */
  line_margins: s.optional(s.list(LineMargin)),
});
