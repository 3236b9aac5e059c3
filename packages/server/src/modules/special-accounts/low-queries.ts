import { q, thisBusiness } from "#kit/database/rows.ts";

/** What a letter about a customer's account has to know: its mark, its names, whose it is, and who writes. */
export const getLowMark = (customerAccountId: string) =>
  q
    .selectFrom("customer_account as c")
    .innerJoin("special_account as s", (join) =>
      join.onRef("s.business_id", "=", "c.business_id").onRef("s.id", "=", "c.special_account_id"),
    )
    .innerJoin("customer as u", (join) =>
      join.onRef("u.business_id", "=", "c.business_id").onRef("u.id", "=", "c.customer_id"),
    )
    .innerJoin("business as b", "b.business_id", "c.business_id")
    .select(["s.low_balance_notify as mark", "s.type", "s.unit", "s.title", "s.public_title", "c.title as own_title"])
    .select(["u.email", "u.first_name", "u.language", "b.language as business_language", "b.time_zone"])
    .where("c.business_id", "=", thisBusiness)
    .where("c.id", "=", customerAccountId);
