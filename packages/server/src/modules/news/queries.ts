import type { embedded, news } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf, isTrue, noCondition } from "#kit/records/filters.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";

/** Today in the programme's time zone is within the dates of the news; a missing date means no limit. */
const isCurrent = sql<boolean>`(coalesce(news.date_from <= (now() at time zone loyalty.time_zone)::date, true)
  and coalesce(news.date_to >= (now() at time zone loyalty.time_zone)::date, true))`;

/** News, each with whether it is current. */
const rows = () =>
  q
    .selectFrom("news")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "news.loyalty_id"))
    .where(inTenant("news"));

/** News of a point of sale: for all of its programme, or for some that include it. */
const isShownAt = (id: string) => sql<SqlBool>`(news.pos_ids = '{}' or ${id} = any(news.pos_ids))
  and exists (select from pos where pos.business_id = ${tenantId} and pos.id = ${id} and pos.loyalty_id = news.loyalty_id)`;

const fits = filtersOf<FiltersOf<typeof news.list>>({
  loyalty_id: equals("news.loyalty_id"),
  pos_id: isShownAt,
  loyalty: equals("news.loyalty_id"),
  pos: isShownAt,
  only_active: isTrue("news.active"),
  actual_date: (day) =>
    sql<SqlBool>`coalesce(news.date_from <= ${day}, true) and coalesce(news.date_to >= ${day}, true)`,
  sort_by_priority: noCondition,
});

/** The newest first, by priority before that when requested; ties by id. */
export const listNews = (filters: FiltersOf<typeof news.list>) =>
  rows()
    .selectAll("news")
    .select(isCurrent.as("actual"))
    .where(fits(filters))
    .$if(filters.sort_by_priority === true, (query) => query.orderBy("news.priority", "desc"))
    .orderBy("news.created_dt", "desc")
    .orderBy("news.id");

export const getNews = (id: string) =>
  rows().selectAll("news").select(isCurrent.as("actual")).where("news.id", "=", id);

/** One item of news, locked until the end of the transaction. */
export const lockNews = (id: string) => getNews(id).forUpdate("news");

/** The columns for a call's body; absent fields stay unchanged. */
export function newsColumns(body: Partial<BodyOf<typeof news.add>>) {
  const { id: _, public_title, public_text, pos_ids, ...same } = body;
  return {
    ...same,
    ...(pos_ids && { pos_ids: [...pos_ids] }),
    ...jsonColumns({ public_title, public_text }),
  };
}

type Lookup = FiltersOf<typeof embedded.news>;
const lookupFits = filtersOf<Lookup>({
  loyalty_id: equals("news.loyalty_id"),
  pos_id: isShownAt,
  only_active: isTrue("news.active"),
  only_actual: (only) => (only ? isCurrent : undefined),
  sort_by_priority: noCondition,
});

/** News for a picker by title, the most important first when requested; ties by id. */
export const listNewsLookup = (filters: Lookup) =>
  rows()
    .select(["news.id", "news.title", "news.active", "news.loyalty_id", "news.date_from", "news.date_to"])
    .where(lookupFits(filters))
    .$if(filters.sort_by_priority === true, (query) => query.orderBy("news.priority", "desc"))
    .orderBy(({ fn }) => fn("lower", ["news.title"]))
    .orderBy("news.id");

/** Current news for customers of a point of sale: the most important first, then the newest; ties by id. */
export const listCurrentNews = (posId: string, limit: number) =>
  rows()
    .select(["news.id", "news.public_title", "news.public_text", "news.url", "loyalty.default_language"])
    .where(isShownAt(posId))
    .where("news.active", "=", true)
    .where(isCurrent)
    .orderBy("news.priority", "desc")
    .orderBy("news.created_dt", "desc")
    .orderBy("news.id")
    .limit(limit);
