import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "support-operator", "viewer");
const changes = roles("marketing");

const fields = {
  loyalty_id: s.idOf("loyalty"),
  /** The points of sale that show it; empty: all. */
  pos_ids: s.list(s.idOf("pos"), 1000),
  title: s.title(),
  public_title: s.texts(200),
  public_text: s.texts(4000),
  url: s.nullable(s.url),
  /** First and last day, in the time zone of the programme; null: immediately, without end. */
  date_from: s.nullable(s.day),
  date_to: s.nullable(s.day),
  priority: s.whole(0, 1_000_000),
  active: s.flag,
};
/** An announcement to customers of a programme: an offer, a new shop, other opening hours. */
export const News = s.entity("news", { ...fields, photo: s.nullable(photo), actual: s.flag });
export type News = s.Of<typeof News>;

export const NewsBody = s.object({
  ...s.patch(s.object(fields)).properties,
  id: s.optional(s.idOf("news")),
  loyalty_id: fields.loyalty_id,
  title: fields.title,
});
const refused = ["loyalty.not_found", "pos.not_found", "news.dates_reversed"] as const;
const picture = { of: "news", access: changes, response: News, errors: ["news.not_found"] } as const;

/** News for customers: shown on their receipts while it is active and within its days. */
export const news = group("news", {
  list: call("GET /news", {
    summary: "Lists the news of the business.",
    access: reads,
    query: {
      loyalty_id: fields.loyalty_id,
      pos_id: s.idOf("pos"),
      // The same two by the names that other clients send.
      loyalty: fields.loyalty_id,
      pos: s.idOf("pos"),
      only_active: s.flag,
      actual_date: s.day,
      sort_by_priority: s.flag,
    },
    paged: {},
    response: s.page(News),
  }),
  add: call("POST /news", {
    summary: "Adds news to a loyalty programme.",
    access: changes,
    body: NewsBody,
    response: News,
    errors: [...refused, "conflict.duplicate"],
  }),
  get: call("GET /news/{newsId}", {
    summary: "Shows one item of news.",
    access: reads,
    response: News,
    errors: ["news.not_found"],
  }),
  change: call("PATCH /news/{newsId}", {
    summary: "Changes an item of news.",
    access: changes,
    body: s.patch(NewsBody),
    response: News,
    errors: ["news.not_found", ...refused, "conflict.stale"],
  }),
  photo: storesPicture("POST /news/{newsId}/photo", picture),
  removePhoto: removesPicture("DELETE /x/news/{newsId}/photo", { ...picture, extension: true }),
});
