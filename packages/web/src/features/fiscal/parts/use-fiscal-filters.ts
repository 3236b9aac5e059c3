import { FISCAL_KINDS, FISCAL_STATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, optionsOf } from "#kit/options.ts";
import { fiscalMessages } from "../messages.ts";

/** The filters of the list: state, period, kind, site, till. */
export function useFiscalFilters() {
  const t = useMessages(fiscalMessages);
  const [{ pos }] = useAddress();
  const sites = useCall(calls.embedded.pos, {}).data?.items;
  const terminals = useCall(calls.embedded.terminals, { query: pos ? { pos_id: pos } : {} }).data?.items;
  return useFilters(calls.fiscal.list, t, (f) => [
    f.choice("state", { options: choices(FISCAL_STATES, t.values.state) }),
    f.days("date", "date_from", "date_to", t.period),
    f.choice("kind", { options: choices(FISCAL_KINDS, t.values.kind) }),
    f.choice("pos", { options: optionsOf(sites) }),
    f.choice("terminal", { options: optionsOf(terminals) }),
  ]);
}
