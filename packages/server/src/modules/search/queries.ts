import { sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { hasWords } from "#kit/search.ts";

/** The maximum per kind. */
export const maxPerKind = 5;

/** Transactions with this number, the latest first; ties by id. Index: transaction_number. */
export const findTransactions = (number: bigint) => transactionsFound().where("t.number", "=", number);

/** The transaction with this id. */
export const findTransaction = (id: string) => transactionsFound().where("t.id", "=", id);

const transactionsFound = () =>
  q
    .selectFrom("transaction as t")
    .leftJoin("pos", (join) => onRefInTenant(join, "pos.id", "t.pos_id"))
    .select(["t.id", "t.number", "t.created_dt", "t.amount_to_pay", "t.currency", "pos.title as pos_title"])
    .where(inTenant("t"))
    .orderBy("t.created_dt", "desc")
    .orderBy("t.id")
    .limit(maxPerKind);

/** Items by parts of title, code or a barcode, by title; ties by id. */
export const findGoods = (text: string) =>
  q
    .selectFrom("goods")
    .select(["id", "title", "code"])
    .where(inTenant())
    .where(hasWords(text, sql`title`, sql`code`, sql`array_to_string(barcodes, ' ')`))
    .orderBy("title")
    .orderBy("id")
    .limit(maxPerKind);

/** Terminals by parts of their title or their point of sale's, ordered by title, then id. */
export const findTerminals = (text: string) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "terminal.pos_id"))
    .select(["terminal.id", "terminal.title", "pos.title as pos_title"])
    .where(inTenant("terminal"))
    .where(hasWords(text, sql`terminal.title`, sql`pos.title`))
    .orderBy("terminal.title")
    .orderBy("terminal.id")
    .limit(maxPerKind);

/** Records by parts of their title; ties by id. */
export const findTitled = (table: "pos" | "loyalty", text: string) =>
  raw(sql<{ id: string; title: string }>`
    select id, title from ${sql.table(table)} where business_id = ${tenantId} and ${hasWords(text, sql`title`)}
    order by title, id limit ${maxPerKind}`);

/** Records of a programme with its title, by title; ties by id. */
export const findOfLoyalty = (table: "price_group" | "card_category" | "rule" | "tax", text: string) =>
  raw(sql<{ id: string; title: string; loyalty_id: string; loyalty_title: string }>`
    select t.id, t.title, t.loyalty_id, l.title as loyalty_title from ${sql.table(table)} t
    join loyalty l on l.business_id = t.business_id and l.id = t.loyalty_id
    where t.business_id = ${tenantId} and ${hasWords(text, sql`t.title`)} order by t.title, t.id limit ${maxPerKind}`);
