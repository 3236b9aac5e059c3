import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { formatDecimal } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { photoOf } from "#kit/files.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import type { getPos } from "./queries.ts";

/** One point of sale as the queries of this module read it. */
export type PosRow = InferResult<ReturnType<typeof getPos>>[number];
type Pos = ReplyOf<typeof pos.get>;

export function toPos(row: PosRow): Pos {
  return {
    id: row.id,
    loyalty: { id: row.loyalty_id, title: row.loyalty_title },
    title: row.title,
    public_title: row.public_title,
    public_description: row.public_description,
    pos_type: row.pos_type,
    address: row.address as Pos["address"], // Written only from this shape.
    country: row.country,
    time_zone: row.time_zone,
    latitude: row.latitude === null ? null : formatDecimal(row.latitude, 6),
    longitude: row.longitude === null ? null : formatDecimal(row.longitude, 6),
    phones: row.phones,
    email: row.email,
    photo: photoOf(row.photo),
    priority: row.priority,
    catalog_publication_state: row.catalog_publication_state,
    catalog_publication_reason: row.catalog_publication_reason,
    vehicle_number: row.vehicle_number,
    driver_staff_id: row.driver_staff_id,
    tank_capacity: row.tank_capacity,
    shop_url: row.shop_url,
    terminals_count: Number(row.terminals_count ?? 0n),
    active: row.active,
    ...stampsOf(row),
  };
}

export function toReferences(row: PosRow): ReplyOf<typeof pos.references> {
  const references = row.refs as ReplyOf<typeof pos.references>["references"]; // Written only from this shape.
  return { references, version: row.version };
}

/** The links as customers see them; one without a title has an empty one. */
export function shownLinks(row: PosRow) {
  return toReferences(row).references.map((one) => ({ ...one, title: one.title ?? "" }));
}

export function toHours(row: PosRow): ReplyOf<typeof pos.hours> {
  const { hours, hours_exceptions: exceptions, version } = row;
  return { hours, exceptions, version } as ReplyOf<typeof pos.hours>; // Written only from this shape.
}
