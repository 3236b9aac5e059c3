import { calls } from "@patron/contract/routes";
import { useEffect, useState } from "react";
import { type Search, useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useListSettings } from "#kit/list/columns/use-layout.ts";
import { type DayPreset, dayIn, daysOf } from "#kit/list/filters/day-presets.ts";
import { painted } from "#kit/painted.ts";
import { useSession } from "#kit/session/session.ts";

const PERIOD: DayPreset = "last-30-days";
const OPENED: Search = { date: PERIOD };

/**
 * Opens the list with its latest days, unless the address has filters, the user has a default view, or nothing happened in these days: an empty list
 * would hide the older transactions. Returns what the list waits for meanwhile, and the search it shows until the address has it: where the
 * newest transaction is known, the list opens with its rows at once.
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
  const isDeciding = isEntering && isBare && !data;
  const latest = data?.items[0]?.created_dt;
  const isRecent =
    latest !== undefined && dayIn(timeZone, new Date(latest)) >= daysOf(PERIOD, dayIn(timeZone, new Date())).from;
  const assumed = isEntering && isBare && isRecent ? OPENED : null;
  useEffect(() => {
    if (!isEntering || isDeciding) return;
    if (!assumed) return setEntering(false);
    let isCurrent = true;
    // The address draws the list once more, so it follows behind the first rows.
    void painted().then(() => isCurrent && change(assumed));
    return () => {
      isCurrent = false;
    };
  }, [isEntering, isDeciding, assumed, change]);
  return { assumed, waits: { ready: !isDeciding, error: isDeciding ? error : null, retry: () => void refetch() } };
}
