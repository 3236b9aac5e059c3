import type { TerminalState } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useEffect } from "react";
import { requestTill } from "../till.ts";

/** What lasts shorter than this is not reported, so that a quick sale costs no further calls. */
const lastingMs = 5_000;

/** Reports what the till is doing whenever that changes. */
export function useTillStatus(state: TerminalState): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      requestTill(calls.terminalStatuses.report, { body: { state } }, { idempotencyKey: crypto.randomUUID() }).catch(
        () => {
          // The till's own calls report that the server is away, and the next change is reported again.
        },
      );
    }, lastingMs);
    return () => clearTimeout(timer);
  }, [state]);
}
