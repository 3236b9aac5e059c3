import {
  ACCOUNT_LIMIT_PERIODS,
  CREDIT_TYPES,
  EXPIRE_TYPES,
  PROMPT_MODES,
  SPECIAL_ACCOUNT_TYPES,
  TILL_PAYMENT_TYPES,
  TRANSFER_KINDS,
  UNITS,
} from "../enums.ts";
import * as s from "../kit/schema.ts";

/** A limit of a client account's spending in a period, on everything or on one item. `used` is what was spent in the current one. */
export const AccountLimit = s.object({
  period: s.oneOf(ACCOUNT_LIMIT_PERIODS),
  amount: s.money,
  goods_code: s.nullable(s.text(64)),
  used: s.money,
});

const { used: _, ...limit } = AccountLimit.properties;
const own = {
  credit_type: s.oneOf(CREDIT_TYPES),
  credit_limit: s.money,
  active: s.flag,
  /** Overrides the client account's own name. */
  title: s.nullable(s.title()),
  comment: s.nullable(s.text(1000)),
  /** Overrides the requirements of the client account. */
  odometer: s.nullable(s.oneOf(PROMPT_MODES)),
  vehicle_id: s.nullable(s.oneOf(PROMPT_MODES)),
};
/** Fields of one account of any owner. */
export const ownBody = { ...own, limits: s.list(s.object({ ...limit, goods_code: s.optional(limit.goods_code) }), 20) };

/** The client account of any owner. Amounts in its unit; `amount` is the available balance, null for an unlimited one. */
export const accountFields = {
  special_account_id: s.idOf("special_account"),
  special_account: s.object({
    title: s.text(200),
    type: s.oneOf(SPECIAL_ACCOUNT_TYPES),
    currency: s.nullable(s.text(3)),
    unit: s.nullable(s.oneOf(UNITS)),
    expire_type: s.oneOf(EXPIRE_TYPES),
    refill_presets: s.list(s.money, 10),
    odometer: s.oneOf(PROMPT_MODES),
    vehicle_id: s.oneOf(PROMPT_MODES),
    active: s.flag,
  }),
  ...own,
  balance: s.signedMoney,
  reserved: s.money,
  amount: s.nullable(s.signedMoney),
  low: s.flag,
  limits: s.list(AccountLimit, 20),
  /** The parts of the balance that expire, soonest first. */
  lots: s.list(s.object({ id: s.id, amount: s.signedMoney, expire_date: s.nullable(s.day) })),
  last_movement_dt: s.nullable(s.instant),
};
/** The balance of an account in lists. */
export const balanceFields = {
  credit_type: s.oneOf(CREDIT_TYPES),
  credit_limit: s.money,
  balance: s.signedMoney,
  reserved: s.money,
  amount: s.nullable(s.signedMoney),
  low: s.flag,
  active: s.flag,
};
/** A new account of a customer or of a company. */
export function giveBody<const E extends "customer_account" | "corporate_account">(entityType: E) {
  return s.object({
    id: s.optional(s.idOf(entityType)),
    special_account_id: s.idOf("special_account"),
    ...s.patch(s.object(ownBody)).properties,
  });
}

const comment = s.optional(s.nullable(s.text(500)));

/** Manual changes of a client account. Amounts are in its unit. */
export const refillBody = {
  amount: s.money,
  payment_type: s.optional(s.nullable(s.oneOf(TILL_PAYMENT_TYPES))),
  comment,
  document_number: s.optional(s.nullable(s.title(60))),
  document_date: s.optional(s.nullable(s.day)),
  /** The last valid day, if the account's balance expires; by default as the client account defines. */
  expire_date: s.optional(s.nullable(s.day)),
};
export const adjustBody = {
  amount: s.optional(s.signedMoney),
  balance: s.optional(s.signedMoney),
  comment: s.title(500),
};
export const writeOffBody = { amount: s.money, force: s.optional(s.flag), comment };

/** One entry of an account, with the balance after it. */
const AccountMovement = s.object({
  id: s.id,
  kind: s.oneOf(TRANSFER_KINDS),
  event_dt: s.instant,
  transaction_id: s.nullable(s.idOf("transaction")),
  number: s.nullable(s.text(20)),
  comment: s.nullable(s.text(500)),
  /** Who changed the balance manually. */
  actor: s.nullable(s.text(400)),
  document: s.nullable(s.text(120)),
  payment_type: s.nullable(s.oneOf(TILL_PAYMENT_TYPES)),
  amount: s.signedMoney,
  balance_after: s.signedMoney,
});
/** The changes of an account in a period. */
export const AccountStatement = s.object({
  ...s.page(AccountMovement).properties,
  /** The balances before and after the period, and the sums of its changes. */
  opening: s.signedMoney,
  incoming: s.money,
  outgoing: s.money,
  closing: s.signedMoney,
});

/** The balance of an account at a moment. */
export const StoodAt = s.object({
  /** The first moment that is not included. */
  until: s.instant,
  balance: s.signedMoney,
  lots: s.list(s.object({ id: s.id, amount: s.signedMoney, expire_date: s.nullable(s.day) })),
});
