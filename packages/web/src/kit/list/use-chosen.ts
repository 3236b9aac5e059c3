import { useSession } from "#kit/session/session.ts";
import type { Search } from "../address/address.ts";
import { dayIn } from "./filters/day-presets.ts";
import { type Filter, requestedBy } from "./filters/filter-values.ts";
import { useListAddress } from "./list-address.ts";

/** Returns the user's choices of a list, by the names of the call; days are those of the business. */
export function useChosen(filters: readonly Filter[], searchName?: string): Search {
  const { search } = useListAddress();
  const timeZone = useSession()?.business?.time_zone;
  const text = searchName === undefined ? undefined : search[searchName];
  const requested = requestedBy(filters, search, dayIn(timeZone, new Date()));
  return searchName !== undefined && text !== undefined ? { ...requested, [searchName]: text } : requested;
}
