import { OFFLINE_CONFLICTS, OFFLINE_SALE_STATES, TILL_ID_TYPES, TILL_PAYMENT_TYPES } from "./enums.ts";
import { call, group, ofPos, roles, seller, terminal } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { CheckTotals, Doer, Transaction } from "./shapes/check.ts";
import { TermGoods, TillGoodsCategory, TillRule } from "./term.ts";

const reads = roles("accountant", "sales-point-manager", "support-operator", "viewer");
const corrects = ofPos(roles("support-operator", "sales-point-manager"));
/** SHA-256 as base64url. */
const hash = s.text(43, 43);

/** An item that a till holds: the shelf price at the moment when it was taken, and the engine's input of its line. */
export const HeldItem = s.object({
  ...TermGoods.properties,
  /** All parents of its categories too, as rules read them. */
  rule_category_ids: s.list(s.idOf("goods_category")),
  goods_price: s.nullable(s.object({ price: s.unitPrice, version: s.version })),
  /** The price in force and the planned ones. */
  master_prices: s.list(s.object({ id: s.text(64), price: s.unitPrice, valid_from: s.instant })),
  tax_overrides: s.list(s.object({ tax_id: s.idOf("tax"), active: s.flag, rate: s.nullable(s.rate) })),
  commission_values: s.list(s.object({ id: s.idOf("additional_cost"), value: s.signedRate })),
});
/** What a till sells from while it has no connection. */
export const OfflineCatalogue = s.object({
  id: hash,
  taken_dt: s.instant,
  valid_until_dt: s.instant,
  /** What is the same for each check, as the engine reads it. */
  input: s.anyObject,
  goods: s.list(HeldItem, 10_000),
  categories: s.list(TillGoodsCategory),
  /** Those that the cashier may choose. */
  rules: s.list(TillRule),
});

/** The public part of an ECDSA key on the curve P-256. */
const PublicKey = s.object({ kty: s.oneOf(["EC"]), crv: s.oneOf(["P-256"]), x: s.text(43, 43), y: s.text(43, 43) });
export const OfflineSeries = s.object({
  id: s.id,
  /** Receipts are numbered `<prefix>-<number>`. */
  prefix: s.text(20),
  next_number: s.whole(1, 2 ** 31 - 1),
});

const SoldLine = s.object({
  goods_id: s.idOf("goods"),
  quantity: s.quantity,
  stated_amount: s.nullable(s.money),
  /** Entered by hand. */
  price: s.nullable(s.unitPrice),
});
const OfflinePayment = s.object({
  payment_type: s.oneOf(TILL_PAYMENT_TYPES),
  amount: s.money,
  tendered: s.nullable(s.money),
});
/** Fields are never left out, so that there is one text to sign. */
const signedFields = {
  series_id: s.id,
  number: s.whole(1, 2 ** 31 - 1),
  /** Of the text of the number before; null for the first one. */
  previous: s.nullable(hash),
  catalogue_id: hash,
  transaction_id: s.idOf("transaction"),
  sold_dt: s.instant,
  business_staff_id: s.nullable(s.idOf("staff")),
  items: s.list(SoldLine, 500),
  rule_ids: s.list(s.idOf("rule"), 50),
  payments: s.list(OfflinePayment, 20),
  tip_amount: s.nullable(s.money),
  odometer: s.nullable(s.whole(0, 2_000_000_000)),
  vehicle_id: s.nullable(s.text(40)),
  comment: s.nullable(s.text(1000)),
  /** Whose card was scanned or whose telephone was entered; looked up when the sale arrives. */
  customer: s.nullable(s.object({ user_id_value: s.text(400, 1), user_id_type: s.nullable(s.oneOf(TILL_ID_TYPES)) })),
  /** As the receipt says. */
  totals: CheckTotals,
};
export const SignedSale = s.object(signedFields);
const OfflineSaleBody = s.object({ ...signedFields, signature: s.text(86, 86) });

