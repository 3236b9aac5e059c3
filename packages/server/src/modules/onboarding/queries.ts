import { sql } from "kysely";
import { q } from "#kit/database/rows.ts";

/** Whose referral code this is. Read before the business is known. */
export const getInviter = (code: string) =>
  q.selectFrom("business_referral_code").select("business_id").where("code", "=", code);

export const getReferralCode = (businessId: string) =>
  q.selectFrom("business_referral_code").select("code").where("business_id", "=", businessId);

/** Gives a business its code, once; nothing if it has one, or another business has this one. */
export const addReferralCode = (code: string, businessId: string) =>
  q
    .insertInto("business_referral_code")
    .values({ code, business_id: businessId })
    .onConflict((at) => at.doNothing());

/** Stores for good who recommended Patron to a new business. */
export const addReferral = (invitedId: string, inviterId: string, now: Date) =>
  q.insertInto("business_referral").values({ invited_id: invitedId, inviter_id: inviterId, created_dt: now });

export const getReferral = (invitedId: string) =>
  q.selectFrom("business_referral").select("inviter_id").where("invited_id", "=", invitedId);

/** The businesses that came by a business, the latest first, ties by id, with how many there are in all. Index: business_referral_inviter. */
export const listInvited = (inviterId: string) =>
  q
    .selectFrom("business_referral")
    .select(["invited_id", "created_dt"])
    .select(sql<bigint>`count(*) over ()`.as("of_all"))
    .where("inviter_id", "=", inviterId)
    .orderBy("created_dt", "desc")
    .orderBy("invited_id")
    .limit(100);
