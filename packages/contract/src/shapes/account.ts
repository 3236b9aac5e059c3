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

/** How much of a client account may be spent in a span, on everything or on one item. `used` is what was spent in the present one. */
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
  /** Instead of the client account's own name. */
  title: s.nullable(s.title()),
  comment: s.nullable(s.text(1000)),
  /** Instead of what the client account demands. */
  odometer: s.nullable(s.oneOf(PROMPT_MODES)),
  vehicle_id: s.nullable(s.oneOf(PROMPT_MODES)),
};
/** Fields of one account, whoever has it. */
export const ownBody = { ...own, limits: s.list(s.object({ ...limit, goods_code: s.optional(limit.goods_code) }), 20) };

/** What anybody has on a client account. Amounts in its unit; `amount` is what is available, null without a bound. */
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
  /** What of it ends, the soonest first. */
  lots: s.list(s.object({ id: s.id, amount: s.signedMoney, expire_date: s.nullable(s.day) })),
  last_movement_dt: s.nullable(s.instant),
};
/** What is on an account, as lists show it. */
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

/** What moves a client account by hand, whichever way the account is named. Amounts are in its unit. */
export const refillBody = {
  amount: s.money,
  payment_type: s.optional(s.nullable(s.oneOf(TILL_PAYMENT_TYPES))),
  comment,
  document_number: s.optional(s.nullable(s.title(60))),
  document_date: s.optional(s.nullable(s.day)),
  /** The last valid day, where the value of the account ends; else as the client account defines. */
  expire_date: s.optional(s.nullable(s.day)),
};
export const adjustBody = {
  amount: s.optional(s.signedMoney),
  balance: s.optional(s.signedMoney),
  comment: s.title(500),
};
export const writeOffBody = { amount: s.money, force: s.optional(s.flag), comment };

/** One entry of an account, with the balance that it made. */
const AccountMovement = s.object({
  id: s.id,
  kind: s.oneOf(TRANSFER_KINDS),
  event_dt: s.instant,
  transaction_id: s.nullable(s.idOf("transaction")),
  number: s.nullable(s.text(20)),
  comment: s.nullable(s.text(500)),
  /** Who moved it by hand. */
  actor: s.nullable(s.text(400)),
  document: s.nullable(s.text(120)),
  payment_type: s.nullable(s.oneOf(TILL_PAYMENT_TYPES)),
  amount: s.signedMoney,
  balance_after: s.signedMoney,
});
/** What moved an account in a period. */
export const AccountStatement = s.object({
  ...s.page(AccountMovement).properties,
  /** Before and after the period, and what came and went within it. */
  opening: s.signedMoney,
  incoming: s.money,
  outgoing: s.money,
  closing: s.signedMoney,
});

/** What stood on an account at a moment. */
export const StoodAt = s.object({
  /** The first moment that is not counted. */
  until: s.instant,
  balance: s.signedMoney,
  lots: s.list(s.object({ id: s.id, amount: s.signedMoney, expire_date: s.nullable(s.day) })),
});
