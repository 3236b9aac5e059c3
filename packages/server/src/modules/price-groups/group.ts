import { priceGroups } from "@patron/contract";
import { CURRENCIES } from "@patron/engine/money";
import { recordOf } from "#kit/records/record.ts";
import { refuseProgramme } from "../loyalty/public.ts";
import * as queries from "./queries.ts";
import { toGroup } from "./views.ts";

/** The record that the calls about its items, prices and taxes go through. */
export const groupRecord = recordOf(priceGroups, {
  entityType: "price_group",
  table: "price_group",
  id: "priceGroupId",
  missing: "price_group.not_found",
  read: (id, { loyaltyId }) => queries.getGroup(loyaltyId, id),
  lock: (id, { loyaltyId }) => queries.lockGroup(loyaltyId, id),
  present: toGroup,
  within: refuseProgramme,

  add({ path, body, fail }) {
    const { id: _, currency, title, ...same } = body;
    if (!CURRENCIES.includes(currency)) return fail("currency.unknown");
    return { ...same, title, currency, loyalty_id: path.loyaltyId };
  },

  change({ body, fail }, row) {
    const { id: _, ...columns } = body;
    const { currency } = body;
    if (currency !== undefined && currency !== row.currency) {
      if (!CURRENCIES.includes(currency)) return fail("currency.unknown");
      // Otherwise a terminal would sell at prices in another currency than its own.
      if (row.terminals_count > 0n) return fail("conflict.in_use");
    }
    return columns;
  },
});
