import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { quantityText } from "@patron/engine/money";
import { photoOf } from "#kit/files.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { entriesOf, listEntries } from "../goods/public.ts";
import { priceItems } from "../price-groups/public.ts";
import type { Site } from "../selling/public.ts";
import * as queries from "./queries.ts";

/** Categories are ordered by what was sold in so many days. */
const soldDays = 30;

/** What a terminal sells, with the shelf price of each item at a moment, and the categories that it shows. */
export async function readAssortment(tenant: Tenant, site: Site, now: Date): Promise<ReplyOf<typeof term.goods>> {
  const rows = await tenant.many(queries.listGoods(site.loyalty_id));
  const placements = Map.groupBy(await tenant.many(queries.listPlacements(site.loyalty_id)), (one) => one.goods_id);
  const ids = rows.map((row) => row.id);
  const entryOf = entriesOf(await tenant.many(listEntries(site.loyalty_id)));
  const priced = await priceItems(tenant, site, ids, now);
  const categories = await tenant.many(
    queries.listCategories(site.loyalty_id, site.pos_id, dayBefore(now, site.pos_time_zone, soldDays)),
  );
  const categoriesOf = (id: string) => (placements.get(id) ?? []).map((one) => one.category_id);
  const items = rows.map(({ photo, quantity_min, quantity_step, ...row }) => ({
    ...row,
    ...entryOf(categoriesOf(row.id)),
    quantity_min: quantity_min === null ? null : quantityText(quantity_min),
    quantity_step: quantity_step === null ? null : quantityText(quantity_step),
    category_ids: categoriesOf(row.id),
    photo: photoOf(photo),
    price: priced.get(row.id)?.line?.price_posted ?? null,
  }));
  return { items, categories: categories.map(({ photo, ...row }) => ({ ...row, photo: photoOf(photo) })) };
}

/** The day so many days ago, in a time zone. */
function dayBefore(now: Date, timeZone: string, days: number): string {
  return Temporal.PlainDate.from(dayIn(timeZone, now)).subtract({ days }).toString();
}
