import { CATALOG_PUBLICATION_STATES, POS_TYPES, REFERENCE_TYPES } from "./enums.ts";
import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  entity,
  flag,
  group,
  id,
  idOf,
  items,
  list,
  nullable,
  object,
  oneOf,
  optional,
  patch,
  roles,
  text,
  texts,
  title,
  url,
} from "./kit/index.ts";
import { country, email, latitude, longitude, timeZone, version, whole } from "./kit/schema.ts";
import { Address } from "./shapes/address.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("sales-point-manager");

const Reference = object({ type: oneOf(REFERENCE_TYPES), url, title: optional(text(120)) });
const ownFields = {
  title: title(),
  public_title: texts(200),
  public_description: texts(),
  pos_type: oneOf(POS_TYPES),
  address: Address,
  country: nullable(country),
  time_zone: timeZone,
  latitude: nullable(latitude),
  longitude: nullable(longitude),
  phones: list(text(20, 3), 10),
  email: nullable(email),
  priority: whole(0, 1_000_000),
  active: flag,
};
export const Pos = entity({
  loyalty: object({ id, title: text(200) }),
  ...ownFields,
  photo: nullable(photo),
  catalog_publication_state: oneOf(CATALOG_PUBLICATION_STATES),
  terminals_count: whole(0, 1_000_000),
});
export type Pos = Of<typeof Pos>;

export const PosBody = object({
  id: optional(id),
  loyalty_id: idOf("loyalty"),
  title: ownFields.title,
  public_title: optional(ownFields.public_title),
  public_description: optional(ownFields.public_description),
  pos_type: optional(ownFields.pos_type),
  address: optional(ownFields.address),
  country: optional(ownFields.country),
  time_zone: optional(ownFields.time_zone),
  latitude: optional(ownFields.latitude),
  longitude: optional(ownFields.longitude),
  phones: optional(ownFields.phones),
  email: optional(ownFields.email),
  priority: optional(ownFields.priority),
  active: optional(ownFields.active),
});
const references = list(Reference, 50);
const References = object({ references, version });
const PosTerminal = object({ id, title: title(), currency: text(3), active: flag });

const picture = { of: "a point of sale", access: changes, response: Pos, errors: ["pos.not_found"] } as const;

/** Points of sale: the places where terminals stand. Each belongs to one loyalty programme. */
export const pos = group("pos", {
  list: call("GET /pos", {
    summary: "Lists the points of sale of the business.",
    access: reads,
    query: { pos_type: oneOf(POS_TYPES), sort_by_priority: flag },
    response: items(Pos),
  }),
  add: call("POST /pos", {
    summary: "Adds a point of sale to a loyalty programme. The time zone is the programme's unless given.",
    access: changes,
    body: PosBody,
    response: Pos,
    errors: ["loyalty.not_found", "time_zone.unknown", "country.unknown", "phone.invalid", "conflict.duplicate"],
  }),
  get: call("GET /pos/{posId}", {
    summary: "Shows one point of sale.",
    access: reads,
    response: Pos,
    errors: ["pos.not_found"],
  }),
  change: call("PATCH /pos/{posId}", {
    summary: "Changes a point of sale. It cannot be switched off while it has active terminals.",
    access: changes,
    body: patch(PosBody),
    response: Pos,
    errors: [
      "pos.not_found",
      "loyalty.not_found",
      "time_zone.unknown",
      "country.unknown",
      "phone.invalid",
      "conflict.stale",
      "pos.has_terminals",
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
    body: object({ references }),
    response: References,
    errors: ["pos.not_found", "conflict.stale"],
  }),
  terminals: call("GET /pos/{posId}/terminals", {
    summary: "Lists the terminals of a point of sale.",
    access: reads,
    response: items(PosTerminal),
    errors: ["pos.not_found"],
  }),
});
