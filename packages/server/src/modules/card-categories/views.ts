import type { cardCategories } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { viewOf } from "#kit/families/settings.ts";
import { photoOf } from "#kit/files.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import type { getCategory } from "./queries.ts";

export type CategoryRow = InferResult<ReturnType<typeof getCategory>>[number];
type Category = ReplyOf<typeof cardCategories.get>;
type Settings = ReplyOf<typeof cardCategories.settings>;

export function toCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    title: row.title,
    public_title: row.public_title,
    public_description: row.public_description,
    color: row.color,
    text_color: row.text_color,
    sort_order: row.sort_order,
    is_default: row.is_default,
    notify_on_assign: row.notify_on_assign as Category["notify_on_assign"], // Written only from this shape.
    external_code: row.external_code,
    active: row.active,
    image: photoOf(row.image),
    cards_count: Number(row.cards_count ?? 0n),
    ...stampsOf(row),
  };
}

/** The defaults. */
export const toCategorySettings = viewOf<Settings>({
  notification_channel: null,
  notify_raise: true,
  notify_lower: true,
  auto_assign_active: false,
  recalc_time: "03:00",
});
