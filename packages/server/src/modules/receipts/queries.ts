import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** What a transaction was priced from, and by which version of the engine. */
export const getOrderedInput = (id: string) =>
  q.selectFrom("transaction").select(["input", "engine_version"]).where(inTenant()).where("id", "=", id);

/** The location of a transaction for the receipt's header, with the programme's time zone if it is unknown, and the settings of its terminal. */
export const getReceiptHead = (id: string) =>
  q
    .selectFrom("transaction as t")
    .innerJoin("business as b", "b.business_id", "t.business_id")
    .innerJoin("loyalty as l", (join) => onRefInTenant(join, "l.id", "t.loyalty_id"))
    .leftJoin("pos as p", (join) => onRefInTenant(join, "p.id", "t.pos_id"))
    .leftJoin("terminal as d", (join) => onRefInTenant(join, "d.id", "t.terminal_id"))
    .leftJoin("transaction as s", (join) => onRefInTenant(join, "s.id", "t.refund_of_id"))
    .select(["s.number as refund_of_number", "d.settings"])
    .select(["b.title as business_title", "b.language", "p.id as pos_id", "p.title as pos_title", "p.address"])
    .select(["p.public_title as pos_public_title", "p.vehicle_number", "p.shop_url"])
    .select("l.default_language as programme_language")
    .select((eb) => eb.fn.coalesce("p.time_zone", "l.time_zone").as("time_zone"))
    .where(inTenant("t"))
    .where("t.id", "=", id);

/** Whom a receipt is for, and the languages that it may be in. */
export const getReader = (id: string) =>
  q
    .selectFrom("transaction as t")
    .innerJoin("loyalty as l", (join) => onRefInTenant(join, "l.id", "t.loyalty_id"))
    .leftJoin("terminal as d", (join) => onRefInTenant(join, "d.id", "t.terminal_id"))
    .leftJoin("customer as c", (join) => onRefInTenant(join, "c.id", "t.customer_id"))
    .select(["t.loyalty_id", "t.customer_id", "c.email", "c.language as customer_language"])
    .select(["d.language as terminal_language", "l.default_language as programme_language"])
    .where(inTenant("t"))
    .where("t.id", "=", id);

const shownEmails = 10;
/** The latest e-mails with the receipt of a transaction, newest first; ties by id. */
export const listEmailsOf = (transactionId: string) =>
  q
    .selectFrom("message")
    .select(["id", "recipient", "status", "problem", "created_dt"])
    .where(inTenant())
    .where("transaction_id", "=", transactionId)
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc")
    .limit(shownEmails);
