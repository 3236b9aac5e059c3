import { useEffect, useState } from "react";
import { useOnline } from "#kit/call/online.ts";

/** A server that does not answer may be back in a moment. */
const patienceMs = 4_000;

/** Whether the till has no connection: at once when the browser has none, and after a moment when only the server does not answer. */
export function useAway(): boolean {
  const online = useOnline();
  const [isLasting, setLasting] = useState(!online && !navigator.onLine);
  useEffect(() => {
    if (online) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), navigator.onLine ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [online]);
  return !online && isLasting;
}
