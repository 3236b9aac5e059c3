import { useSyncExternalStore } from "react";

/** How often the server is asked while it is away, and how long it may take to answer. */
const [pollMs, patienceMs] = [3_000, 10_000];

let online = navigator.onLine;
let timer: ReturnType<typeof setTimeout> | undefined;
let isChecking = false;
/** The last health check failed. */
let isUnready = false;
/** The business of the latest call, by its id. */
let business: string | undefined;
const listeners = new Set<() => void>();
const returns = new Set<() => void>();

/** Clients call it with whether the server responded. */
export function reportReachable(came: boolean): void {
  if (came === online) return;
  online = came;
  clearTimeout(timer);
  if (!came) timer = setTimeout(check, pollMs);
  for (const listener of listeners) listener();
  if (came) for (const back of returns) back();
}

/** The statuses of a proxy without a server, and of a server without its database. */
const unavailable = [502, 503, 504];

/**
 * Clients call it with the status of each response, and their business. A proxy answers for a server that is away, and a server answers some calls
 * while the machine that stores the business is away. So after an error, and after a failed health check, only the health check decides. After a lost
 * connection any other response means that it is back.
 */
export function reportResponse(status: number, of?: string): void {
  business = of ?? business;
  if (unavailable.includes(status)) {
    if (online) void check();
  } else if (isUnready) void check();
  else reportReachable(true);
}

/** A server that is not ready is away, as without a connection, and is asked again. */
async function check(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  const isReady = await askReady();
  isUnready = !isReady;
  isChecking = false;
  if (isReady === online) {
    clearTimeout(timer);
    if (!isReady) timer = setTimeout(check, pollMs);
  } else reportReachable(isReady);
}

/** Whether the server answers, and the database with the rows of the business too. */
async function askReady(): Promise<boolean> {
  const address = business ? `/health/ready?business=${business}` : "/health/ready";
  try {
    return (await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false;
  }
}

addEventListener("offline", () => reportReachable(false));
addEventListener("online", () => void check());

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
