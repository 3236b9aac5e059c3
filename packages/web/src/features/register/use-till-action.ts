import type { AnyCall, Client, Failure, ReplyOf, RequestOf, RouteTo } from "@patron/contract/client";
import { useState } from "react";
import type { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { invalidate, queries } from "#kit/call/use-call.ts";
import { refreshRecentSales } from "./recent-sales.ts";
import { requestTill } from "./till.ts";

interface TillActionOptions<C extends AnyCall> {
  onDone: (reply: ReplyOf<C>) => void;
  /** Keys of attempts without an answer, if they have to outlive the component. */
  keys?: AttemptKeys;
  onRefused?: (failure: Failure) => void;
  /** Shows a failure in a toast instead of beside the button. */
  inToast?: boolean;
}

/** The server answers within ten seconds, also with a failure. After that the connection is dead. */
const timeoutMs = 15_000;
const send: Client = (route, requested, options) =>
  requestTill(route, requested, { ...options, signal: AbortSignal.timeout(timeoutMs) });

/** Runs a writing call as the till of this tab, and refreshes the till's sales and the back office's data. */
export function useTillAction<C extends AnyCall>(
  route: RouteTo<C>,
  { onDone, onRefused, keys, inToast }: TillActionOptions<C>,
) {
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
      // Another window has changed the sale in the meantime.
      if (next.code.startsWith("transaction.")) void refreshChecks();
      onRefused?.(next);
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
  return Promise.all([refreshRecentSales(), queries.invalidateQueries({ queryKey: ["till", "check"] })]);
}
