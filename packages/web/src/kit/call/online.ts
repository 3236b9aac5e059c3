import { useSyncExternalStore } from "react";

/** How often the server is asked while it is away, and how long it may take to answer. */
const [pollMs, patienceMs] = [3_000, 10_000];

let online = navigator.onLine;
let timer: ReturnType<typeof setTimeout> | undefined;
let isChecking = false;
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

/** The statuses of a proxy without a server, and of a server without its database. */
const unavailable = [502, 503, 504];

/** Clients call it with the status of each response: a proxy answers for a server that is away. */
export function reportResponse(status: number): void {
  if (unavailable.includes(status)) void checkReady();
  else reportReachable(true);
}

/** A single call may have failed; a server that is not ready for any is away, as without a connection. */
async function checkReady(): Promise<void> {
  if (!online || isChecking) return;
  isChecking = true;
  if (!(await isReady())) reportReachable(false);
  isChecking = false;
}

async function requestAgain(): Promise<void> {
  if (await isReady()) reportReachable(true);
  else timer = setTimeout(requestAgain, pollMs);
}

/** Whether the server answers and its database too. */
async function isReady(): Promise<boolean> {
  try {
    return (await fetch("/health/ready", { cache: "no-store", signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false;
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
