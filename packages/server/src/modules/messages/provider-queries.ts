import type { MessageProblem, MessageType } from "@patron/contract/enums";
import type { Updateable } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { MessageProvider } from "#kit/database/tables.ts";

const rows = () => q.selectFrom("message_provider").selectAll().where(inTenant());

/** The services of a business, for the types of messages that have one. */
export const listProviders = () => rows().orderBy("message_type");

export const getProvider = (type: MessageType) => rows().where("message_type", "=", type);

/** The service of a type, locked until the end of the transaction. */
export const lockProvider = (type: MessageType) => getProvider(type).forUpdate();

/** Adds a service that is changed next; concurrent calls add only one. */
export const addProvider = (type: MessageType, kind: MessageProvider["kind"]) =>
  q
    .insertInto("message_provider")
    .values({ message_type: type, kind, version: 1 })
    .onConflict((at) => at.columns(["business_id", "message_type"]).doNothing());

export const saveProvider = (type: MessageType, columns: Updateable<MessageProvider>, now: Date) =>
  q
    .updateTable("message_provider")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("message_type", "=", type)
    .returningAll();

export const removeProvider = (type: MessageType) =>
  q.deleteFrom("message_provider").where(inTenant()).where("message_type", "=", type);

/** Notes that the service of a type has just sent a message, or why it could not. The settings keep their version. */
export const noteHealth = (type: MessageType, problem: MessageProblem | null, text: string | null, now: Date) =>
  q
    .updateTable("message_provider")
    .set(problem ? { last_failed_dt: now, last_problem: problem, last_error_text: text } : { last_sent_dt: now })
    .where(inTenant())
    .where("message_type", "=", type);
