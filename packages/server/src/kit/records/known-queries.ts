import { sql } from "kysely";
import { raw, tenantId } from "../database/rows.ts";

/** Which of some ids are of the business. */
export const listKnown = (table: "customer" | "goods" | "loyalty" | "pos", ids: readonly string[]) =>
  raw(sql<{ id: string }>`
    select id from ${sql.table(table)} where business_id = ${tenantId} and id = any(${ids}::uuid[])`);

/** Which of some ids are of a programme. */
export const listKnownIn = (
  loyaltyId: string,
  table: "card_category" | "goods_category" | "pos" | "tax",
  ids: readonly string[],
) =>
  raw(sql<{ id: string }>`
    select id from ${sql.table(table)}
    where business_id = ${tenantId} and loyalty_id = ${loyaltyId} and id = any(${ids}::uuid[])`);

/** Which of some terminals are of a programme. They stay at their points of sale until the end of the transaction, as points of sale do below. */
export const holdTerminalsIn = (loyaltyId: string, ids: readonly string[]) =>
  raw(sql<{ id: string }>`
    select t.id from terminal t join pos p on p.business_id = t.business_id and p.id = t.pos_id
    where t.business_id = ${tenantId} and p.loyalty_id = ${loyaltyId} and t.id = any(${ids}::uuid[])
    order by t.id for key share of t`);

/** Which of some points of sale are of a programme. They stay there until the end of the transaction, so what names them is stored before they could move. */
export const holdPosIn = (loyaltyId: string, ids: readonly string[]) =>
  raw(sql<{ id: string }>`
    select id from pos where business_id = ${tenantId} and loyalty_id = ${loyaltyId} and id = any(${ids}::uuid[])
    order by id for key share`);