/** What the till could not know. */
export const OfflineConflict = s.object({
  kind: s.oneOf(OFFLINE_CONFLICTS),
  /** What the sale comes to by the prices of the server; null if that does not matter or is unknown. */
  amount: s.nullable(s.signedMoney),
  goods: s.list(s.reference("goods")),
  /** The code of the failure, if there is one. */
  code: s.nullable(s.text(100)),
});
export const OfflineSale = s.entity("offline_sale", {
  /** As it is on the receipt. */
  number: s.text(40),
  state: s.oneOf(OFFLINE_SALE_STATES),
  /** Null: it could not be booked. */
  transaction: s.nullable(s.object({ id: s.idOf("transaction"), number: s.text(20) })),
  terminal: s.reference("terminal"),
  pos: s.reference("pos"),
  currency: s.text(3),
  amount_to_pay: s.signedMoney,
  sold_dt: s.instant,
  business_staff: s.nullable(Doer),
  conflicts: s.list(OfflineConflict, 20),
  settled_dt: s.nullable(s.instant),
  settled_by: s.nullable(Doer),
  comment: s.nullable(s.text(500)),
});
export const OfflineSaleDetails = s.object({
  ...OfflineSale.properties,
  items: s.list(
    s.object({ ...SoldLine.properties, code: s.nullable(s.text(64)), title: s.nullable(s.text(200)) }),
    500,
  ),
  payments: s.list(OfflinePayment, 20),
  totals: CheckTotals,
});

const there = ["offline_sale.not_found"] as const;

/** Sales of tills without a connection: what they sell from, and how each sale arrives once. */
export const offline = group("offline", {
  catalogue: call("GET /term/offline/catalogue", {
    summary:
      "Lists what the terminal needs to sell for 72 hours without a connection: items with their prices, taxes and rules. The server keeps it for the sales.",
    access: seller,
    response: OfflineCatalogue,
    errors: ["loyalty.inactive"],
    writes: true,
    maxSeconds: 30,
    extension: true,
  }),
  openSeries: call("POST /term/offline/series", {
    summary: "Opens a series of numbers for sales without a connection, which are signed by a key of the terminal.",
    access: seller,
    body: s.object({ public_key: PublicKey }),
    response: OfflineSeries,
    errors: ["offline_series.key_invalid", "terminal.type_refuses"],
    extension: true,
  }),
  sell: call("POST /term/offline/sales", {
    summary:
      "Books a sale that was made without a connection, as its receipt says; the next number of its series. A repeated one is answered as before.",
    access: terminal,
    body: OfflineSaleBody,
    response: s.object({
      number: s.text(40),
      /** Null: it could not be booked and is kept in the list. */
      transaction: s.nullable(Transaction),
      conflicts: s.list(OfflineConflict, 20),
    }),
    errors: [
      "offline_series.not_found",
      "offline_sale.signature",
      "offline_sale.number_gap",
      "offline_sale.number_taken",
      "offline_sale.chain_broken",
      "shift.needed",
    ],
    extension: true,
  }),
  list: call("GET /x/offline_sales", {
    summary: "Lists sales that were made without a connection, the latest first unless sorted otherwise.",
    access: reads,
    query: {
      pos: s.idOf("pos"),
      terminal: s.idOf("terminal"),
      state: s.oneOf(OFFLINE_SALE_STATES),
      conflict: s.oneOf(OFFLINE_CONFLICTS),
      date_from: s.text(40),
      date_to: s.text(40),
    },
    paged: { sorts: ["sold_dt", "created_dt"], skipTotals: true },
    exports: [
      ...(["number", "state", "sold_dt", "created_dt", "terminal", "pos", "business_staff", "currency"] as const),
      ...(["amount_to_pay", "conflicts", "transaction", "settled_dt", "settled_by", "comment"] as const),
    ],
    response: s.page(OfflineSale),
    extension: true,
  }),
  get: call("GET /x/offline_sales/{offlineSaleId}", {
    summary: "Shows an offline sale: what was sold, and where it disagrees with the server.",
    access: reads,
    response: OfflineSaleDetails,
    errors: there,
    extension: true,
  }),
  settle: call("POST /x/offline_sales/{offlineSaleId}/settle", {
    summary: "Notes how the conflicts of a sale were settled. The sale itself stays as it is.",
    access: corrects,
    body: s.object({ comment: s.title(500) }),
    response: OfflineSaleDetails,
    errors: [...there, "offline_sale.nothing_to_settle"],
    extension: true,
  }),
});
