import { additionalCosts } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import { inProgramme, refuseProgramme } from "../loyalty/public.ts";
import * as queries from "./queries.ts";
import { toCost } from "./views.ts";

const record = recordOf(additionalCosts, {
  entityType: "additional_cost",
  table: "additional_cost",
  id: "additionalCostId",
  missing: "additional_cost.not_found",
  read: (id, { loyaltyId }) => queries.getCost(loyaltyId, id),
  lock: (id, { loyaltyId }) => queries.lockCost(loyaltyId, id),
  present: toCost,
  within: refuseProgramme,

  add({ path, body, fail }) {
    const { title, code, kind } = body;
    const columns = queries.costColumns(body);
    if (kind !== "commission" && columns.value) return fail("additional_cost.value_refused");
    return { ...columns, loyalty_id: path.loyaltyId, title, code, kind };
  },

  change({ body, fail }, row) {
    const columns = queries.costColumns(body);
    const { kind, value } = { ...row, ...columns };
    if (kind !== "commission" && value > 0n) return fail("additional_cost.value_refused");
    // A terminal's own values and the items' are those of a commission.
    if (kind !== row.kind && row.is_used) return fail("conflict.in_use");
    return columns;
  },
});

/** The additional costs of programmes. */
export const costHandlers: Pick<Handlers<typeof additionalCosts>, "add" | "list" | "get" | "change" | "remove"> = {
  ...record.handlers,

  list: inProgramme(async ({ path, tenant }) => ({
    items: (await tenant.many(queries.listCosts(path.loyaltyId))).map(toCost),
  })),

  remove: record.removing(additionalCosts.remove, ({ fail }, row) =>
    row.is_used ? fail("conflict.in_use") : undefined,
  ),
};
