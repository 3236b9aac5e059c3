import type { embedded, staff } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { containsWords, equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import { staffName } from "./name.ts";

interface StaffTerminal {
  id: string;
  title: string;
  pos: { id: string; title: string };
}
/** The terminals where they work, by point of sale and title; ties by id. */
const terminals = sql<StaffTerminal[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'pos', jsonb_build_object('id', p.id, 'title', p.title))
    order by lower(p.title), lower(t.title), t.id)
  from terminal_staff w
  join terminal t on t.business_id = w.business_id and t.id = w.terminal_id
  join pos p on p.business_id = t.business_id and p.id = t.pos_id
  where w.business_id = ${tenantId} and w.staff_id = staff.id), '[]')`;

/** The points of sale that they are limited to; who does not see one of them is not told of it. */
const seenPos = sql<string[]>`array(
  select p.id from pos p where p.business_id = ${tenantId} and p.id = any (member.pos_ids) order by lower(p.title), p.id)`;

/** Staff with what they may do, where they work and when their sign-in code was created. */
const rows = () =>
  q
    .selectFrom("staff")
    .innerJoin("member", (join) => onRefInTenant(join, "member.person_id", "staff.person_id"))
    .innerJoin("person", "person.id", "staff.person_id")
    .selectAll("staff")
    .select(["member.access", "member.scopes", "member.roles", "member.suspended"])
    .select(["person.first_name", "person.last_name", "person.phone", "person.language", "person.photo"])
    .select(sql<boolean>`person.email is not null`.as("has_account"))
    .select([staffName.as("title"), terminals.as("terminals"), seenPos.as("pos_ids")])
    .where(inTenant("staff"));

export const getStaff = (id: string) => rows().where("staff.id", "=", id);

/** Some staff, in any order. */
export const listStaffById = (ids: readonly string[]) =>
  rows().where("staff.id", "=", sql<string>`any(${ids}::uuid[])`);

/** The staff member of the business with this login. */
export const getLogin = (login: string) => rows().where("staff.login", "=", login.toLowerCase());

/**
 * Whether a staff member may work at a terminal: they are linked to it, or nobody is. At the terminals of a road tanker's driver it is only that
 * driver, where there is one.
 */
export const mayWorkAt = (staffId: string, terminalId: string) =>
  raw(sql<{ allowed: boolean; drives: boolean }>`
    select not exists (select from terminal_staff w where w.business_id = ${tenantId} and w.terminal_id = ${terminalId})
      or exists (select from terminal_staff w where w.business_id = ${tenantId} and w.terminal_id = ${terminalId}
        and w.staff_id = ${staffId}) as allowed,
      not exists (select from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
        where t.business_id = ${tenantId} and t.id = ${terminalId} and t.terminal_type = 'road-tanker-driver'
          and p.driver_staff_id <> ${staffId}) as drives`);

/** Which of these ids are staff. */
export const listKnownStaff = (ids: readonly string[]) =>
  q.selectFrom("staff").select("id").where(inTenant()).where("id", "=", sql<string>`any(${ids}::uuid[])`);

/** One staff member, locked until the end of the transaction. */
export const lockStaff = (id: string) => getStaff(id).forUpdate("staff");

const found = containsWords(
  ...["person.first_name", "person.last_name", "person.phone"],
  ...["staff.position", "staff.email", "staff.login", "staff.external_code"],
);
/** Whether they are linked to a terminal. */
const worksAt = (terminalId: string) => sql<SqlBool>`exists (select from terminal_staff w
  where w.business_id = ${tenantId} and w.staff_id = staff.id and w.terminal_id = ${terminalId})`;

const fits = filtersOf<FiltersOf<typeof staff.list>>({
  terminal_id: worksAt,
  suspended: equals("member.suspended"),
  search_text: found,
  // Found before.
  auth_code: noCondition,
});

/** By name unless another order is requested, ignoring case; empty values come last. */
const inOrder = ordersOf<SortsOf<typeof staff.list>>(
  {
    title: sql`lower(${staffName})`,
    position: { nullable: sql`lower(staff.position)` },
    created_dt: sql`staff.created_dt`,
  },
  { first: ["title", "asc"], equal: sql`staff.id` },
);

interface Order {
  sort: SortsOf<typeof staff.list> | undefined;
  order: "asc" | "desc";
}
/** Matching staff, of all or of these ids; ties by id in the same direction. */
export const listStaff = (filters: FiltersOf<typeof staff.list>, order: Order, ids: string[] | undefined) =>
  rows()
    .where(fits(filters))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`staff.id = any(${ids ?? []}::uuid[])`))
    .orderBy(inOrder(order));

type Lookup = FiltersOf<typeof embedded.staff>;
const lookupFits = filtersOf<Lookup>({
  terminal_id: worksAt,
  suspended: equals("member.suspended"),
  search_text: found,
  sort: noCondition,
  order: noCondition,
});

/** Staff for a picker, by name unless the newest or oldest are to come first; ties by id. */
export const listStaffLookup = (filters: Lookup) =>
  q
    .selectFrom("staff")
    .innerJoin("member", (join) => onRefInTenant(join, "member.person_id", "staff.person_id"))
    .innerJoin("person", "person.id", "staff.person_id")
    .select(["staff.id", "staff.position"])
    .select([staffName.as("title"), sql<boolean>`not member.suspended`.as("active")])
    .where(inTenant("staff"))
    .where(lookupFits(filters))
    .orderBy(
      filters.sort === "created_dt" ? "staff.created_dt" : sql`lower(${staffName})`,
      filters.order === "desc" ? "desc" : "asc",
    )
    .orderBy("staff.id");

/** Adds the access of a person to the business. */
export const addMember = (row: NewMember) => q.insertInto("member").values(row);
interface NewMember extends MemberColumns {
  person_id: string;
  access: "owner" | "admin" | "business-staff";
}
export interface MemberColumns {
  access?: "owner" | "admin" | "business-staff" | undefined;
  scopes?: string[] | undefined;
  roles?: string[] | undefined;
  suspended?: boolean | undefined;
  pos_ids?: string[] | undefined;
}
/** Changes the access of a person to the business; absent columns stay unchanged. */
export const saveMember = (personId: string, columns: MemberColumns, now: Date) =>
  q
    .updateTable("member")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("person_id", "=", personId);

/** The owners who can sign in, in an order in which every transaction locks them. */
export const lockOwners = () =>
  q
    .selectFrom("member")
    .select("person_id")
    .where(inTenant())
    .where("access", "=", "owner")
    .where("suspended", "=", false)
    .orderBy("person_id")
    .forUpdate();

/** Ends the sessions of a person in this business. */
export const endSessionsHere = (personId: string, now: Date) =>
  q
    .updateTable("session")
    .set({ ended_dt: now })
    .where("person_id", "=", personId)
    .where(inTenant())
    .where("ended_dt", "is", null);

export const removeCode = (staffId: string) =>
  q.deleteFrom("staff_code").where(inTenant()).where("staff_id", "=", staffId);

export const addCode = (row: { code_hash: Buffer; business_id: string; staff_id: string; created_dt: Date }) =>
  q.insertInto("staff_code").values(row);

/** Whose sign-in code this is, in any business. */
export const findCode = (codeHash: Buffer) =>
  q.selectFrom("staff_code").select(["business_id", "staff_id"]).where("code_hash", "=", codeHash);
