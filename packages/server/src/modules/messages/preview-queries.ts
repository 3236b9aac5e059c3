import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** A customer's card of a programme with the title of its category. */
export const getCardOf = (loyaltyId: string, customerId: string) =>
  q
    .selectFrom("card")
    .leftJoin("card_category", (join) => onRefInTenant(join, "card_category.id", "card.category_id"))
    .select(["card.id", "card_category.title as category_title"])
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
    .select(["pos.title as pos_title", "pos.address as pos_address"])
    .where(inTenant("transaction"))
    .where("transaction.customer_id", "=", customerId)
    .where("transaction.loyalty_id", "=", loyaltyId)
    .where("transaction.transaction_type", "in", ["sale", "reserve"])
    .where("transaction.status", "=", "success")
    .orderBy("transaction.created_dt", "desc")
    .orderBy("transaction.id", "desc")
    .limit(1);
