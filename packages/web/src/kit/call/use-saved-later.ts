import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { useEffect, useRef, useState } from "react";
import { useAction } from "./use-action.ts";

/**
 * A value that changes on the screen at once and is saved afterwards: what changes during a save is saved by the next one, even if the screen is left
 * first. `chosen` is null while what is saved is shown; a failure is shown, and what is saved again.
 */
export function useSavedLater<C extends AnyCall, Value>(
  route: RouteTo<C>,
  requestOf: (value: Value) => RequestOf<C>,
): { chosen: Value | null; choose: (value: Value) => void } {
  const [chosen, setChosen] = useState<Value | null>(null);
  const next = useRef<{ value: Value } | null>(null);
  const isSaving = useRef(false);
  // A request is made of what is loaded when it is sent.
  const latest = useRef(requestOf);
  useEffect(() => {
    latest.current = requestOf;
  });
  const { settle } = useAction(route, {
    onDone: () => {
      if (next.current === null) setChosen(null);
    },
    onFailure: () => {
      next.current = null;
      setChosen(null);
      return false;
    },
  });
  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    for (let one = next.current; one !== null; one = next.current) {
      next.current = null;
      await settle(latest.current(one.value));
    }
    isSaving.current = false;
  }
  return {
    chosen,
    choose(value) {
      next.current = { value };
      setChosen(value);
      void save();
    },
  };
}
