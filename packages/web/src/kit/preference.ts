import type { business } from "@patron/contract";
import { Failure, type ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { QueryObserver } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { request } from "./call/client.ts";
import { loadOf, queries } from "./call/use-call.ts";
import { report } from "./report.ts";
import { presentSession, watchSession } from "./session/session.ts";

type Preferences = ReplyOf<typeof business.preferences>;

// Loads all of them at once: they are small, and columns that load after their screen would make it jump.
const load = loadOf(calls.business.preferences, {});
const key = load.queryKey;

// A list uses several of them: one shared observer is noticeably faster than one for each.
const observer = new QueryObserver<Preferences>(queries, load);
// The next user has other preferences.
watchSession(() => observer.setOptions(load));

function subscribe(listener: () => void): () => void {
  // Stale data are reloaded, as with everything that is shown.
  void queries.prefetchQuery(load);
  return observer.subscribe(listener);
}
function currentPreferences(): Preferences | undefined {
  return observer.getCurrentQuery().state.data;
}

/** Loads the user's preferences before the first screen. Without them screens have their defaults. */
export function preloadPreferences(): Promise<unknown> {
  return queries.ensureQueryData(load).catch((error: unknown) => {
    // An expired session leads to the sign-in, which reports it.
    if (presentSession()) report(error);
  });
}

/**
 * Returns the user's stored preference of a name, and a function to change part of it: at once on this screen, and on the server for other devices.
 * Values that were never set come from `blank`, which stays the same object.
 */
export function usePreference<Value extends object>(
  name: string,
  blank: Value,
): [Value, (part: Partial<Value>) => void] {
  const stored = rowOf(useSyncExternalStore(subscribe, currentPreferences), name)?.value;
  const value = useMemo(() => ({ ...blank, ...stored }), [blank, stored]);
  const change = useCallback((part: Partial<Value>) => changePreference(name, blank, part), [name, blank]);
  return [value, change];
}

function rowOf(preferences: Preferences | undefined, name: string) {
  return preferences?.items.find((row) => row.name === name);
}

function changePreference(name: string, blank: object, part: object): void {
  const preferences = queries.getQueryData<Preferences>(key);
  const row = rowOf(preferences, name);
  const value = { ...blank, ...row?.value, ...part };
  const next = { name, value, modified_dt: row?.modified_dt ?? new Date().toISOString(), version: row?.version ?? 1 };
  // A response that is under way does not contain this change.
  void queries.cancelQueries({ queryKey: key });
  queries.setQueryData<Preferences>(key, { items: [...(preferences?.items ?? []).filter((one) => one !== row), next] });
  // Saves one after the other, so that the last change wins. A failure only loses this convenience.
  saving = saving.then(() => save(name, value, row !== undefined)).catch(report);
}

let saving = Promise.resolve();
async function save(name: string, value: object, known: boolean): Promise<void> {
  const body = { name, value: { ...value } };
  if (known) {
    await request(calls.business.changePreference, { body }, { idempotencyKey: crypto.randomUUID() });
    return;
  }
  try {
    await request(calls.business.addPreference, { body }, { idempotencyKey: crypto.randomUUID() });
  } catch (error) {
    // Another window was first.
    if (!(error instanceof Failure) || error.code !== "conflict.duplicate") throw error;
    await save(name, value, true);
  }
}
