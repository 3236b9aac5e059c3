import { sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** Businesses of a person, the most recently used first, because a sign-in opens that one. */
export const listEntrances = (personId: string) =>
  q
    .selectFrom("entrance")
    .select(["business_id"])
    .where("person_id", "=", personId)
    .orderBy("used_dt", "desc")
    .orderBy("business_id");

/** The member and the business of the tenant that the transaction is in, with their staff record; nothing if they are suspended. */
export const getMembership = (personId: string) =>
  q
    .selectFrom("member")
    .innerJoin("business", "business.business_id", "member.business_id")
    .leftJoin("staff", (join) => onRefInTenant(join, "staff.person_id", "member.person_id"))
    .select([
      "member.access",
      "member.scopes",
      "member.roles",
      "business.business_id",
      "business.title",
      "business.business_code",
      "staff.id as staff_id",
    ])
    .where(inTenant("member"))
    .where("member.suspended", "=", false)
    .where("member.person_id", "=", personId);

export const addSession = (row: NewSession) => q.insertInto("session").values(row);
export interface NewSession {
  id: string;
  token_hash: Buffer;
  person_id: string;
  business_id: string;
  created_dt: Date;
  seen_dt: Date;
  expires_dt: Date;
  user_agent: string;
  remote_addr: string;
  second_factor: boolean;
  support_access_id: string | null;
  support_email: string | null;
}

/** The sessions of a person that can still be used, the last used first; in any business. */
export const listSessions = (personId: string, now: Date, seenSince: Date) =>
  q
    .selectFrom("session")
    .select(["id", "business_id", "user_agent", "remote_addr", "created_dt", "seen_dt", "expires_dt"])
    .where("person_id", "=", personId)
    .where("ended_dt", "is", null)
    .where("expires_dt", ">", now)
    .where("seen_dt", ">", seenSince)
    .orderBy("seen_dt", "desc")
    .orderBy("id");

/** Ends a session of a person; nothing if they have none with this id that is open. */
export const endOwnSession = (personId: string, id: string, now: Date) =>
  q
    .updateTable("session")
    .set({ ended_dt: now })
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .where("ended_dt", "is", null);

/** Gives a valid session a new token. The second of two concurrent renewals finds the old hash gone and changes nothing. */
export const renewSession = (id: string, oldHash: Buffer, newHash: Buffer, now: Date) =>
  q
    .updateTable("session")
    .set({ token_hash: newHash, seen_dt: now })
    .where("id", "=", id)
    .where("token_hash", "=", oldHash)
    .where("ended_dt", "is", null);

export const endSession = (id: string, now: Date) =>
  q.updateTable("session").set({ ended_dt: now }).where("id", "=", id).where("ended_dt", "is", null);

interface View {
  viewed_role: string | null;
  viewed_scopes: string[];
  viewed_until: Date | null;
}
/** Gives a session the access of a role for some time, or ends that. */
export const saveView = (id: string, view: View) =>
  q
    .updateTable("session")
    .set({ ...view })
    .where("id", "=", id);

/** The role that a session views. */
export const getView = (id: string, now: Date) =>
  q.selectFrom("session").select(["viewed_role", "viewed_until"]).where("id", "=", id).where("viewed_until", ">", now);

/** The browsers and programs of a person's latest sessions, whether open or not. */
export const listDevices = (personId: string) =>
  q
    .selectFrom("session")
    .select("user_agent")
    .where("person_id", "=", personId)
    .orderBy("created_dt", "desc")
    .limit(100);

/** Some points of sale, by title; ties by id. */
export const listPosTitles = (ids: readonly string[]) =>
  q
    .selectFrom("pos")
    .select(["id", "title"])
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`lower(title)`)
    .orderBy("id");
