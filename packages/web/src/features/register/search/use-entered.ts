import { useEffect, useEffectEvent, useState } from "react";

/** Returns what to do with an entered code. Those that are entered before the items have loaded wait for them, each for its turn. */
export function useEntered(isLoaded: boolean, take: (code: string) => void): (code: string) => void {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const takeNext = useEffectEvent(take);
  useEffect(() => {
    const [next] = waiting;
    if (!isLoaded || next === undefined) return;
    takeNext(next);
    // One at a time: what the cart does with a code depends on those before it.
    setWaiting((all) => all.slice(1));
  }, [isLoaded, waiting]);
  return (code) => {
    if (isLoaded && waiting.length === 0) take(code);
    else setWaiting((all) => [...all, code]);
  };
}
