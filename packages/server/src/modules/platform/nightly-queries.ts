import { type NotNull, sql } from "kysely";
import { inTenant, q, raw } from "#kit/database/rows.ts";

/** Businesses with their time zone and the day of their latest ledger check, by id, after a given one; reads across businesses. */
export const listProvedBusinesses = (after: string | null, limit: number) =>
  raw(sql<{ business_id: string; time_zone: string; business_date: string | null }>`
    select business_id, time_zone, business_date from list_proved_businesses(${after}::uuid, ${limit}::int)`);

/** Stores a ledger check, unless another server stored one for the same day; returns whether it did. */
export const addProof = (row: NewProof) =>
  q
    .insertInto("ledger_proof")
    .values(row)
    .onConflict((at) => at.columns(["business_id", "business_date"]).doNothing())
    .returning("id");
interface NewProof {
  id: string;
  business_date: string;
  proved_dt: Date;
  took_ms: number;
  promises: string[];
  proved: string;
  gaps_count: number;
  gaps: string;
}

/** The latest stored ledger checks, newest first: one a day, so the day orders them. */
export const listProofs = (limit: number) =>
  q
    .selectFrom("ledger_proof")
    .select(["id", "business_date", "proved_dt", "took_ms", "proved", "gaps_count"])
    .where(inTenant())
    .orderBy("business_date", "desc")
    .limit(limit);

/** The latest stored ledger check with its differences. */
export const getLatestProof = () =>
  q.selectFrom("ledger_proof").selectAll().where(inTenant()).orderBy("business_date", "desc").limit(1);

/** Owners and accountants, who are notified; by id. Only those who can sign in and have an e-mail address. */
export const listBookkeepers = () =>
  q
    .selectFrom("member")
    .innerJoin("person", "person.id", "member.person_id")
    .select(["person.id", "person.email", "person.first_name", "person.language"])
    .$narrowType<{ email: NotNull }>()
    .where(inTenant("member"))
    .where("person.email", "is not", null)
    .where("member.suspended", "=", false)
    .where((eb) => eb.or([eb("member.access", "=", "owner"), eb(sql`'accountant'`, "=", eb.fn.any("member.roles"))]))
    .orderBy("person.id");
