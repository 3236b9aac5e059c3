import type { pos } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { parseDecimal } from "@patron/engine/money";
import type { Insertable, Updateable } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { Pos } from "#kit/database/tables.ts";

/** A point of sale with its programme's title and how many active terminals it has. */
const rows = () =>
  q
    .selectFrom("pos")
    .innerJoin("loyalty", (join) =>
      join.onRef("loyalty.business_id", "=", "pos.business_id").onRef("loyalty.id", "=", "pos.loyalty_id"),
    )
    .selectAll("pos")
    .select("loyalty.title as loyalty_title")
    .select((eb) =>
      eb
        .selectFrom("terminal")
        .select((inner) => inner.fn.countAll<bigint>().as("count"))
        .whereRef("terminal.business_id", "=", "pos.business_id")
        .whereRef("terminal.pos_id", "=", "pos.id")
        .where("terminal.active", "=", true)
        .as("terminals_count"),
    )
    .where(inTenant("pos"));

/** By priority first when requested, else by title; equal ones by id. A business has at most a few thousand. */
export const listPos = (filter: { pos_type?: PosType; sort_by_priority?: boolean; loyalty_id?: string }) =>
  rows()
    .$if(filter.loyalty_id !== undefined, (query) => query.where("pos.loyalty_id", "=", filter.loyalty_id!)) // Checked in the condition.
    .$if(filter.pos_type !== undefined, (query) => query.where("pos.pos_type", "=", filter.pos_type!)) // Checked in the condition.
    .$if(filter.sort_by_priority === true, (query) => query.orderBy("pos.priority", "desc"))
    .orderBy(({ fn }) => fn("lower", ["pos.title"]))
    .orderBy("pos.id");
type PosType = "pos" | "road-tanker" | "online-store";

export const getPos = (id: string) => rows().where("pos.id", "=", id);

/** One point of sale, locked until the end of the transaction. */
export const lockPos = (id: string) => getPos(id).forUpdate("pos");

/** What the body of a call says of the columns; absent fields stay as they are. */
export function posColumns(body: Partial<BodyOf<typeof pos.add>>) {
  const { id: _, public_title, public_description, address, latitude, longitude, ...same } = body;
  return {
    ...same,
    ...(public_title && { public_title: JSON.stringify(public_title) }),
    ...(public_description && { public_description: JSON.stringify(public_description) }),
    ...(address && { address: JSON.stringify(address) }),
    ...(latitude !== undefined && { latitude: toMicrodegrees(latitude) }),
    ...(longitude !== undefined && { longitude: toMicrodegrees(longitude) }),
  };
}

/** Degrees as text to the millionths that the column holds; the shape has checked the text. */
function toMicrodegrees(text: string | null): bigint | null {
  return text === null ? null : (parseDecimal(text, 6) ?? null);
}

export const addPos = (row: NewPos) => q.insertInto("pos").values(row);
type NewPos = Insertable<Pos>;

export const savePos = (id: string, change: Updateable<Pos>, now: Date) =>
  q
    .updateTable("pos")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** Terminals of one point of sale by title; equal ones by id. */
export const listPosTerminals = (posId: string) =>
  q
    .selectFrom("terminal")
    .select(["id", "title", "currency", "active"])
    .where(inTenant())
    .where("pos_id", "=", posId)
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");
