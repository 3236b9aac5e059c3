import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** The categories of a programme, the lowest first, with what decides whom a change of category is told, and how. */
export const listToldCategories = (loyaltyId: string) =>
  q
    .selectFrom("card_category")
    .leftJoin("loyalty_settings as s", (join) =>
      onRefInTenant(join, "s.loyalty_id", "card_category.loyalty_id").on("s.name", "=", "card-categories"),
    )
    .select([
      "card_category.id",
      "title",
      "public_title",
      "public_description",
      "notify_on_assign",
      "s.body as settings",
    ])
    .where(inTenant("card_category"))
    .where("card_category.loyalty_id", "=", loyaltyId)
    .orderBy("sort_order")
    .orderBy("card_category.id");
