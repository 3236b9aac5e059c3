import { calls } from "@patron/contract/routes";
import { useEffect, useState } from "react";
import { useAddress } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useListSettings } from "#kit/list/columns/use-layout.ts";
import { type DayPreset, dayIn, daysOf } from "#kit/list/filters/day-presets.ts";
import { useSession } from "#kit/session/session.ts";

const PERIOD: DayPreset = "last-30-days";

/**
 * Opens the list with its latest days, unless the address has filters, the user has a default view, or nothing happened in these days: an empty list
 * would hide the older transactions. Returns what the list waits for meanwhile.
 */
export function useDefaultPeriod(list: string) {
  const [search, change] = useAddress();
  const [{ view }] = useListSettings(list);
  const timeZone = useSession()?.business?.time_zone;
  const isBare = Object.keys(search).length === 0;
  // Only on opening: a user who clears the filters wants no filters.
  const [isEntering, setEntering] = useState(isBare && !view);
  const newest = useCall(calls.transactions.list, { page: { count: 1, skip_totals: true } }, { enabled: isEntering });
  const { data, error, refetch } = newest;
  useEffect(() => {
    if (!isEntering || (isBare && !data)) return;
    const { from } = daysOf(PERIOD, dayIn(timeZone, new Date()));
    const latest = data?.items[0]?.created_dt;
    if (isBare && latest !== undefined && dayIn(timeZone, new Date(latest)) >= from) change({ date: PERIOD });
    else setEntering(false);
  }, [isEntering, isBare, data, change, timeZone]);
  return { ready: !isEntering, error: isEntering ? error : null, retry: () => void refetch() };
}
