import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { report } from "#kit/report.ts";
import type { CartStep } from "./cart.ts";
import type { TillFacts } from "./till-facts.ts";
import { useIdle } from "./use-idle.ts";
import { useTillAction } from "./use-till-action.ts";
import { refreshStaff } from "./use-till-staff.ts";

interface ReturnToStartOptions {
  facts: TillFacts;
  isStaffed: boolean;
  step: (step: CartStep) => void;
  /** Closes what is open besides the parts that the count replaces. */
  close: () => void;
}

/**
 * Counts how often nobody used the till for as long as its settings say. Then whoever sells is signed out, and a kiosk empties its cart; a colleague
 * can continue with the cart of a till.
 */
export function useReturnToStart({ facts, isStaffed, step, close }: ReturnToStartOptions): number {
  const [count, setCount] = useState(0);
  const signOut = useTillAction(calls.term.signOutStaff, {
    inToast: true,
    onDone: () => void refreshStaff().catch(report),
  });
  useIdle(facts.application.idle_timeout_s, () => {
    close();
    setCount(count + 1);
    if (facts.terminal_type === "kiosk") step({ kind: "clear" });
    if (isStaffed) signOut.run({});
  });
  return count;
}
