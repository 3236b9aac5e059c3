import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useCall } from "../call/use-call.ts";
import { distinctTitles } from "./terminal-titles.ts";

/** The terminals of a programme with titles that tell them apart; undefined until they are loaded. */
export function useTerminalTitles(loyaltyId: string, enabled = true) {
  const requested = { query: { loyalty_id: loyaltyId } };
  const terminals = useCall(calls.embedded.terminals, requested, { enabled });
  const pos = useCall(calls.embedded.pos, requested, { enabled });
  const [found, sites] = [terminals.data?.items, pos.data?.items];
  return {
    items: useMemo(() => found && sites && distinctTitles(found, sites), [found, sites]),
    error: terminals.error ?? pos.error,
  };
}
