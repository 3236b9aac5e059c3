import {
  ACCOUNT_LIMIT_PERIODS,
  ACCOUNT_QUESTIONS,
  CREDIT_TYPES,
  EXPIRE_TYPES,
  SPECIAL_ACCOUNT_TYPES,
  TILL_PAYMENT_TYPES,
  TRANSFER_KINDS,
  UNITS,
} from "../enums.ts";
import {
  day,
  flag,
  id,
  instant,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  patch,
  signedMoney,
  text,
  title,
} from "../kit/schema.ts";

/** How much of a special account may be spent in a span, on everything or on one item. `used` is what was spent in the present one. */
export const AccountLimit = object({
  period: oneOf(ACCOUNT_LIMIT_PERIODS),
  amount: money,
  goods_code: nullable(text(64)),
  used: money,
});

const { used: _, ...limit } = AccountLimit.properties;
const own = {
  credit_type: oneOf(CREDIT_TYPES),
  credit_limit: money,
  active: flag,
  /** Instead of the special account's own name. */
  title: nullable(title()),
  comment: nullable(text(1000)),
  /** Instead of what the special account demands. */
  odometer: nullable(oneOf(ACCOUNT_QUESTIONS)),
  vehicle_id: nullable(oneOf(ACCOUNT_QUESTIONS)),
};
/** What is said of one account, whoever has it. */
export const ownBody = { ...own, limits: list(object({ ...limit, goods_code: optional(limit.goods_code) }), 20) };

/** What anybody has on a special account. Amounts in its unit; `amount` is what is available, null without a bound. */
export const accountFields = {
  special_account_id: id,
  special_account: object({
    title: text(200),
    type: oneOf(SPECIAL_ACCOUNT_TYPES),
    currency: nullable(text(3)),
    unit: nullable(oneOf(UNITS)),
    expire_type: oneOf(EXPIRE_TYPES),
    refill_presets: list(money, 10),
    odometer: oneOf(ACCOUNT_QUESTIONS),
    vehicle_id: oneOf(ACCOUNT_QUESTIONS),
    active: flag,
  }),
  ...own,
  balance: signedMoney,
  reserved: money,
  amount: nullable(signedMoney),
  low: flag,
  limits: list(AccountLimit, 20),
  /** What of it ends, the soonest first. */
  lots: list(object({ id, amount: signedMoney, expire_date: nullable(day) })),
  last_movement_dt: nullable(instant),
};
export const giveBody = object({ id: optional(id), special_account_id: id, ...patch(object(ownBody)).properties });

const comment = optional(nullable(text(500)));

/** What moves a special account by hand, whichever way the account is named. Amounts are in its unit. */
export const refillBody = {
  amount: money,
  payment_type: optional(nullable(oneOf(TILL_PAYMENT_TYPES))),
  comment,
  document_number: optional(nullable(title(60))),
  document_date: optional(nullable(day)),
  /** The last valid day, where the value of the account ends; else as the special account says. */
  expire_date: optional(nullable(day)),
};
export const adjustBody = { amount: optional(signedMoney), balance: optional(signedMoney), comment: title(500) };
export const writeOffBody = { amount: money, force: optional(flag), comment };

/** One entry of an account, with the balance that it made. */
const AccountMovement = object({
  id,
  kind: oneOf(TRANSFER_KINDS),
  event_dt: instant,
  transaction_id: nullable(id),
  number: nullable(text(20)),
  comment: nullable(text(500)),
  /** Who moved it by hand. */
  actor: nullable(text(400)),
  document: nullable(text(120)),
  payment_type: nullable(oneOf(TILL_PAYMENT_TYPES)),
  amount: signedMoney,
  balance_after: signedMoney,
});
/** What moved an account in a period. */
export const AccountStatement = object({
  ...page(AccountMovement).properties,
  /** Before and after the period, and what came and went within it. */
  opening: signedMoney,
  incoming: money,
  outgoing: money,
  closing: signedMoney,
});

/** What stood on an account at a moment. */
export const StoodAt = object({
  /** The first moment that is not counted. */
  until: instant,
  balance: signedMoney,
  lots: list(object({ id, amount: signedMoney, expire_date: nullable(day) })),
});
