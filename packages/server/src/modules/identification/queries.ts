import { type Insertable, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { CustomerIdentifier } from "#kit/database/tables.ts";

const identifiers = () =>
  q
    .selectFrom("customer_identifier as i")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "i.loyalty_id"))
    .select(["i.id", "i.type", "i.value", "i.created_dt", "loyalty.id as loyalty_id", "loyalty.title as loyalty_title"])
    .where(inTenant("i"));

/** Cards and other values of a customer, the newest first; ties by id. */
export const listIdentifiers = (customerId: string) =>
  identifiers().where("i.customer_id", "=", customerId).orderBy("i.created_dt", "desc").orderBy("i.id", "desc");

export const getIdentifier = (id: string) => identifiers().where("i.id", "=", id);

/** Adds nothing if a customer has the same code already. */
export const addIdentifier = (row: Insertable<CustomerIdentifier>) =>
  q
    .insertInto("customer_identifier")
    .values(row)
    .onConflict((at) => at.columns(["business_id", "code"]).doNothing());

export const removeIdentifier = (customerId: string, id: string) =>
  q
    .deleteFrom("customer_identifier")
    .where(inTenant())
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .returning(["value", "type"]);

/** The cards of a customer with their programmes, by its title; ties by id. */
export const listCards = (customerId: string) =>
  q
    .selectFrom("card")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "card.loyalty_id"))
    .select(["card.id", "card.business_id", "loyalty.id as loyalty_id", "loyalty.title as loyalty_title"])
    .where(inTenant("card"))
    .where("card.customer_id", "=", customerId)
    .orderBy(({ fn }) => fn("lower", ["loyalty.title"]))
    .orderBy("card.id");

/** A card with what its page shows. */
export const getCard = (id: string) =>
  q
    .selectFrom("card")
    .innerJoin("customer", (join) => onRefInTenant(join, "customer.id", "card.customer_id"))
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "card.loyalty_id"))
    .select([
      "card.id",
      "card.access",
      "card.customer_id",
      "card.loyalty_id",
      "customer.blocked",
      "customer.language",
      "loyalty.active",
      "loyalty.title",
      "loyalty.public_title",
      "loyalty.default_language",
    ])
    .where(inTenant("card"))
    .where("card.id", "=", id);

/** Ends what has run out of a card. */
export const removeCodes = (cardId: string, now: Date) =>
  q.deleteFrom("customer_code").where(inTenant()).where("card_id", "=", cardId).where("expires_dt", "<=", now);

/** Adds nothing if another card has the same code, unless that one has run out. */
export const addCode = (code_hash: Buffer, card_id: string, expires_dt: Date, now: Date) =>
  q
    .insertInto("customer_code")
    .values({ code_hash, card_id, expires_dt })
    .onConflict((at) =>
      at
        .columns(["business_id", "code_hash"])
        .doUpdateSet({ card_id, expires_dt })
        .where("customer_code.expires_dt", "<=", now),
    );

/** The customer of a code that was not used yet, in the programme where the till is. */
export const findByOnceCode = (loyaltyId: string, hash: Buffer, now: Date) =>
  q
    .selectFrom("customer_code as c")
    .innerJoin("card", (join) => onRefInTenant(join, "card.id", "c.card_id"))
    .select("card.customer_id as id")
    .where(inTenant("c"))
    .where("c.code_hash", "=", hash)
    .where("c.expires_dt", ">", now)
    .where("card.loyalty_id", "=", loyaltyId);

/** Uses up a code: the second of two tills that try it at once finds none. */
export const spendCode = (hash: Buffer, now: Date) =>
  q
    .deleteFrom("customer_code")
    .where(inTenant())
    .where("code_hash", "=", hash)
    .where("expires_dt", ">", now)
    .returning("card_id");

/** The customer of a card in a programme. */
export const getCardHolder = (loyaltyId: string, cardId: string) =>
  q
    .selectFrom("card")
    .select("customer_id as id")
    .where(inTenant())
    .where("id", "=", cardId)
    .where("loyalty_id", "=", loyaltyId);

/** Counts a tried code at a terminal in the minute that began with its first one; two at once wait for each other. */
export const countTry = (terminalId: string, now: Date, since: Date) =>
  raw(sql<{ tries: number; began_dt: Date }>`
    insert into code_try as t (business_id, terminal_id, began_dt, tries) values (${tenantId}, ${terminalId}, ${now}, 1)
    on conflict (business_id, terminal_id) do update set
      began_dt = case when t.began_dt <= ${since} then ${now}::timestamptz else t.began_dt end,
      tries = case when t.began_dt <= ${since} then 1 else t.tries + 1 end
    returning tries, began_dt`);

/** The code of a steward's terminal, in place of the one before; nothing if another terminal has the same one. */
export const saveStewardCode = (terminal_id: string, code_hash: Buffer, expires_dt: Date) =>
  q
    .insertInto("steward_code")
    .values({ terminal_id, code_hash, expires_dt })
    .onConflict((at) => at.doNothing());

/** Ends the code of a terminal, and any with this hash that has run out. */
export const removeStewardCodes = (terminalId: string, hash: Buffer, now: Date) =>
  q
    .deleteFrom("steward_code")
    .where(inTenant())
    .where((eb) =>
      eb.or([eb("terminal_id", "=", terminalId), eb.and([eb("code_hash", "=", hash), eb("expires_dt", "<=", now)])]),
    );

/** The steward's terminal of a code at a point of sale. */
export const findByStewardCode = (posId: string, hash: Buffer, now: Date) =>
  q
    .selectFrom("steward_code as c")
    .innerJoin("terminal", (join) => onRefInTenant(join, "terminal.id", "c.terminal_id"))
    .select(["terminal.id", "terminal.title"])
    .where(inTenant("c"))
    .where("c.code_hash", "=", hash)
    .where("c.expires_dt", ">", now)
    .where("terminal.pos_id", "=", posId)
    .where("terminal.terminal_type", "=", "steward")
    .where("terminal.active", "=", true);

/** Uses up a code: the second of two registers that try it at once finds none. */
export const spendStewardCode = (hash: Buffer, now: Date) =>
  q
    .deleteFrom("steward_code")
    .where(inTenant())
    .where("code_hash", "=", hash)
    .where("expires_dt", ">", now)
    .returning("terminal_id");

/** Whether a point of sale has a terminal of a steward. */
export const hasStewards = (posId: string) =>
  q
    .selectFrom("terminal")
    .select("id")
    .where(inTenant())
    .where("pos_id", "=", posId)
    .where("terminal_type", "=", "steward")
    .where("active", "=", true)
    .limit(1);
