import { SHIFT_STATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { shiftsMessages } from "../messages.ts";

/** The filters of the list: period, site, till, cashier, state, difference. */
export function useShiftFilters() {
  const t = useMessages(shiftsMessages);
  const [{ pos }] = useAddress();
  return useFilters(calls.shifts.list, t, (f) => [
    f.days("date", "date_from", "date_to", t.period),
    f.record("pos", { entity: "pos" }),
    f.record("terminal", { entity: "terminal", query: pos ? { pos_id: pos } : {} }),
    f.record("business_staff_id", { entity: "staff" }),
    f.choice("state", { options: choices(SHIFT_STATES, t.values.state) }),
    f.flag("with_difference", t.yes, t.no),
  ]);
}
