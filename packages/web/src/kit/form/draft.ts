import { report } from "../report.ts";

/** Unsaved input of a form: the fields that differ, and the version of the record that they are based on. */
export interface Draft {
  values: Record<string, unknown>;
  version: number | undefined;
}
const prefix = "patron.draft ";

/** Returns the draft that this tab stores under a key; undefined when there is none or it is unreadable. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? "null");
    if (typeof stored === "object" && stored !== null && "values" in stored) return stored as Draft; // Written only by `keepDraft`.
  } catch (error) {
    report(error);
  }
  return undefined;
}

/** Stores a draft for this tab. Without storage the form still works, but its input does not survive a reload. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch (error) {
    report(error);
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

/** Removes every draft, so that a user who signs out leaves no data of customers behind. */
export function dropDrafts(): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
  for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
