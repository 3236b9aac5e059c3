import { news } from "@patron/contract";
import type { BodyOf, Failure } from "@patron/contract/kit";
import { type Context, implement } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { holdPosIn } from "#kit/records/known-queries.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { recordOf } from "#kit/records/record.ts";
import { getLoyalty } from "../loyalty/public.ts";
import * as queries from "./queries.ts";
import { toNews } from "./views.ts";

const record = recordOf(news, {
  entityType: "news",
  table: "news",
  id: "newsId",
  missing: "news.not_found",
  read: queries.getNews,
  lock: queries.lockNews,
  present: toNews,

  async add(context) {
    const { loyalty_id, title } = context.body;
    return (await refuse(context, context.body)) ?? { ...queries.newsColumns(context.body), loyalty_id, title };
  },
  async change(context, row) {
    return (await refuse(context, { ...row, ...context.body })) ?? queries.newsColumns(context.body);
  },
});
const picture = record.pictures("photo");

export const newsCalls = implement(news, {
  ...record.handlers,

  list({ query, page, tenant }) {
    return readPage({ tenant, page }, queries.listNews(query), (rows) => rows.map(toNews), countsAll);
  },

  photo: picture.store,
  removePhoto: picture.remove,
});

interface Refusing extends Pick<Context<typeof news.add>, "tenant"> {
  fail(code: "loyalty.not_found" | "pos.not_found" | "news.dates_reversed"): Failure;
}
type Checked = Pick<BodyOf<typeof news.add>, "loyalty_id" | "pos_ids" | "date_from" | "date_to">;

/** The first error in news after a change. */
async function refuse({ tenant, fail }: Refusing, checked: Checked): Promise<Failure | undefined> {
  const { loyalty_id, pos_ids = [], date_from, date_to } = checked;
  if (!(await tenant.maybe(getLoyalty(loyalty_id)))) return fail("loyalty.not_found");
  if (await lacks(tenant, pos_ids, (ids) => holdPosIn(loyalty_id, ids))) return fail("pos.not_found");
  return date_from && date_to && date_to < date_from ? fail("news.dates_reversed") : undefined;
}
