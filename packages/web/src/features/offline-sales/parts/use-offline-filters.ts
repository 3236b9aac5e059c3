import { OFFLINE_CONFLICTS, OFFLINE_SALE_STATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { offlineSalesMessages } from "../messages.ts";

/** The filters of the list: period, site, till, state, conflict. */
export function useOfflineFilters() {
  const t = useMessages(offlineSalesMessages);
  const [{ pos }] = useAddress();
  return useFilters(calls.offline.list, t, (f) => [
    f.days("date", "date_from", "date_to", t.period),
    f.choice("state", { options: choices(OFFLINE_SALE_STATES, t.values.state) }),
    f.choice("conflict", { options: choices(OFFLINE_CONFLICTS, t.values.conflict) }),
    f.record("pos", { entity: "pos" }),
    f.record("terminal", { entity: "terminal", query: pos ? { pos_id: pos } : {} }),
  ]);
}
