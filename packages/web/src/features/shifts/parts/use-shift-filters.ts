import { SHIFT_STATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, optionsOf } from "#kit/options.ts";
import { shiftsMessages } from "../messages.ts";

/** The filters of the list: period, site, till, cashier, state, difference. */
export function useShiftFilters() {
  const t = useMessages(shiftsMessages);
  const [{ pos }] = useAddress();
  const sites = useCall(calls.embedded.pos, {}).data?.items;
  const terminals = useCall(calls.embedded.terminals, { query: pos ? { pos_id: pos } : {} }).data?.items;
  const staff = useCall(calls.embedded.staff, {}).data?.items;
  return useFilters(calls.shifts.list, t, (f) => [
    f.days("date", "date_from", "date_to", t.period),
    f.choice("pos", { options: optionsOf(sites) }),
    f.choice("terminal", { options: optionsOf(terminals) }),
    ...(staff?.length ? [f.choice("business_staff_id", { options: optionsOf(staff) })] : []),
    f.choice("state", { options: choices(SHIFT_STATES, t.values.state) }),
    f.flag("with_difference", t.yes, t.no),
  ]);
}
