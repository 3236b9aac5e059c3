import type { shifts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#kit/call/use-call.ts";
import { requestTill } from "../till.ts";

export type CurrentShift = ReplyOf<typeof shifts.current>;
export type ShiftDetails = ReplyOf<typeof shifts.get>;

const key = ["till", "shift"] as const;

/** The shift of this till until now; read again whenever it is shown. */
export function useShift() {
  return useQuery(
    { queryKey: key, queryFn: () => requestTill(calls.shifts.current, {}), refetchOnMount: "always", staleTime: 0 },
    queries,
  );
}

export function refreshShift(): Promise<unknown> {
  return queries.invalidateQueries({ queryKey: key });
}
