import type { embedded, rules } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf, isTrue } from "#kit/records/filters.ts";

const rows = () => q.selectFrom("rule").selectAll().where(inTenant());

const fits = filtersOf<FiltersOf<typeof rules.list>>({ scope: equals("scope") });

/** Rules of a programme in their order of application: by sort order, those without one last, then by creation. */
export const listRules = (loyaltyId: string, filters: FiltersOf<typeof rules.list>) =>
  rows()
    .where("loyalty_id", "=", loyaltyId)
    .where(fits(filters))
    .orderBy("sort_order", (order) => order.asc().nullsLast())
    .orderBy("created_dt")
    .orderBy("id");

/** The last version of each rule of a programme before a moment, as its calls returned it. */
export const listRulesAsOf = (loyaltyId: string, until: Date) =>
  raw(sql<{ body: unknown }>`
    select v.body from rule r
    cross join lateral (
      select body from version
      where business_id = ${tenantId} and entity_type = 'rule' and entity_id = r.id::text and valid_from < ${until}
      order by version desc limit 1) v
    where r.business_id = ${tenantId} and r.loyalty_id = ${loyaltyId}
    order by r.created_dt, r.id`);

/** The last version of how the rules of a programme combined before a moment; no row if they had never been saved. */
export const getRuleSettingsAsOf = (loyaltyId: string, until: Date) =>
  q
    .selectFrom("version")
    .select("body")
    .where(inTenant())
    .where("entity_type", "=", "rule_settings")
    .where("entity_id", "=", loyaltyId)
    .where("valid_from", "<", until)
    .orderBy("version", "desc")
    .limit(1);

export const getRule = (loyaltyId: string, id: string) =>
  rows().where("loyalty_id", "=", loyaltyId).where("id", "=", id);

/** One rule, locked until the end of the transaction. */
export const lockRule = (loyaltyId: string, id: string) => getRule(loyaltyId, id).forUpdate();

type LookupFilters = FiltersOf<typeof embedded.loyaltyRules>;
const lookupFits = filtersOf<LookupFilters>({
  loyalty_id: equals("loyalty_id"),
  scope: equals("scope"),
  only_active: isTrue("active"),
});

/** Rules for a picker, in their order of application. */
export const listRuleLookup = (filters: LookupFilters) =>
  q
    .selectFrom("rule")
    .select(["id", "title", "active", "loyalty_id", "scope", "action_type"])
    .where(inTenant())
    .where(lookupFits(filters))
    .orderBy("sort_order", (order) => order.asc().nullsLast())
    .orderBy("created_dt")
    .orderBy("id");

/** A customer category of the programme, as sales read it. */
export const getSaleCategory = (loyaltyId: string, id: string) =>
  q
    .selectFrom("card_category")
    .select(["id", "title", "version"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "=", id);

/** A point of sale of the programme, as sales read it. */
export const getSalePos = (loyaltyId: string, id: string) =>
  q
    .selectFrom("pos")
    .select(["id", "title", "time_zone"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "=", id);

/** Which of some terminals belong to points of sale of the programme. */
export const listKnownTerminals = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "terminal.pos_id"))
    .select("terminal.id")
    .where(inTenant("terminal"))
    .where("pos.loyalty_id", "=", loyaltyId)
    .where("terminal.id", "in", ids);
