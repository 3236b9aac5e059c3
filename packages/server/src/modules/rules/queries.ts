import type { RuleScope } from "@patron/contract/enums";
import type { Insertable, Updateable } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { Rule } from "#kit/database/tables.ts";

const rows = () => q.selectFrom("rule").selectAll().where(inTenant());

/** Rules of a programme in the order in which they act: by sort order, those without one last, then as they were made. */
export const listRules = (loyaltyId: string, scope?: RuleScope) =>
  rows()
    .where("loyalty_id", "=", loyaltyId)
    .$if(scope !== undefined, (query) => query.where("scope", "=", scope!)) // Checked in the condition.
    .orderBy("sort_order", (order) => order.asc().nullsLast())
    .orderBy("created_dt")
    .orderBy("id");

export const getRule = (loyaltyId: string, id: string) =>
  rows().where("loyalty_id", "=", loyaltyId).where("id", "=", id);

/** One rule, locked until the end of the transaction. */
export const lockRule = (loyaltyId: string, id: string) => getRule(loyaltyId, id).forUpdate();

export const addRule = (row: Insertable<Rule>) => q.insertInto("rule").values(row);

export const saveRule = (id: string, change: Updateable<Rule>, now: Date) =>
  q
    .updateTable("rule")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** Rules for a picker, in the order in which they act. */
export const listRuleLookup = (filter: { loyalty_id?: string; scope?: RuleScope; only_active?: boolean }) =>
  q
    .selectFrom("rule")
    .select(["id", "title", "active", "loyalty_id", "scope", "action_type"])
    .where(inTenant())
    .$if(filter.loyalty_id !== undefined, (query) => query.where("loyalty_id", "=", filter.loyalty_id!)) // Checked in the condition.
    .$if(filter.scope !== undefined, (query) => query.where("scope", "=", filter.scope!)) // Likewise.
    .$if(filter.only_active === true, (query) => query.where("active", "=", true))
    .orderBy("sort_order", (order) => order.asc().nullsLast())
    .orderBy("created_dt")
    .orderBy("id");

/** Which of some customer categories belong to the programme. */
export const listKnownCategories = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("card_category")
    .select(["id", "title", "version"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "in", ids);

/** Which of some points of sale belong to the programme. */
export const listKnownPos = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("pos")
    .select(["id", "title", "time_zone"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "in", ids);

/** Which of some terminals stand at points of sale of the programme. */
export const listKnownTerminals = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) =>
      join.onRef("pos.business_id", "=", "terminal.business_id").onRef("pos.id", "=", "terminal.pos_id"),
    )
    .select("terminal.id")
    .where(inTenant("terminal"))
    .where("pos.loyalty_id", "=", loyaltyId)
    .where("terminal.id", "in", ids);
