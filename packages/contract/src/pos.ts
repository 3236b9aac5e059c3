import { CATALOG_PUBLICATION_STATES, POS_TYPES, REFERENCE_TYPES, WEEK_DAYS } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { call, group, ofPos, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Address } from "./shapes/address.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const adds = roles("sales-point-manager");
const changes = ofPos(adds);

const Reference = s.object({ type: s.oneOf(REFERENCE_TYPES), url: s.url, title: s.optional(s.text(120)) });
const ownFields = {
  title: s.title(),
  public_title: s.texts(200),
  public_description: s.texts(),
  pos_type: s.oneOf(POS_TYPES),
  address: Address,
  country: s.nullable(s.country),
  time_zone: s.timeZone,
  latitude: s.nullable(s.latitude),
  longitude: s.nullable(s.longitude),
  phones: s.list(s.text(20, 3), 10),
  email: s.nullable(s.email),
  priority: s.whole(0, 1_000_000),
  active: s.flag,
  /** Only a road tanker has them. */
  vehicle_number: s.nullable(s.text(20, 1)),
  /** The only staff member who sells at the driver's terminals there; null: everyone who may. */
  driver_staff_id: s.nullable(s.idOf("staff")),
  /** In litres. */
  tank_capacity: s.nullable(s.whole(1, 1_000_000)),
  /** Only an online store has it: where customers order. */
  shop_url: s.nullable(s.url),
};
export const Pos = s.entity("pos", {
  loyalty: s.reference("loyalty"),
  ...ownFields,
  photo: s.nullable(photo),
  catalog_publication_state: s.oneOf(CATALOG_PUBLICATION_STATES),
  /** Why the listing was rejected. */
  catalog_publication_reason: s.nullable(s.text(1000)),
  terminals_count: s.whole(0, 1_000_000),
});
export type Pos = s.Of<typeof Pos>;

export const PosBody = s.object({
  id: s.optional(s.idOf("pos")),
  loyalty_id: s.idOf("loyalty"),
  title: ownFields.title,
  public_title: s.optional(ownFields.public_title),
  public_description: s.optional(ownFields.public_description),
  pos_type: s.optional(ownFields.pos_type),
  address: s.optional(ownFields.address),
  country: s.optional(ownFields.country),
  time_zone: s.optional(ownFields.time_zone),
  latitude: s.optional(ownFields.latitude),
  longitude: s.optional(ownFields.longitude),
  phones: s.optional(ownFields.phones),
  email: s.optional(ownFields.email),
  priority: s.optional(ownFields.priority),
  active: s.optional(ownFields.active),
  vehicle_number: s.optional(ownFields.vehicle_number),
  driver_staff_id: s.optional(ownFields.driver_staff_id),
  tank_capacity: s.optional(ownFields.tank_capacity),
  shop_url: s.optional(ownFields.shop_url),
});
const references = s.list(Reference, 50);
const References = s.object({ references, version: s.version });
/** One span of a week day: 1 is Monday. An end at or before its beginning is on the next day. */
const Hours = s.object({ week_day: s.oneOf(WEEK_DAYS), from: s.timeOfDay, to: s.timeOfDay });
/** A date with other hours than its week day, or closed. Several spans of one date are added together. */
const HoursException = s.object({ date: s.day, closed: s.flag, from: s.timeOfDay, to: s.timeOfDay });
const hours = s.list(Hours, 70);
const exceptions = s.list(HoursException, 400);
const OpeningHours = s.object({ hours, exceptions, version: s.version });
const PosTerminal = s.object({ id: s.idOf("terminal"), title: s.title(), currency: s.text(3), active: s.flag });

const picture = { of: "a point of sale", access: changes, response: Pos, errors: ["pos.not_found"] } as const;

/** Points of sale with their terminals. Each belongs to one loyalty programme. */
export const pos = group("pos", {
  list: call("GET /pos", {
    summary: "Lists the points of sale of the business.",
    access: reads,
    query: { pos_type: s.oneOf(POS_TYPES), sort_by_priority: s.flag },
    response: s.items(Pos),
  }),
  add: call("POST /pos", {
    summary: "Adds a point of sale to a loyalty programme. The time zone is the programme's unless given.",
    access: adds,
    body: PosBody,
    response: Pos,
    errors: [
      "loyalty.not_found",
      "time_zone.unknown",
      "country.unknown",
      "phone.invalid",
      "pos.point_incomplete",
      "pos.not_road_tanker",
      "pos.not_online_store",
      "staff.not_found",
      "conflict.duplicate",
    ],
  }),
  get: call("GET /pos/{posId}", {
    summary: "Shows one point of sale.",
    access: reads,
    response: Pos,
    errors: ["pos.not_found"],
  }),
  change: call("PATCH /pos/{posId}", {
    summary:
      "Changes a point of sale. It cannot be switched off while it has active terminals, nor change its programme once it has terminals or sales, or while the programme names it.",
    access: changes,
    body: s.patch(PosBody),
    response: Pos,
    errors: [
      "pos.not_found",
      "loyalty.not_found",
      "time_zone.unknown",
      "country.unknown",
      "phone.invalid",
      "conflict.stale",
      "pos.has_terminals",
      "pos.programme_locked",
      "pos.named_in_programme",
      "pos.point_incomplete",
      "pos.not_road_tanker",
      "pos.not_online_store",
      "staff.not_found",
    ],
  }),
  photo: storesPicture("POST /pos/{posId}/photo", picture),
  removePhoto: removesPicture("DELETE /pos/{posId}/photo", picture),
  references: call("GET /pos/{posId}/references", {
    summary: "Lists the outside pages shown at a point of sale.",
    access: reads,
    response: References,
    errors: ["pos.not_found"],
  }),
  changeReferences: call("PATCH /pos/{posId}/references", {
    summary: "Replaces the outside pages shown at a point of sale.",
    access: changes,
    body: s.object({ references }),
    response: References,
    errors: ["pos.not_found", "conflict.stale"],
  }),
  hours: call("GET /x/pos/{posId}/opening_hours", {
    summary: "Shows the opening hours of a point of sale, in its time zone.",
    access: reads,
    extension: true,
    response: OpeningHours,
    errors: ["pos.not_found"],
  }),
  changeHours: call("PATCH /x/pos/{posId}/opening_hours", {
    summary:
      "Replaces the weekly opening hours of a point of sale, its exceptions, or both. Spans of one list may not overlap.",
    access: changes,
    extension: true,
    body: s.patch(s.object({ hours, exceptions })),
    response: OpeningHours,
    errors: ["pos.not_found", "conflict.stale", "pos.hours_overlap"],
  }),
  requestListing: call("POST /x/pos/{posId}/listing", {
    summary:
      "Requests the listing of a point of sale in the public directory of the installation. Its support decides; a rejected listing can be requested again.",
    access: changes,
    extension: true,
    response: Pos,
    errors: ["pos.not_found", "place.unavailable", "place.address_missing", "conflict.duplicate"],
  }),
  withdrawListing: call("DELETE /x/pos/{posId}/listing", {
    summary: "Takes a point of sale out of the public directory, or its request back.",
    access: changes,
    extension: true,
    response: Pos,
    errors: ["pos.not_found"],
  }),
  terminals: call("GET /pos/{posId}/terminals", {
    summary: "Lists the terminals of a point of sale.",
    access: reads,
    response: s.items(PosTerminal),
    errors: ["pos.not_found"],
  }),
});
