import { useAddress } from "../address/address.ts";
import { instantIn } from "../moment.ts";
import { useSession } from "../session/session.ts";

export interface ShownMoment {
  /** `2026-11-25` and `08:00` on the clock of the business; without a day, what is shown is that of now. */
  day: string | null;
  time: string | null;
  isSet: boolean;
  zone: string;
  /** The moment; undefined for now. */
  instant: string | undefined;
  change(part: { at?: string | undefined; day?: string | undefined; time?: string | undefined }): void;
}

/** The moment that a screen shows; the address stores it. */
export function useMoment(): ShownMoment {
  const [search, change] = useAddress();
  const zone = useSession()?.business?.time_zone ?? "UTC";
  const { day = null, time = null } = search;
  const isSet = search.at !== undefined;
  const instant = isSet && day ? instantIn(day, time ?? "00:00", zone) : undefined;
  return { day, time, isSet, zone, instant, change: (part) => change({ ...part, page: undefined }) };
}
