import type { pos } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { parseDecimal } from "@patron/engine/money";
import { sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";

/** A point of sale with its programme's title and its number of active terminals. */
const rows = () =>
  q
    .selectFrom("pos")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "pos.loyalty_id"))
    .selectAll("pos")
    .select("loyalty.title as loyalty_title")
    .select((eb) =>
      eb
        .selectFrom("terminal")
        .select((inner) => inner.fn.countAll<bigint>().as("count"))
        .where(inTenant("terminal"))
        .whereRef("terminal.pos_id", "=", "pos.id")
        .where("terminal.active", "=", true)
        .as("terminals_count"),
    )
    .where(inTenant("pos"));

const fits = filtersOf<FiltersOf<typeof pos.list>>({ pos_type: equals("pos.pos_type"), sort_by_priority: noCondition });

/** By priority first when requested, else by title; ties by id. A business has at most a few thousand. */
export const listPos = (filters: FiltersOf<typeof pos.list>) =>
  rows()
    .where(fits(filters))
    .$if(filters.sort_by_priority === true, (query) => query.orderBy("pos.priority", "desc"))
    .orderBy(({ fn }) => fn("lower", ["pos.title"]))
    .orderBy("pos.id");

/** Points of sale of a programme. */
export const listPosOfLoyalty = (loyaltyId: string, filters: FiltersOf<typeof pos.list>) =>
  listPos(filters).where("pos.loyalty_id", "=", loyaltyId);

export const getPos = (id: string) => rows().where("pos.id", "=", id);

/** One point of sale, locked until the end of the transaction. */
export const lockPos = (id: string) => getPos(id).forUpdate("pos");

/** Whether terminals, active or not, are at a point of sale. */
export const hasTerminals = (id: string) =>
  q.selectFrom("terminal").select("id").where(inTenant()).where("pos_id", "=", id).limit(1);

/** Whether anything was ever sold at a point of sale; without an index of its own, because only a place without terminals is asked for. */
export const hasSold = (id: string) =>
  q.selectFrom("transaction").select("id").where(inTenant()).where("pos_id", "=", id).limit(1);

/** Whether a rule, delivery type, category rule or news is for some points of sale and this is one of them. */
export const isNamed = (id: string) =>
  raw(sql<{ named: boolean }>`
    select exists (select from rule r where r.business_id = ${tenantId} and r.body -> 'pos_ids' ? ${id}::text)
      or exists (select from delivery_type d where d.business_id = ${tenantId} and ${id}::uuid = any (d.pos_ids))
      or exists (select from card_category_rule c where c.business_id = ${tenantId} and ${id}::uuid = any (c.pos_ids))
      or exists (select from news n where n.business_id = ${tenantId} and ${id}::uuid = any (n.pos_ids)) as named`);

/** The columns for a call's body; absent fields stay unchanged. */
export function posColumns(body: Partial<BodyOf<typeof pos.add>>) {
  const { id: _, public_title, public_description, address, latitude, longitude, ...same } = body;
  return {
    ...same,
    ...jsonColumns({ public_title, public_description, address }),
    ...(latitude !== undefined && { latitude: toMicrodegrees(latitude) }),
    ...(longitude !== undefined && { longitude: toMicrodegrees(longitude) }),
  };
}

/** Degrees as text to the millionths that the column holds; the shape has checked the text. */
function toMicrodegrees(text: string | null): bigint | null {
  return text === null ? null : (parseDecimal(text, 6) ?? null);
}

/** Terminals of one point of sale by title; ties by id. */
export const listPosTerminals = (posId: string) =>
  q
    .selectFrom("terminal")
    .select(["id", "title", "currency", "active"])
    .where(inTenant())
    .where("pos_id", "=", posId)
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");
