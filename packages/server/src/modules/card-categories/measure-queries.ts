import { sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { purchasesOf } from "./purchases.ts";

/** The rules whose measures are read, by columns. `pos_ids` of a rule are joined by commas; empty: all. */
export interface Measured {
  ids: readonly string[];
  currencies: readonly string[];
  depends_on: readonly string[];
  pos_ids: readonly string[];
  since: readonly Date[];
}

const measureOfRule = purchasesOf(sql`r.depends_on`, {
  cardId: sql`c.id`,
  currency: sql`r.currency`,
  since: sql`r.since`,
  also: sql`and (r.pos_ids is null or t.pos_id = any(r.pos_ids))`,
});

/**
 * Cards with their category now, and what was bought on each in the currency, places and period of each rule: amounts in minor units, quantities in
 * thousandths. By card; cards without a rule have none.
 */
export const listCategoryMeasures = fixed((cardIds: readonly string[], rules: Measured) =>
  raw(sql<{
    card_id: string;
    customer_id: string;
    access: "full" | "limited" | "none";
    category_id: string | null;
    category_pinned: boolean;
    rule_id: string;
    measure: bigint;
  }>`
    with rules as materialized (
      select id, currency, depends_on, string_to_array(nullif(pos_ids, ''), ',')::uuid[] as pos_ids, since
      from unnest(${rules.ids}::uuid[], ${rules.currencies}::text[], ${rules.depends_on}::text[],
        ${rules.pos_ids}::text[], ${rules.since}::timestamptz[]) r (id, currency, depends_on, pos_ids, since))
    select c.id as card_id, c.customer_id, c.access, c.category_id, c.category_pinned, r.id as rule_id,
      ${measureOfRule} as measure
    from card c cross join rules r
    where c.business_id = ${tenantId} and c.id = any(${cardIds}::uuid[])
    order by c.id`),
);

/** What a card holds. */
export const getHeld = (cardId: string) =>
  q
    .selectFrom("card")
    .select(["id as card_id", "customer_id", "access", "category_id", "category_pinned"])
    .where(inTenant())
    .where("id", "=", cardId);

/** Moves a card to another category, unless it has meanwhile got another one or was pinned; then it returns nothing. */
export const moveCard = fixed(
  (cardId: string, held: { category_id: string | null; category_pinned: boolean }, moved: Moved) =>
    q
      .updateTable("card")
      .set((eb) => ({
        ...moved,
        category_before_id: held.category_id,
        modified_dt: moved.category_dt,
        version: eb("version", "+", 1),
      }))
      .where(inTenant())
      .where("id", "=", cardId)
      .where(sql<boolean>`category_id is not distinct from ${held.category_id}::uuid`)
      .where("category_pinned", "=", held.category_pinned)
      .returning("id"),
);

/** A card's new category and why it has it. */
interface Moved {
  category_id: string;
  category_cause: "sale" | "daily";
  category_rule_id: string;
  category_transaction_id: string | null;
  category_dt: Date;
}

/** Gives a card back the category from before a sale that assigned one, if it still has that one by that sale. */
export const restoreCard = (cardId: string, transactionId: string, now: Date) =>
  q
    .updateTable("card")
    .set((eb) => ({
      category_id: eb.ref("category_before_id"),
      category_cause: "cancel",
      category_dt: now,
      category_rule_id: null,
      category_transaction_id: null,
      category_before_id: null,
      modified_dt: now,
      version: eb("version", "+", 1),
    }))
    .where(inTenant())
    .where("id", "=", cardId)
    .where("category_transaction_id", "=", transactionId)
    .returning(["customer_id", "loyalty_id", "category_id"]);

/** The category that a sale gave a card, which the card still has, and the one before. */
export const getGivenCategory = (cardId: string, transactionId: string) =>
  q
    .selectFrom("card as c")
    .leftJoin("card_category as g", (join) => onRefInTenant(join, "g.id", "c.category_id"))
    .leftJoin("card_category as b", (join) => onRefInTenant(join, "b.id", "c.category_before_id"))
    .select(["g.id as given_id", "g.title as given_title", "b.id as before_id", "b.title as before_title"])
    .where(inTenant("c"))
    .where("c.id", "=", cardId)
    .where("c.category_transaction_id", "=", transactionId);
