import type { audit } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { type InferResult, type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";

/** The filters of the log with its days turned into instants. */
export interface AuditFilter extends Omit<FiltersOf<typeof audit.list>, "date_from" | "date_to"> {
  from: Date | undefined;
  until: Date | undefined;
}

const fits = filtersOf<AuditFilter>({
  id: equals("a.id"),
  entity_type: equals("a.entity_type"),
  // An entity's own entries and those of its parts, whose ids begin with the entity's id and a slash.
  entity_id: (id) => {
    const [below, beyond] = [`${id}/`, `${id}0`]; // "0" is the character after "/".
    return sql<SqlBool>`(a.entity_id collate "C" = ${id} or (a.entity_id collate "C" > ${below} and a.entity_id collate "C" < ${beyond}))`;
  },
  actor_id: equals("a.actor_id"),
  actor_kind: equals("a.actor_kind"),
  call: equals("a.call"),
  from: (at) => sql<SqlBool>`a.created_dt >= ${at}`,
  until: (at) => sql<SqlBool>`a.created_dt < ${at}`,
});

/** Matching entries with their actors' names, latest first: ids begin with their time. */
export const linesInOrder = (filter: AuditFilter) =>
  q
    .selectFrom("audit as a")
    .leftJoin("person", (join) =>
      join.onRef("person.id", "=", "a.actor_id").on("a.actor_kind", "in", ["person", "support"]),
    )
    .leftJoin("terminal", (join) =>
      onRefInTenant(join, "terminal.id", "a.actor_id").on("a.actor_kind", "=", "terminal"),
    )
    .selectAll("a")
    .select(["person.first_name", "person.last_name", "terminal.title as terminal_title"])
    .where(inTenant("a"))
    .where(fits(filter))
    .orderBy("a.id", "desc");

/** An entry with its actor's name. */
export type LineRow = InferResult<ReturnType<typeof linesInOrder>>[number];

/** What special accounts count: a currency, the unit of goods, or `punch`. */
export const accountUnits = (ids: readonly string[]) =>
  q.selectFrom("special_account").select(["id", "unit"]).where(inTenant()).where("id", "in", ids);

/** People of the business, by name; ties by id. */
export const listPeople = () =>
  q
    .selectFrom("member")
    .innerJoin("person", "person.id", "member.person_id")
    .select(["person.id", "person.first_name", "person.last_name"])
    .where(inTenant("member"))
    .orderBy("person.first_name")
    .orderBy("person.last_name")
    .orderBy("person.id");

/** Terminals of the business, by title; ties by id. */
export const listTerminals = () =>
  q.selectFrom("terminal").select(["id", "title"]).where(inTenant()).orderBy("title").orderBy("id");

const titled = [
  ...[
    "loyalty",
    "card_category",
    "rule",
    "tax",
    "additional_cost",
    "pos",
    "terminal",
    "price_group",
    "goods",
    "goods_category",
  ],
  ...["special_account", "corporate_customer", "news"],
];

/** The names of entities of any type, by id; of a transaction its number. */
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
    union all select s.id, trim(p.first_name || ' ' || p.last_name) from staff s join person p on p.id = s.person_id
    where s.business_id = ${tenantId} and s.id = any(${ids}::uuid[])
    union all select id, number::text from transaction where business_id = ${tenantId} and id = any(${ids}::uuid[])
    order by id`);
