import { sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { purchasesOf } from "../card-categories/public.ts";

/** The terminal with its location and programme. */
export const getSite = (terminalId: string) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "terminal.pos_id"))
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "pos.loyalty_id"))
    .leftJoin("terminal_device as fiscal", (join) =>
      onRefInTenant(join, "fiscal.terminal_id", "terminal.id")
        .on("fiscal.device", "=", "checkbox")
        .on("fiscal.active", "=", true),
    )
    .leftJoin("terminal_device as reader", (join) =>
      onRefInTenant(join, "reader.terminal_id", "terminal.id")
        .on("reader.device", "=", "stripe")
        .on("reader.active", "=", true),
    )
    .select([
      "terminal.id",
      "terminal.title",
      "terminal.currency",
      "terminal.language",
      "terminal.terminal_type",
      "terminal.display_active",
      "terminal.display_type",
      "terminal.phone",
      "terminal.line_tolerance",
      "terminal.price_group_id",
      "terminal.settings",
      "pos.id as pos_id",
      "pos.title as pos_title",
      "pos.public_title as pos_public_title",
      "pos.address as pos_address",
      "pos.time_zone as pos_time_zone",
      "pos.tank_capacity",
      "loyalty.id as loyalty_id",
      "loyalty.title as loyalty_title",
      "loyalty.default_language as loyalty_language",
      "loyalty.version as loyalty_version",
      "loyalty.time_zone as loyalty_time_zone",
      "loyalty.country as loyalty_country",
      "loyalty.active as loyalty_active",
    ])
    .select(sql<boolean>`fiscal.terminal_id is not null`.as("fiscal"))
    .select(sql<boolean>`reader.terminal_id is not null`.as("card_reader"))
    .where(inTenant("terminal"))
    .where("terminal.id", "=", terminalId);

