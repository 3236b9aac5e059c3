import * as enums from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { AccountLimit, balanceFields } from "./shapes/account.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing", "accountant");
const moves = roles("accountant", "support-operator");

/** Amounts are in the unit of the account: money in its currency, goods in thousandths, stamps in whole numbers. */
const fields = {
  title: s.title(),
  public_title: s.texts(200),
  public_description: s.texts(),
  scope: s.oneOf(enums.SPECIAL_ACCOUNT_SCOPES),
  type: s.oneOf(enums.SPECIAL_ACCOUNT_TYPES),
  /** For an account of money. */
  currency: s.nullable(s.currency),
  /** For an account of goods. */
  unit: s.nullable(s.oneOf(enums.UNITS)),
  /** Codes of the items that it can pay for; none: any. */
  goods_codes: s.list(s.title(64), 500),
  /** A larger payment requires a PIN. */
  limit_without_pin: s.nullable(s.money),
  /** The initial credit of customers' accounts. */
  credit_type: s.oneOf(enums.CREDIT_TYPES),
  credit_limit: s.money,
  odometer: s.oneOf(enums.PROMPT_MODES),
  vehicle_id: s.oneOf(enums.PROMPT_MODES),
  /** The programmes in which it is valid; none: all. */
  loyalty_ids: s.list(s.idOf("loyalty"), 200),
  pos_ids: s.list(s.idOf("pos"), 1000),
  /** The validity of a refill. */
  expire_type: s.oneOf(enums.EXPIRE_TYPES),
  expire_value: s.nullable(s.title(20)),
  /** Refills by customers themselves, and the amounts that a refill offers. */
  refill_allowed_in_app: s.flag,
  refill_min: s.nullable(s.money),
  refill_max: s.nullable(s.money),
  refill_presets: s.list(s.money, 10),
  /** An account with a lower available balance is marked. */
  low_balance_notify: s.nullable(s.money),
  bonuses_on_payment: s.flag,
  active: s.flag,
  sort_order: s.whole(0, 1_000_000),
};
export const SpecialAccount = s.entity("special_account", { ...fields, accounts_count: s.whole(0, 2 ** 31 - 1) });
export type SpecialAccount = s.Of<typeof SpecialAccount>;

const { title: named, scope, type, ...rest } = fields;
export const SpecialAccountBody = s.object({
  id: s.optional(s.idOf("special_account")),
  title: named,
  scope,
  type,
  ...s.patch(s.object(rest)).properties,
});

/** An item that a client account can pay for; a code without an item has no other fields. */
export const PaidGoods = s.object({
  code: s.text(64),
  goods_id: s.nullable(s.idOf("goods")),
  title: s.nullable(s.text(200)),
  unit: s.nullable(s.oneOf(enums.UNITS)),
  active: s.flag,
});

/** A customer with this account. `amount` is the available balance; null: unlimited. */
export const AccountHolder = s.object({
  id: s.idOf("customer_account"),
  user_id: s.idOf("customer"),
  name: s.text(400),
  phone: s.nullable(s.text(30)),
  email: s.nullable(s.text(254)),
  external_id: s.nullable(s.text(100)),
  ...balanceFields,
  last_movement_dt: s.nullable(s.instant),
  /** With `account_extended`. */
  extended: s.optional(
    s.object({
      title: s.nullable(s.text(200)),
      comment: s.nullable(s.text(1000)),
      odometer: s.nullable(s.oneOf(enums.PROMPT_MODES)),
      vehicle_id: s.nullable(s.oneOf(enums.PROMPT_MODES)),
      limits: s.list(AccountLimit, 20),
    }),
  ),
});

const HolderChange = s.object({
  /** Identifies the customer by one of these. */
  user_id: s.optional(s.idOf("customer")),
  user_id_value: s.optional(s.text(254, 1)),
  user_id_type: s.optional(s.oneOf(enums.USER_ID_TYPES)),
  /** The operand of `mode`: adds it, sets the balance to it, or subtracts it. */
  amount: s.optional(s.money),
  mode: s.optional(s.oneOf(enums.ACCOUNT_MOVE_MODES)),
  credit_type: s.optional(s.oneOf(enums.CREDIT_TYPES)),
  credit_limit: s.optional(s.money),
});
const SetBody = s.object({
  comment: s.optional(s.nullable(s.text(500))),
  customers: { ...s.list(HolderChange, 500), minItems: 1 },
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

/** The client accounts of the business, and the customers who have them. */
export const specialAccounts = group("specialAccounts", {
  list: call("GET /business/special_account", {
    summary: "Lists the client accounts of the business in their order.",
    access: reads,
    query: { scope: s.oneOf(enums.SPECIAL_ACCOUNT_SCOPES) },
    response: s.items(SpecialAccount),
  }),
  add: call("POST /business/special_account", {
    summary: "Adds a client account that customers may be given.",
    access: changes,
    body: SpecialAccountBody,
    response: SpecialAccount,
    errors: [...definitionFails, "conflict.duplicate"],
  }),
  get: call("GET /business/special_account/{accountId}", {
    summary: "Shows one client account.",
    access: reads,
    response: SpecialAccount,
    errors: ["special_account.not_found"],
  }),
  change: call("PATCH /business/special_account/{accountId}", {
    summary:
      "Changes a client account. Once a customer has it, what it counts, for whom, and whether its value ends stay.",
    access: changes,
    body: s.patch(SpecialAccountBody),
    response: SpecialAccount,
    errors: ["special_account.not_found", "special_account.in_use", "conflict.stale", ...definitionFails],
  }),
  goods: call("GET /business/special_account/{accountId}/goods", {
    summary: "Lists the goods that a client account may pay for, by their code.",
    access: reads,
    response: s.items(PaidGoods),
    errors: ["special_account.not_found"],
  }),
  customers: call("GET /business/special_account/{accountId}/loyalty/{loyaltyId}/customers", {
    summary: "Lists the customers of a programme that have a client account, the latest first.",
    access: reads,
    query: {
      user_id_value: s.text(254),
      user_id_type: s.oneOf(enums.USER_ID_TYPES),
      account_extended: s.flag,
      account_credit_type: s.oneOf(enums.CREDIT_TYPES),
      credit_limit_gte: s.money,
      credit_limit_lte: s.money,
      balance_gte: s.signedMoney,
      balance_lte: s.signedMoney,
      /** The available balance; an unlimited account exceeds every value. */
      amount_gte: s.signedMoney,
      amount_lte: s.signedMoney,
    },
    paged: {},
    response: s.page(AccountHolder),
    errors: ["special_account.not_found", "loyalty.not_found", "customer.id_invalid"],
    exports: enums.ACCOUNT_HOLDER_COLUMNS,
  }),
  setCustomers: call("PATCH /business/special_account/{accountId}/loyalty/{loyaltyId}/customers", {
    summary:
      "Sets balance and credit of a client account for some customers, giving it to those who do not have it; all or none.",
    access: moves,
    query: { existing_user_only: s.flag },
    body: SetBody,
    response: s.object({
      changed: s.whole(0, 500),
      opened: s.whole(0, 500),
      items: s.list(
        s.object({
          user_id: s.idOf("customer"),
          account_id: s.idOf("customer_account"),
          transaction_id: s.nullable(s.idOf("transaction")),
          balance: s.signedMoney,
        }),
        500,
      ),
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
    maxSeconds: 60,
  }),
});
