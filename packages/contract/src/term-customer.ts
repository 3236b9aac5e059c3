import { CARD_ACCESS, LOT_KINDS, PROMPT_MODES, SPECIAL_ACCOUNT_TYPES, UNITS } from "./enums.ts";
import * as s from "./kit/schema.ts";
import { AccountLimit } from "./shapes/account.ts";
import { CardCategoryFace } from "./shapes/category-face.ts";
import { NextCategory } from "./shapes/next-category.ts";

/** A client account that the customer can pay with at this till. Amounts in its unit; null: unlimited. */
export const TermAccount = s.object({
  special_account_id: s.idOf("special_account"),
  title: s.text(200),
  type: s.oneOf(SPECIAL_ACCOUNT_TYPES),
  currency: s.nullable(s.text(3)),
  unit: s.nullable(s.oneOf(UNITS)),
  available: s.nullable(s.signedMoney),
  /** A larger payment requires a PIN. */
  limit_without_pin: s.nullable(s.money),
  odometer: s.oneOf(PROMPT_MODES),
  vehicle_id: s.oneOf(PROMPT_MODES),
  /** Codes of the items that it can pay for; none: any. */
  goods_codes: s.list(s.text(64), 500),
  limits: s.list(AccountLimit, 20),
});
export const TermCustomer = s.object({
  id: s.idOf("customer"),
  name: s.text(400),
  /** For what the customer sees themselves. */
  first_name: s.text(200),
  phone: s.nullable(s.text(20)),
  email: s.nullable(s.text(254)),
  category: s.nullable(CardCategoryFace),
  /** By sales here, in the currency of the till. */
  next_category: s.nullable(NextCategory),
  access: s.oneOf(CARD_ACCESS),
  bonuses: s.signedMoney,
  bonuses_available: s.signedMoney,
  lots: s.list(s.object({ kind: s.oneOf(LOT_KINDS), amount: s.signedMoney, expire_date: s.nullable(s.text(10)) })),
  special_accounts: s.list(TermAccount),
});
