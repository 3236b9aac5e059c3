import type { audit } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** The filters of the log with its days turned into instants. */
export interface AuditFilter extends Omit<FiltersOf<typeof audit.list>, "date_from" | "date_to"> {
  from: Date | undefined;
  until: Date | undefined;
}

/** Lines that fit. A thing's own and those of what belongs to it, whose ids are the thing's with a slash and more. */
function lines({ id, entity_type, entity_id, actor_id, actor_kind, call, from, until }: AuditFilter) {
  let query = q.selectFrom("audit as a").where(inTenant("a"));
  if (id) query = query.where("a.id", "=", id);
  if (entity_type) query = query.where("a.entity_type", "=", entity_type);
  if (entity_id) {
    const [below, beyond] = [`${entity_id}/`, `${entity_id}0`]; // "0" is the character after "/".
    query = query.where(
      sql<boolean>`(a.entity_id collate "C" = ${entity_id} or (a.entity_id collate "C" > ${below} and a.entity_id collate "C" < ${beyond}))`,
    );
  }
  if (actor_id) query = query.where("a.actor_id", "=", actor_id);
  if (actor_kind) query = query.where("a.actor_kind", "=", actor_kind);
  if (call) query = query.where("a.call", "=", call);
  if (from) query = query.where("a.created_dt", ">=", from);
  if (until) query = query.where("a.created_dt", "<", until);
  return query;
}

/** Lines that fit with the names of who made them, the latest first: their ids begin with their time. */
export const linesInOrder = (filter: AuditFilter) =>
  lines(filter)
    .leftJoin("person", (join) => join.onRef("person.id", "=", "a.actor_id").on("a.actor_kind", "=", "person"))
    .leftJoin("terminal", (join) =>
      join
        .onRef("terminal.business_id", "=", "a.business_id")
        .onRef("terminal.id", "=", "a.actor_id")
        .on("a.actor_kind", "=", "terminal"),
    )
    .selectAll("a")
    .select(["person.first_name", "person.last_name", "terminal.title as terminal_title"])
    .orderBy("a.id", "desc");

/** A page of those lines. */
export const listLines = (filter: AuditFilter, limit: number, offset: number) =>
  linesInOrder(filter).limit(limit).offset(offset);

/** How many lines fit, counted no further than it stays cheap. */
export const countLinesUpTo = (filter: AuditFilter, most: number) =>
  q
    .selectFrom(lines(filter).select("a.id").limit(most).as("found"))
    .select(({ fn }) => fn.countAll<bigint>().as("total"));

/** People of the business, by name; equal ones by id. */
export const listPeople = () =>
  q
    .selectFrom("member")
    .innerJoin("person", "person.id", "member.person_id")
    .select(["person.id", "person.first_name", "person.last_name"])
    .where(inTenant("member"))
    .orderBy("person.first_name")
    .orderBy("person.last_name")
    .orderBy("person.id");

/** Terminals of the business, by title; equal ones by id. */
export const listTerminals = () =>
  q.selectFrom("terminal").select(["id", "title"]).where(inTenant()).orderBy("title").orderBy("id");

const titled = [
  ...["loyalty", "card_category", "rule", "tax", "pos", "terminal", "price_group", "goods", "goods_category"],
  ...["special_account", "corporate_customer", "news"],
];

/** What the things of these ids are called, of whatever kind they are, by id. */
export const namesOf = (ids: readonly string[]) =>
  raw(sql<{ id: string; title: string }>`
    select id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as title from customer
    where business_id = ${tenantId} and id = any(${ids}::uuid[])
    ${sql.join(
      titled.map(
        (table) => sql`union all select id, title from ${sql.table(table)}
    where business_id = ${tenantId} and id = any(${ids}::uuid[])`,
      ),
      sql` `,
    )}
    order by id`);
