import { FISCAL_KINDS, FISCAL_STATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { fiscalMessages } from "../messages.ts";

/** The filters of the list: state, period, kind, site, till. */
export function useFiscalFilters() {
  const t = useMessages(fiscalMessages);
  const [{ pos }] = useAddress();
  return useFilters(calls.fiscal.list, t, (f) => [
    f.choice("state", { options: choices(FISCAL_STATES, t.values.state) }),
    f.days("date", "date_from", "date_to", t.period),
    f.choice("kind", { options: choices(FISCAL_KINDS, t.values.kind) }),
    f.record("pos", { entity: "pos" }),
    f.record("terminal", { entity: "terminal", query: pos ? { pos_id: pos } : {} }),
  ]);
}
