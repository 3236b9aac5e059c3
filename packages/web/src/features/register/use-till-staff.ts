import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { readEventStream } from "#kit/call/event-stream.ts";
import { queries } from "#kit/call/use-call.ts";
import { report } from "#kit/report.ts";
import { askOrRecall } from "./offline/answers.ts";
import { followRecentSales } from "./recent-sales.ts";
import { staffKey } from "./till.ts";
import type { Till } from "./till-facts.ts";

const [firstWaitMs, longestWaitMs] = [1_000, 15_000];

/** Who is signed in at the till, and whether somebody has to; current within two seconds of any change. Recent sales that are shown follow too. */
export function useTillStaff({ token }: Till) {
  const { data, isPending } = useQuery({ queryKey: staffKey, queryFn: () => askOrRecall(calls.term.staff) }, queries);
  const staffId = data?.staff?.id;
  const isLocked = data?.sign_in_needed ?? false;
  // The stream is about whoever sells when it is opened, so each seller has their own.
  useEffect(() => {
    const end = new AbortController();
    void follow(token, staffId, isLocked, end.signal);
    return () => end.abort();
  }, [token, staffId, isLocked]);
  return { staff: data?.staff ?? null, isLocked, isPending };
}

/** Asks again who is signed in whenever the server ends the stream. */
async function follow(token: string, _staffId: string | undefined, _isLocked: boolean, signal: AbortSignal) {
  let wait = firstWaitMs;
  while (!signal.aborted) {
    try {
      await readEventStream(calls.term.live, { token }, signal, ({ event }) => {
        wait = firstWaitMs;
        if (event === "ended") void refreshStaff().catch(report);
        // Sales may have changed before the stream was open.
        if (event === "start" || event === "sales") void followRecentSales().catch(report);
      });
    } catch {
      // The stream has reported it; the next attempt shows whether the server is back.
    }
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, wait + Math.random() * wait));
    wait = Math.min(longestWaitMs, wait * 2);
  }
}

export const refreshStaff = () => queries.invalidateQueries({ queryKey: staffKey });
