import { sql } from "kysely";

/** The whole name of a staff member, from their person. */
export const staffName = sql<string>`trim(person.first_name || ' ' || person.last_name)`;
