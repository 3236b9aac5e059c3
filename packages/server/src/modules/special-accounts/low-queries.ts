import { sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** The data of an e-mail about an account: its threshold, names, owner and sender. */
export const getLowMark = (customerAccountId: string) =>
  q
    .selectFrom("customer_account as c")
    .innerJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "c.special_account_id"))
    .leftJoin("customer as u", (join) => onRefInTenant(join, "u.id", "c.customer_id"))
    .leftJoin("corporate_customer as k", (join) => onRefInTenant(join, "k.id", "c.corporate_customer_id"))
    .innerJoin("business as b", "b.business_id", "c.business_id")
    .select(["s.low_balance_notify as mark", "s.type", "s.unit", "s.title", "s.public_title", "c.title as own_title"])
    .select(["c.customer_id", "s.loyalty_ids", "b.language as business_language", "b.time_zone"])
    .select(({ fn }) => [
      fn.coalesce("u.email", "k.email").as("email"),
      fn.coalesce("u.language", "k.language").as("language"),
      fn.coalesce("u.first_name", "k.contact_name").as("name"),
      sql<string>`coalesce(k.title, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.phone, u.email, '')`.as(
        "owner",
      ),
    ])
    .where(inTenant("c"))
    .where("c.id", "=", customerAccountId);

/** Cards of a customer in some programmes, or all if none are given, earliest first; ties by id. */
export const listCardsIn = (customerId: string, loyaltyIds: readonly string[]) =>
  q
    .selectFrom("card")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "card.loyalty_id"))
    .select(["card.id", "card.loyalty_id", "card.category_id", "loyalty.time_zone"])
    .where(inTenant("card"))
    .where("card.customer_id", "=", customerId)
    .$if(loyaltyIds.length > 0, (query) => query.where("card.loyalty_id", "in", loyaltyIds))
    .orderBy("card.registered_dt")
    .orderBy("card.id");
