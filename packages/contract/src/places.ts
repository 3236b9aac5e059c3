import { CATALOG_PUBLICATION_STATES, LANGUAGES, PLACE_DECISIONS, POS_TYPES, REFERENCE_TYPES } from "./enums.ts";
import { call, group, open, self } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Address } from "./shapes/address.ts";
import { photo } from "./shapes/photo.ts";

const span = s.object({ from: s.timeOfDay, to: s.timeOfDay });
/** A point of sale as the public directory shows it: texts in one language. */
export const Place = s.object({
  id: s.idOf("pos"),
  pos_type: s.oneOf(POS_TYPES),
  title: s.text(200),
  description: s.text(2000),
  programme_title: s.text(200),
  address: Address,
  country: s.nullable(s.country),
  latitude: s.nullable(s.latitude),
  longitude: s.nullable(s.longitude),
  /** From the point of the request; null without one, and for a place without coordinates. */
  distance_m: s.nullable(s.whole(0, 30_000_000)),
  phones: s.list(s.text(20), 10),
  email: s.nullable(s.email),
  photo: s.nullable(photo),
  time_zone: s.timeZone,
  /** Null without opening hours. */
  is_open: s.nullable(s.flag),
  /** Today and the next six days in the place's time zone; empty without opening hours. */
  hours: s.list(s.object({ date: s.day, spans: s.list(span, 100) }), 7),
  references: s.list(s.object({ type: s.oneOf(REFERENCE_TYPES), url: s.url, title: s.text(120) }), 50),
  /** Where customers order from an online store. */
  shop_url: s.nullable(s.url),
});
/** A point of sale whose business has requested its listing, as support decides about it. */
export const PlaceRequest = s.object({
  ...Place.properties,
  business: s.reference("business"),
  state: s.oneOf(CATALOG_PUBLICATION_STATES),
  requested_dt: s.instant,
  reason: s.nullable(s.text(1000)),
});

const searched = {
  /** Words of the name, the description, the address or the programme. */
  search: s.text(100),
  /** With a longitude: the nearest places come first. */
  latitude: s.latitude,
  longitude: s.longitude,
};

/** The public directory of points of sale of the installation. */
export const places = group("places", {
  list: call("GET /public/places", {
    summary:
      "Lists the points of sale that are in the public directory: by name, or the nearest first. Texts are in the requested language, else in the programme's.",
    access: open,
    query: { ...searched, language: s.oneOf(LANGUAGES) },
    paged: {},
    response: s.page(Place),
    errors: ["place.point_incomplete"],
    extension: true,
    sharedSeconds: 60,
  }),
  page: call("GET /public/places/html", {
    summary: "Shows the public directory as a page.",
    access: open,
    query: { ...searched, lang: s.oneOf(LANGUAGES), number: s.whole(1, 100_000) },
    response: s.text(1_000_000),
    answer: "html",
    errors: ["place.point_incomplete"],
    extension: true,
  }),
  requests: call("GET /x/support/places", {
    summary:
      "Lists the points of sale of all businesses whose listing is requested, or was decided: the oldest request first. Only for support staff of the installation.",
    access: self,
    query: { state: s.oneOf(CATALOG_PUBLICATION_STATES), language: s.oneOf(LANGUAGES) },
    paged: {},
    response: s.page(PlaceRequest),
    extension: true,
  }),
  decide: call("POST /x/support/place/{posId}/decision", {
    summary:
      "Allows or rejects the listing of a point of sale in the public directory, and tells its business. Only for support staff of the installation.",
    access: self,
    body: s.object({ state: s.oneOf(PLACE_DECISIONS), reason: s.optional(s.text(1000)) }),
    response: PlaceRequest,
    errors: ["place.not_found", "place.reason_missing"],
    extension: true,
  }),
});
