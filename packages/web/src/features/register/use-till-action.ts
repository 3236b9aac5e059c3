import type { AnyCall, Client, Failure, ReplyOf, RequestOf, RouteTo } from "@patron/contract/client";
import { useState } from "react";
import type { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { invalidate, queries } from "#kit/call/use-call.ts";
import { requestTill } from "./till.ts";

interface TillActionOptions<C extends AnyCall> {
  onDone: (reply: ReplyOf<C>) => void;
  /** The keys of what is unsure, where they have to outlive the component that asks. */
  keys?: AttemptKeys;
  /** The failure is told in a toast instead of where the cashier presses. */
  inToast?: boolean;
}

/** The server answers within ten seconds, if only that it cannot. Whoever waits longer waits for a line that has gone silent. */
const longestMs = 15_000;
const send: Client = (route, requested, options) =>
  requestTill(route, requested, { ...options, signal: AbortSignal.timeout(longestMs) });

/** An attempt at a writing call of this tab's till: what the till shows of its checks, and what the office has loaded, is out of date after it. */
export function useTillAction<C extends AnyCall>(route: RouteTo<C>, { onDone, keys, inToast }: TillActionOptions<C>) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useAttempt(route, {
    send,
    ...(keys ? { keys } : {}),
    refresh: async () => {
      void invalidate(route);
      await refreshChecks();
    },
    onDone,
    onFailure(next) {
      setFailure(next);
      // Another press or another window has changed the check meanwhile.
      if (next.code.startsWith("transaction.")) void refreshChecks();
      return !inToast;
    },
  });
  function run(requested: RequestOf<C>): void {
    setFailure(null);
    attempt.run(requested);
  }
  return { run, busy: attempt.busy, failure };
}

function refreshChecks(): Promise<unknown> {
  const shown = ["latest", "check"].map((what) => queries.invalidateQueries({ queryKey: ["till", what] }));
  return Promise.all(shown);
}