/** The settings of a programme, by name. */
export const listSettings = (loyaltyId: string) =>
  q
    .selectFrom("loyalty_settings")
    .select(["name", "body", "version"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId);

/** Rules for sales at a till or a kiosk, in the order of creation. */
export const listSaleRules = (loyaltyId: string) =>
  q
    .selectFrom("rule")
    .select(["id", "title", "scope", "action_type", "sort_order", "active", "body", "version"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("scope", "in", ["automatic", "manual", "kiosk"])
    .where("active", "=", true)
    .orderBy("created_dt")
    .orderBy("id");

/** What an item costs, which is known in the currency of the business alone. */
const costIn = (currency: string) => sql<bigint | null>`(
  select goods.cost_price from business b where b.business_id = ${tenantId} and b.currency = ${currency})`;

/** What items cost now, whether they are still on sale or not. */
export const listCosts = (currency: string, ids: readonly string[]) =>
  q
    .selectFrom("goods")
    .select(["id", costIn(currency).as("cost_price")])
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);

/** A customer with their card of one programme. */
export const getSaleCustomer = fixed((loyaltyId: string, customerId: string) =>
  q
    .selectFrom("customer")
    .leftJoin("card", (join) =>
      onRefInTenant(join, "card.customer_id", "customer.id").on("card.loyalty_id", "=", loyaltyId),
    )
    .leftJoin("card_category", (join) =>
      onRefInTenant(join, "card_category.id", "card.category_id").on("card_category.active", "=", true),
    )
    .select([
      "customer.id",
      "customer.first_name",
      "customer.last_name",
      "customer.phone",
      "customer.email",
      "customer.chat_id",
      "customer.push_devices",
      "customer.language",
      "customer.blocked",
      "customer.birth_date",
      "customer.gender",
      "card.id as card_id",
      "card.access",
      "card.registered_dt",
      "card.visits_count",
      "card.referrer_card_id",
      "card_category.id as category_id",
      "card_category.title as category_title",
      "card_category.version as category_version",
    ])
    .where(inTenant("customer"))
    .where("customer.id", "=", customerId),
);

/** Usage counters of rules for some subjects, locked in the order that every sale uses. */
export const lockRuleUses = fixed((ruleIds: readonly string[], subjects: readonly string[]) =>
  q
    .selectFrom("rule_use")
    .select(["rule_id", "subject", "uses"])
    .where(inTenant())
    .where("rule_id", "=", sql<string>`any(${ruleIds}::uuid[])`)
    .where("subject", "=", sql<string>`any(${subjects}::text[])`)
    .orderBy("rule_id")
    .orderBy("subject")
    .forUpdate(),
);

/** The same without locks, for a preview. */
export const listRuleUses = fixed((ruleIds: readonly string[], subjects: readonly string[]) =>
  q
    .selectFrom("rule_use")
    .select(["rule_id", "subject", "uses"])
    .where(inTenant())
    .where("rule_id", "=", sql<string>`any(${ruleIds}::uuid[])`)
    .where("subject", "=", sql<string>`any(${subjects}::text[])`),
);

/** Uses of rules that wait for their rollup. */
export const listWaitingRuleUses = fixed((ruleIds: readonly string[], subjects: readonly string[]) =>
  raw(sql<{ rule_id: string; subject: string; uses: number }>`
    select r as rule_id, s as subject, sum(d.checks_count)::int as uses
    from turnover_delta d cross join lateral unnest(d.rule_ids) r cross join lateral unnest(d.rule_subjects) s
    where d.business_id = ${tenantId} and d.rule_ids && ${ruleIds}::uuid[]
      and r = any(${ruleIds}::uuid[]) and s = any(${subjects}::text[])
    group by r, s`),
);

/** The id of the transaction's business. */
export const getThisBusiness = () => q.selectFrom("business").select("business_id as id").where(inTenant());

/** Creates missing counters, so they can be locked. */
export const openRuleUses = (ruleIds: readonly string[], subjects: readonly string[]) =>
  q
    .insertInto("rule_use")
    .values(ruleIds.flatMap((rule_id) => subjects.map((subject) => ({ rule_id, subject, uses: 0 }))))
    .onConflict((at) => at.columns(["business_id", "rule_id", "subject"]).doNothing());

/** What the rules of a sale measure of earlier purchases, by columns. */
export interface Measured {
  ids: readonly string[];
  /** `amount`, `visits` or `quantity`. */
  depends_on: readonly string[];
  since: readonly Date[];
}

/** The purchases of a card for each rule: amounts in minor units, quantities in thousandths. */
export const listMeasures = fixed((cardId: string, currency: string, rules: Measured) =>
  raw(sql<{ rule_id: string; measure: bigint }>`
    select r.id as rule_id, ${purchasesOf(sql`r.depends_on`, {
      cardId: sql`c.id`,
      currency: sql`c.currency`,
      since: sql`r.since`,
    })} as measure
    from unnest(${rules.ids}::uuid[], ${rules.depends_on}::text[], ${rules.since}::timestamptz[]) r (id, depends_on, since)
    cross join (values (${cardId}::uuid, ${currency}::text)) c (id, currency)`),
);

/** The goods of a rule; empty lists of included goods mean all. */
export interface GoodsOfRule {
  include_goods: readonly string[];
  include_categories: readonly string[];
  exclude_goods: readonly string[];
  exclude_categories: readonly string[];
}

/** The quantity of some goods that a card has bought since a moment. Index: transaction_card. */
export const getGoodsMeasure = (cardId: string, currency: string, since: Date, goods: GoodsOfRule) =>
  raw(sql<{ quantity: bigint }>`
    with recursive down as (
      select c.id, c.id as root from goods_category c
      where c.business_id = ${tenantId}
        and c.id = any(${[...goods.include_categories, ...goods.exclude_categories]}::uuid[])
      union
      select c.id, down.root from down
      join goods_category c on c.business_id = ${tenantId} and c.parent_id = down.id),
    listed as (
      select i.goods_id, down.root from down
      join goods_in_category i on i.business_id = ${tenantId} and i.category_id = down.id)
    select coalesce(sum(i.quantity), 0)::bigint as quantity
    from transaction t
    join transaction_item i on i.business_id = t.business_id and i.transaction_id = t.id
    where t.business_id = ${tenantId} and t.card_id = ${cardId} and t.currency = ${currency}
      and t.status = 'success' and t.transaction_type in ('sale', 'reserve', 'refund')
      and t.created_dt >= ${since}
      and i.goods_id <> all(${goods.exclude_goods}::uuid[])
      and i.goods_id not in (select goods_id from listed where root = any(${goods.exclude_categories}::uuid[]))
      and (${goods.include_goods.length + goods.include_categories.length === 0}::boolean
        or i.goods_id = any(${goods.include_goods}::uuid[])
        or i.goods_id in (select goods_id from listed where root = any(${goods.include_categories}::uuid[])))`);
