import type { additionalCosts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { parseRate } from "@patron/engine/money";
import { sql } from "kysely";
import { inTenant, q, tenantId } from "#kit/database/rows.ts";

/** Additional costs and whether a terminal has them. */
const rows = () =>
  q
    .selectFrom("additional_cost")
    .selectAll("additional_cost")
    .select(
      sql<boolean>`exists (select from terminal_cost t
        where t.business_id = ${tenantId} and t.additional_cost_id = additional_cost.id)`.as("is_used"),
    )
    .where(inTenant("additional_cost"));

/** Additional costs of a programme in the order of creation; ties by id. */
export const listCosts = (loyaltyId: string) =>
  rows().where("loyalty_id", "=", loyaltyId).orderBy("created_dt").orderBy("id");

export const getCost = (loyaltyId: string, id: string) =>
  rows().where("additional_cost.loyalty_id", "=", loyaltyId).where("additional_cost.id", "=", id);

/** One additional cost, locked until the end of the transaction. */
export const lockCost = (loyaltyId: string, id: string) => getCost(loyaltyId, id).forUpdate("additional_cost");

/** The columns for a call's body; absent fields stay unchanged. The shape has validated the value. */
export function costColumns(body: Partial<BodyOf<typeof additionalCosts.add>>) {
  const { id: _, value, ...same } = body;
  return { ...same, ...(value !== undefined && { value: parseRate(value) ?? 0n }) };
}
