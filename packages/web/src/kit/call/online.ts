import { useSyncExternalStore } from "react";

/** How often the server is polled while it does not respond. */
const pollMs = 3_000;

let online = navigator.onLine;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const returns = new Set<() => void>();

/** Clients call it with whether the server responded. */
export function reportReachable(came: boolean): void {
  if (came === online) return;
  online = came;
  clearTimeout(timer);
  if (!came) timer = setTimeout(requestAgain, pollMs);
  for (const listener of listeners) listener();
  if (came) for (const back of returns) back();
}

async function requestAgain(): Promise<void> {
  try {
    const { ok } = await fetch("/health/live", { cache: "no-store" });
    // A proxy answers for a server that is away.
    if (!ok) throw new Error("not live");
    reportReachable(true);
  } catch {
    timer = setTimeout(requestAgain, pollMs);
  }
}

addEventListener("offline", () => reportReachable(false));
addEventListener("online", () => void requestAgain());

/** Calls back when the connection returns. */
export function onReconnect(back: () => void): () => void {
  returns.add(back);
  return () => returns.delete(back);
}

/** Whether the server can be reached. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => online,
  );
}
