import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** A customer's card of a programme with the title of its category. */
export const getCardOf = (loyaltyId: string, customerId: string) =>
  q
    .selectFrom("card")
    .leftJoin("card_category", (join) => onRefInTenant(join, "card_category.id", "card.category_id"))
    .select(["card.id", "card_category.title as category_title", "card_category.public_title as category_titles"])
    .select("card_category.public_description as category_benefits")
    .where(inTenant("card"))
    .where("card.loyalty_id", "=", loyaltyId)
    .where("card.customer_id", "=", customerId);

/** The latest finished sale to a customer in a programme, with where it was made. */
export const getLatestSale = (loyaltyId: string, customerId: string) =>
  q
    .selectFrom("transaction")
    .leftJoin("pos", (join) => onRefInTenant(join, "pos.id", "transaction.pos_id"))
    .select(["transaction.currency", "transaction.amount", "transaction.discount_amount", "transaction.amount_to_pay"])
    .select(["bonuses_added_amount", "promo_bonuses_added_amount", "bonuses_redeemed_amount"])
    .select(["pos.title as pos_title", "pos.public_title as pos_public_title", "pos.address as pos_address"])
    .where(inTenant("transaction"))
    .where("transaction.customer_id", "=", customerId)
    .where("transaction.loyalty_id", "=", loyaltyId)
    .where("transaction.transaction_type", "in", ["sale", "reserve"])
    .where("transaction.status", "=", "success")
    .orderBy("transaction.created_dt", "desc")
    .orderBy("transaction.id", "desc")
    .limit(1);

/** The first account of a customer that is in use, in the business's order. */
export const getFirstAccount = (customerId: string) =>
  q
    .selectFrom("customer_account as c")
    .innerJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "c.special_account_id"))
    .select(["c.id", "s.type", "s.unit", "s.public_title"])
    .select(({ fn }) => fn.coalesce("c.title", "s.title").as("title"))
    .where(inTenant("c"))
    .where("c.customer_id", "=", customerId)
    .where("c.active", "=", true)
    .where("s.active", "=", true)
    .orderBy("s.sort_order")
    .orderBy("c.id")
    .limit(1);
