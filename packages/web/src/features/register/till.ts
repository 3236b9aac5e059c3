import { type Client, Failure } from "@patron/contract/client";
import { useSyncExternalStore } from "react";
import { clientFor } from "#kit/call/client.ts";
import { queries } from "#kit/call/use-call.ts";
import { report } from "#kit/report.ts";
import { forgetTill } from "./offline/forget-till.ts";
import type { Till } from "./till-facts.ts";

// Per tab: another tab may be another till.
const storageKey = "patron.till";
// Per device: a device usually stays at one till.
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

function setTill(next: Till | null): void {
  till = next;
  if (next) sessionStorage.setItem(storageKey, JSON.stringify(next));
  else sessionStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

/** Signs this tab in as a till. */
export function enterTill({ token, terminal }: Till): void {
  localStorage.setItem(lastKey, terminal.id);
  setTill({ token, terminal });
}
/** Opens a till that a tab of this browser had open when it ended. */
export function resumeTill(open: Till): void {
  localStorage.setItem(lastKey, open.terminal.id);
  setTill(open);
}
/** The till of this tab, or null. */
export function presentTill(): Till | null {
  return till;
}
/** The till that this device was signed in as last. */
export function lastTillId(): string | null {
  return localStorage.getItem(lastKey);
}
/** Signs this tab out of its till. */
export function leaveTill(): void {
  if (till) void forgetTill(till.terminal.id).catch(report);
  setTill(null);
}

const send = clientFor({
  token: () => till?.token,
  business: () => till?.terminal.business.id,
  onDead: leaveTill,
});
/** The key of who is signed in at the till. */
export const staffKey = ["till", "staff"] as const;
/** The key of the till's facts and settings. */
export const factsKey = ["till", "facts"] as const;
/** Refusals by a setting that the register did not know yet. */
const bySettings: readonly string[] = [
  "customer.id_not_allowed",
  "line.amount_outside_tolerance",
  "line.price_entry_not_allowed",
  "payments.type_not_allowed",
  "sale.anonymous",
  "sale.odometer_missing",
  "sale.tip_not_allowed",
  "sale.vehicle_missing",
];

/** Sends requests as the till of this tab. */
export const requestTill: Client = async (route, request, options) => {
  try {
    return await send(route, request, options);
  } catch (error) {
    // Suspended, for example: the till asks who sells.
    const code = error instanceof Failure ? error.code : "";
    if (code === "staff.sign_in_needed") void queries.invalidateQueries({ queryKey: staffKey });
    if (bySettings.includes(code)) void queries.invalidateQueries({ queryKey: factsKey });
    throw error;
  }
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** The till of this tab, or null. */
export function useTill(): Till | null {
  return useSyncExternalStore(subscribe, () => till);
}
