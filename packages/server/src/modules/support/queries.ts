import { sql } from "kysely";
import { inTenant, q, tenantId } from "#kit/database/rows.ts";

const granter = sql<string>`trim(person.first_name || ' ' || person.last_name)`;

/** The access that support has to the business now, with who granted it. */
export const getStanding = (now: Date) =>
  q
    .selectFrom("support_access")
    .innerJoin("person", "person.id", "support_access.granted_by")
    .select(["support_access.id", "support_access.until_dt", granter.as("granted_by")])
    .where("support_access.business_id", "=", tenantId)
    .where("support_access.ended_dt", "is", null)
    .where("support_access.until_dt", ">", now);

/** Ends what has run out: a new access is another one, so sessions of the old one stay ended. */
export const endRunOut = (now: Date) =>
  q
    .updateTable("support_access")
    .set((eb) => ({ ended_dt: eb.ref("until_dt") }))
    .where("business_id", "=", tenantId)
    .where("ended_dt", "is", null)
    .where("until_dt", "<=", now);

/** Lets support into the business, or changes until when it is. */
export const saveAccess = (row: { id: string; granted_by: string; granted_dt: Date; until_dt: Date }) =>
  q
    .insertInto("support_access")
    .values({ ...row, business_id: tenantId })
    .onConflict((conflict) =>
      conflict
        .column("business_id")
        .where("ended_dt", "is", null)
        .doUpdateSet({ granted_by: row.granted_by, granted_dt: row.granted_dt, until_dt: row.until_dt }),
    )
    .returning(["id", "until_dt"]);

/** Ends the access of support to the business. */
export const endAccess = (now: Date) =>
  q
    .updateTable("support_access")
    .set({ ended_dt: now })
    .where("business_id", "=", tenantId)
    .where("ended_dt", "is", null);

/** Ends the open sessions of support in the business. */
export const endSessionsHere = (now: Date) =>
  q
    .updateTable("session")
    .set({ ended_dt: now })
    .where("business_id", "=", tenantId)
    .where("support_access_id", "is not", null)
    .where("ended_dt", "is", null);

/** Every business that support may enter now, by its id. */
export const listStanding = (now: Date) =>
  q
    .selectFrom("support_access")
    .select(["id", "business_id", "until_dt"])
    .where("ended_dt", "is", null)
    .where("until_dt", ">", now)
    .orderBy("business_id");

/** Records that support staff have entered the business. */
export const addEntrance = (row: {
  id: string;
  support_access_id: string;
  person_id: string;
  entered_dt: Date;
  remote_addr: string;
}) => q.insertInto("support_entrance").values({ ...row, business_id: tenantId });

/** Who of support entered the business last. */
export const getLastEntrance = () =>
  q
    .selectFrom("support_entrance")
    .innerJoin("person", "person.id", "support_entrance.person_id")
    .select(["support_entrance.entered_dt", granter.as("name")])
    .where("support_entrance.business_id", "=", tenantId)
    .orderBy("support_entrance.entered_dt", "desc")
    .orderBy("support_entrance.id", "desc")
    .limit(1);

/** Everybody of support who ever entered the business, by name; ties by id. */
export const listEntered = () =>
  q
    .selectFrom("support_entrance")
    .innerJoin("person", "person.id", "support_entrance.person_id")
    .select(["person.id", "person.first_name", "person.last_name"])
    .distinct()
    .where("support_entrance.business_id", "=", tenantId)
    .orderBy("person.first_name")
    .orderBy("person.last_name")
    .orderBy("person.id");

/** The business of the transaction, as a session shows it. */
export const getBusinessEntered = () =>
  q.selectFrom("business").select(["business_id", "title", "business_code"]).where(inTenant("business"));

/** Whether a person works in the business, suspended or not. */
export const getOwnMember = (personId: string) =>
  q.selectFrom("member").select("person_id").where(inTenant("member")).where("person_id", "=", personId);
