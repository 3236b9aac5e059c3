import { POSTER_SALE_PROBLEMS, POSTER_SALE_STATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { posterSalesMessages } from "../messages.ts";

/** The filters of the list: state, period, problem, site, till. */
export function usePosterFilters() {
  const t = useMessages(posterSalesMessages);
  const [{ pos }] = useAddress();
  return useFilters(calls.poster.list, t, (f) => [
    f.choice("state", { options: choices(POSTER_SALE_STATES, t.values.state) }),
    f.days("date", "date_from", "date_to", t.period),
    f.choice("problem", { options: choices(POSTER_SALE_PROBLEMS, t.values.problem) }),
    f.record("pos", { entity: "pos" }),
    f.record("terminal", { entity: "terminal", query: pos ? { pos_id: pos } : {} }),
  ]);
}
