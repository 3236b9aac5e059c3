import * as enums from "./enums.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  entity,
  flag,
  group,
  id,
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
  roles,
  signedMoney,
  text,
  texts,
  title,
} from "./kit/index.ts";
import { currency, whole } from "./kit/schema.ts";
import { AccountLimit } from "./shapes/account.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing", "accountant");
const moves = roles("accountant", "support-operator");

/** Amounts are in the unit of the account: money in its currency, goods in thousandths, punches whole. */
const fields = {
  title: title(),
  public_title: texts(200),
  public_description: texts(),
  scope: oneOf(enums.SPECIAL_ACCOUNT_SCOPES),
  type: oneOf(enums.SPECIAL_ACCOUNT_TYPES),
  /** Of an account of money. */
  currency: nullable(currency),
  /** Of an account of goods. */
  unit: nullable(oneOf(enums.UNITS)),
  /** Codes of the goods that it may pay for; none: any. */
  goods_codes: list(title(64), 500),
  /** A larger payment asks for a PIN. */
  limit_without_pin: nullable(money),
  /** What new accounts of customers start with. */
  credit_type: oneOf(enums.CREDIT_TYPES),
  credit_limit: money,
  odometer: oneOf(enums.ACCOUNT_QUESTIONS),
  vehicle_id: oneOf(enums.ACCOUNT_QUESTIONS),
  /** Where it works; none: everywhere. */
  loyalty_ids: list(id, 200),
  pos_ids: list(id, 1000),
  /** The life of a refill. */
  expire_type: oneOf(enums.EXPIRE_TYPES),
  expire_value: nullable(title(20)),
  /** Refills that customers make themselves, and amounts that a refill offers. */
  refill_allowed_in_app: flag,
  refill_min: nullable(money),
  refill_max: nullable(money),
  refill_presets: list(money, 10),
  /** An account with less available is marked. */
  low_balance_notify: nullable(money),
  bonuses_on_payment: flag,
  active: flag,
  sort_order: whole(0, 1_000_000),
};
export const SpecialAccount = entity({ ...fields, accounts_count: whole(0, 2 ** 31 - 1) });
export type SpecialAccount = Of<typeof SpecialAccount>;

const { title: named, scope, type, ...rest } = fields;
export const SpecialAccountBody = object({
  id: optional(id),
  title: named,
  scope,
  type,
  ...patch(object(rest)).properties,
});

/** An item that a special account may pay for; nothing is known of a code that no item has. */
export const PaidGoods = object({
  code: text(64),
  goods_id: nullable(id),
  title: nullable(text(200)),
  unit: nullable(oneOf(enums.UNITS)),
  active: flag,
});

/** A customer with this account. `amount` is what is available; null: no bound. */
export const AccountHolder = object({
  id,
  user_id: id,
  name: text(400),
  phone: nullable(text(30)),
  email: nullable(text(254)),
  external_id: nullable(text(100)),
  credit_type: oneOf(enums.CREDIT_TYPES),
  credit_limit: money,
  balance: signedMoney,
  reserved: money,
  amount: nullable(signedMoney),
  low: flag,
  active: flag,
  last_movement_dt: nullable(instant),
  /** With `account_extended`. */
  extended: optional(
    object({
      title: nullable(text(200)),
      comment: nullable(text(1000)),
      odometer: nullable(oneOf(enums.ACCOUNT_QUESTIONS)),
      vehicle_id: nullable(oneOf(enums.ACCOUNT_QUESTIONS)),
      limits: list(AccountLimit, 20),
    }),
  ),
});

const HolderChange = object({
  /** The customer by one of these. */
  user_id: optional(id),
  user_id_value: optional(text(254, 1)),
  user_id_type: optional(oneOf(enums.USER_ID_TYPES)),
  /** What `mode` does with it: adds it, makes it the balance, or takes it away. */
  amount: optional(money),
  mode: optional(oneOf(enums.ACCOUNT_MOVE_MODES)),
  credit_type: optional(oneOf(enums.CREDIT_TYPES)),
  credit_limit: optional(money),
});
const SetBody = object({
  comment: optional(nullable(text(500))),
  customers: { ...list(HolderChange, 500), minItems: 1 },
});

const definitionFails = [
  "special_account.unit_invalid",
  "special_account.expiry_invalid",
  "special_account.expiry_on_credit",
  "special_account.range_reversed",
  "currency.unknown",
  "loyalty.not_found",
  "pos.not_found",
] as const;

/** Special accounts of the business: what customers may have beside bonuses, and which of them have it. */
export const specialAccounts = group("specialAccounts", {
  list: call("GET /business/special_account", {
    summary: "Lists the special accounts of the business in their order.",
    access: reads,
    query: { scope: oneOf(enums.SPECIAL_ACCOUNT_SCOPES) },
    response: items(SpecialAccount),
  }),
  add: call("POST /business/special_account", {
    summary: "Adds a special account that customers may be given.",
    access: changes,
    body: SpecialAccountBody,
    response: SpecialAccount,
    errors: [...definitionFails, "conflict.duplicate"],
  }),
  get: call("GET /business/special_account/{accountId}", {
    summary: "Shows one special account.",
    access: reads,
    response: SpecialAccount,
    errors: ["special_account.not_found"],
  }),
  change: call("PATCH /business/special_account/{accountId}", {
    summary:
      "Changes a special account. Once a customer has it, what it counts, for whom, and whether its value ends stay.",
    access: changes,
    body: patch(SpecialAccountBody),
    response: SpecialAccount,
    errors: ["special_account.not_found", "special_account.in_use", "conflict.stale", ...definitionFails],
  }),
  goods: call("GET /business/special_account/{accountId}/goods", {
    summary: "Lists the goods that a special account may pay for, by their code.",
    access: reads,
    response: items(PaidGoods),
    errors: ["special_account.not_found"],
  }),
  customers: call("GET /business/special_account/{accountId}/loyalty/{loyaltyId}/customers", {
    summary: "Lists the customers of a programme that have a special account, the latest first.",
    access: reads,
    query: {
      user_id_value: text(254),
      user_id_type: oneOf(enums.USER_ID_TYPES),
      account_extended: flag,
      account_credit_type: oneOf(enums.CREDIT_TYPES),
      credit_limit_gte: money,
      credit_limit_lte: money,
      balance_gte: signedMoney,
      balance_lte: signedMoney,
      /** What is available; an account without a bound has more than anything. */
      amount_gte: signedMoney,
      amount_lte: signedMoney,
    },
    paged: {},
    response: page(AccountHolder),
    errors: ["special_account.not_found", "loyalty.not_found", "customer.id_invalid"],
    exports: enums.ACCOUNT_HOLDER_COLUMNS,
  }),
  setCustomers: call("PATCH /business/special_account/{accountId}/loyalty/{loyaltyId}/customers", {
    summary:
      "Sets balance and credit of a special account for some customers, giving it to those who do not have it; all or none.",
    access: moves,
    query: { existing_user_only: flag },
    body: SetBody,
    response: object({
      changed: whole(0, 500),
      opened: whole(0, 500),
      items: list(object({ user_id: id, account_id: id, transaction_id: nullable(id), balance: signedMoney }), 500),
    }),
    errors: [
      "special_account.not_found",
      "special_account.other_scope",
      "special_account.other_programme",
      "special_account.expiry_on_credit",
      "loyalty.not_found",
      "customer.not_found",
      "customer.id_invalid",
      "customer_account.inactive",
      "account.insufficient",
      "amount.not_positive",
      "comment.missing",
    ],
    needsKey: true,
    lasts: 60,
  }),
});
