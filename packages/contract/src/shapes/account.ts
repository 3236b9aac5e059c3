import { day, flag, money, nullable, object, oneOf, optional, signedMoney, text, title } from "../kit/schema.ts";
import { ACCOUNT_LIMIT_PERIODS, TILL_PAYMENT_TYPES } from "../words.ts";

/** How much of a special account may be spent in a span, on everything or on one item. `used` is what was spent in the present one. */
export const AccountLimit = object({
  period: oneOf(ACCOUNT_LIMIT_PERIODS),
  amount: money,
  goods_code: nullable(text(64)),
  used: money,
});

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
