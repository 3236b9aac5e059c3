import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useSyncExternalStore } from "react";
import { clientFor } from "#kit/call/client.ts";

type SignedIn = ReplyOf<typeof term.token>;
/** The till that this tab is. */
export type Till = Pick<SignedIn, "token" | "terminal">;

// Of this tab only: another tab may be another till.
const storageKey = "patron.till";
// Of the device: it usually stands at one till.
const lastKey = "patron.lastTill";
const listeners = new Set<() => void>();

function read(): Till | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Till | null; // Written only by `enterTill`.
  } catch {
    return null;
  }
}
let till = read();

function tell(next: Till | null): void {
  till = next;
  if (next) sessionStorage.setItem(storageKey, JSON.stringify(next));
  else sessionStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

/** This tab becomes a till. */
export function enterTill({ token, terminal }: SignedIn): void {
  localStorage.setItem(lastKey, terminal.id);
  tell({ token, terminal });
}
/** The till that this device became last. */
export function lastTillId(): string | null {
  return localStorage.getItem(lastKey);
}
/** This tab is no till any more. */
export function leaveTill(): void {
  tell(null);
}

/** The way to the server of this tab's till. */
export const requestTill = clientFor({ token: () => till?.token, onDead: leaveTill });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** The till that this tab is, or nothing. */
export function useTill(): Till | null {
  return useSyncExternalStore(subscribe, () => till);
}
