import { money, nullable, object, oneOf, text } from "../kit/schema.ts";
import { ACCOUNT_LIMIT_PERIODS } from "../words.ts";

/** How much of a special account may be spent in a span, on everything or on one item. `used` is what was spent in the present one. */
export const AccountLimit = object({
  period: oneOf(ACCOUNT_LIMIT_PERIODS),
  amount: money,
  goods_code: nullable(text(64)),
  used: money,
});
