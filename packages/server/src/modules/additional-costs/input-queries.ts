import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** The active additional costs of a terminal that are of its programme, in its order; ties by id. */
export const listCostsInForce = (terminalId: string, loyaltyId: string) =>
  q
    .selectFrom("terminal_cost")
    .innerJoin("additional_cost", (join) =>
      onRefInTenant(join, "additional_cost.id", "terminal_cost.additional_cost_id"),
    )
    .select(["additional_cost.id", "additional_cost.code", "additional_cost.title", "additional_cost.kind"])
    .select(["additional_cost.type", "additional_cost.precision", "additional_cost.version"])
    .select(["additional_cost.value as default_value", "terminal_cost.value"])
    .where(inTenant("terminal_cost"))
    .where("terminal_cost.terminal_id", "=", terminalId)
    .where("terminal_cost.active", "=", true)
    .where("additional_cost.loyalty_id", "=", loyaltyId)
    .where("additional_cost.active", "=", true)
    .orderBy("terminal_cost.place")
    .orderBy("additional_cost.id");

/** The values of single items at a terminal. */
export const listItemValues = (terminalId: string) =>
  q
    .selectFrom("terminal_item_cost")
    .select(["goods_id", "additional_cost_id", "value"])
    .where(inTenant())
    .where("terminal_id", "=", terminalId);
