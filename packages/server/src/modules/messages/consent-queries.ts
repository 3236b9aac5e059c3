import type { MessageType } from "@patron/contract/enums";
import { type Insertable, sql } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { MessageConsentChange } from "#kit/database/tables.ts";

const shownChanges = 200;

/** A customer with their answers. */
export const getAnswers = (id: string) =>
  q
    .selectFrom("customer")
    .select(["id", "language", "message_consents", "message_refusals"])
    .where(inTenant())
    .where("id", "=", id);

/** The same, locked until the end of the transaction: answers at the same time follow each other. */
export const lockAnswers = (id: string) => getAnswers(id).forUpdate();

/** The answers of some customers, locked in the order of their ids, so that two calls with the same customers follow each other. */
export const lockManyAnswers = (ids: readonly string[]) =>
  q
    .selectFrom("customer")
    .select(["id", "message_consents", "message_refusals"])
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("id")
    .forUpdate();

/** Stores what customers say now who have given the same answers. They keep their versions, because nobody edits this with the profile. */
export const saveAnswers = (ids: readonly string[], agreed: readonly MessageType[], refused: readonly MessageType[]) =>
  q
    .updateTable("customer")
    .set({ message_consents: [...agreed], message_refusals: [...refused] })
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);

export const addChanges = (rows: Insertable<MessageConsentChange>[]) =>
  q.insertInto("message_consent_change").values(rows);

/** The answers of a customer with who recorded them, newest first; ties by id. */
export const listChanges = (customerId: string) =>
  q
    .selectFrom("message_consent_change as c")
    .leftJoin("person", "person.id", "c.person_id")
    .select(["c.id", "c.message_type", "c.agreed", "c.source", "c.created_dt"])
    .select(sql<string | null>`nullif(concat_ws(' ', person.first_name, person.last_name), '')`.as("person"))
    .where(inTenant("c"))
    .where("c.customer_id", "=", customerId)
    .orderBy("c.created_dt", "desc")
    .orderBy("c.id", "desc")
    .limit(shownChanges);
