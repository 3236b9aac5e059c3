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

// All of them at once: they are small, and a screen whose columns came later than its words would jump.
const load = loadOf(calls.business.preferences, {});
const key = load.queryKey;

// A list asks for several of them: one observer for all is felt less than one for each.
const observer = new QueryObserver<Preferences>(queries, load);
// The next person's are others.
watchSession(() => observer.setOptions(load));

function subscribe(listener: () => void): () => void {
  // As with everything that is shown: what is out of date is asked for again.
  void queries.prefetchQuery(load);
  return observer.subscribe(listener);
}
function currentPreferences(): Preferences | undefined {
  return observer.getCurrentQuery().state.data;
}

/** Loads what the reader keeps of their screens ahead of the first one. Without it screens stand as they come. */
export function preloadPreferences(): Promise<unknown> {
  return queries.ensureQueryData(load).catch((error: unknown) => {
    // A session that is lost leads to the sign-in, where that is told.
    if (presentSession()) report(error);
  });
}

/**
 * What the reader keeps under a name, and a way to change some of it: at once on this screen, and kept by the server for every other. What was
 * never set is as in `blank`, which stays the same object.
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
  // An answer that is under way does not know of this wish.
  void queries.cancelQueries({ queryKey: key });
  queries.setQueryData<Preferences>(key, { items: [...(preferences?.items ?? []).filter((one) => one !== row), next] });
  // One after the other, so that the last wish is the one that is kept. What fails is only this comfort.
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
