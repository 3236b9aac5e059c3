import { removesPicture, storesPicture } from "./kit/families/picture.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  entity,
  flag,
  group,
  id,
  idOf,
  list,
  nullable,
  object,
  optional,
  page,
  patch,
  roles,
  texts,
  title,
} from "./kit/index.ts";
import { day, url, whole } from "./kit/schema.ts";
import { photo } from "./shapes/photo.ts";

const reads = roles("marketing", "sales-point-manager", "support-operator", "viewer");
const changes = roles("marketing");

const fields = {
  loyalty_id: idOf("loyalty"),
  /** Where it is shown; empty: everywhere. */
  pos_ids: list(idOf("pos"), 1000),
  title: title(),
  public_title: texts(200),
  public_text: texts(4000),
  url: nullable(url),
  /** First and last day, in the time zone of the programme; null: from now on, without end. */
  date_from: nullable(day),
  date_to: nullable(day),
  priority: whole(0, 1_000_000),
  active: flag,
};
/** Something to tell customers of a programme: an offer, a new shop, other opening hours. */
export const News = entity({ ...fields, photo: nullable(photo), actual: flag });
export type News = Of<typeof News>;

export const NewsBody = object({
  ...patch(object(fields)).properties,
  id: optional(id),
  loyalty_id: fields.loyalty_id,
  title: fields.title,
});
const refused = ["loyalty.not_found", "pos.not_found", "news.dates_reversed"] as const;
const picture = { of: "news", access: changes, response: News, errors: ["news.not_found"] } as const;

/** News for customers: shown on their receipts while it is active and its days last. */
export const news = group("news", {
  list: call("GET /news", {
    summary: "Lists the news of the business.",
    access: reads,
    query: {
      loyalty_id: fields.loyalty_id,
      pos_id: idOf("pos"),
      // The same two by the names that other clients send.
      loyalty: fields.loyalty_id,
      pos: idOf("pos"),
      only_active: flag,
      actual_date: day,
      sort_by_priority: flag,
    },
    paged: {},
    response: page(News),
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
    body: patch(NewsBody),
    response: News,
    errors: ["news.not_found", ...refused, "conflict.stale"],
  }),
  photo: storesPicture("POST /news/{newsId}/photo", picture),
  removePhoto: removesPicture("DELETE /x/news/{newsId}/photo", { ...picture, extension: true }),
});
