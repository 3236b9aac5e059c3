import type { CardAccess } from "@patron/contract/enums";
import { sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** Whose codes begin so. Read before the business is known. */
export const getAddress = (prefix: string) => q.selectFrom("referral_address").selectAll().where("prefix", "=", prefix);

export const getPrefix = (loyaltyId: string) =>
  q.selectFrom("referral_address").select("prefix").where("loyalty_id", "=", loyaltyId);

/** Gives a programme its prefix, once; nothing if another programme has it. */
export const addPrefix = (prefix: string, loyaltyId: string, businessId: string) =>
  q
    .insertInto("referral_address")
    .values({ prefix, loyalty_id: loyaltyId, business_id: businessId })
    .onConflict((at) => at.doNothing());

/** The customer's part of a code. */
const ownCode = sql<string>`left(md5(card.id::text), 15)`;

/** The card with a code, with its customer; the earlier card of two with the same. Index: card_referral_code. */
export const getCardByCode = (loyaltyId: string, own: string) =>
  q
    .selectFrom("card")
    .innerJoin("customer", (join) => onRefInTenant(join, "customer.id", "card.customer_id"))
    .select(["card.id", "card.customer_id", "customer.first_name", "customer.blocked"])
    .where(inTenant("card"))
    .where("card.loyalty_id", "=", loyaltyId)
    .where(sql<boolean>`${ownCode} = ${own}`)
    .orderBy("card.registered_dt")
    .orderBy("card.id")
    .limit(1);

/** A customer's cards with their codes and inviters. */
export const listCodes = (customerId: string) =>
  q
    .selectFrom("card")
    .leftJoin("card as up", (join) => onRefInTenant(join, "up.id", "card.referrer_card_id"))
    .leftJoin("customer as inviter", (join) => onRefInTenant(join, "inviter.id", "up.customer_id"))
    .select(["card.id", "card.loyalty_id", ownCode.as("own"), "inviter.id as inviter_id"])
    .select(["inviter.first_name", "inviter.middle_name", "inviter.last_name"])
    .where(inTenant("card"))
    .where("card.customer_id", "=", customerId)
    .orderBy("card.loyalty_id");

/** Whom a card invited, the latest first; ties by id. Index: card_referrer. */
export const listInvited = (cardId: string) =>
  q
    .selectFrom("card")
    .innerJoin("customer", (join) => onRefInTenant(join, "customer.id", "card.customer_id"))
    .select(["card.customer_id", "card.registered_dt", "card.visits_count"])
    .select(["customer.first_name", "customer.middle_name", "customer.last_name", "customer.phone"])
    .select(sql<bigint>`count(*) over ()`.as("of_all"))
    .where(inTenant("card"))
    .where("card.referrer_card_id", "=", cardId)
    .orderBy("card.registered_dt", "desc")
    .orderBy("card.id")
    .limit(100);

export interface Inviter {
  card_id: string;
  customer_id: string;
  access: CardAccess;
}
/** The inviters of a card upwards from the first one, nearest first. */
export const listInviters = (firstCardId: string, depth: number) =>
  raw(sql<Inviter>`
    with recursive up as (
      select c.id, c.referrer_card_id, c.customer_id, c.access, 1 as level from card c
      where c.business_id = ${tenantId} and c.id = ${firstCardId}
      union all
      select c.id, c.referrer_card_id, c.customer_id, c.access, up.level + 1 from up
      join card c on c.business_id = ${tenantId} and c.id = up.referrer_card_id
      where up.level < ${depth}::int)
    select id as card_id, customer_id, access from up order by level`);

/** The cards of some customers in a programme. */
export const listCardsOf = (loyaltyId: string, customerIds: readonly string[]) =>
  q
    .selectFrom("card")
    .select(["id as card_id", "customer_id", "access"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("customer_id", "=", sql<string>`any(${customerIds}::uuid[])`);

/** The finished purchases of a card. */
export const getPurchases = (cardId: string) =>
  q.selectFrom("card").select("visits_count").where(inTenant()).where("id", "=", cardId);
