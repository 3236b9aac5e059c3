import { report } from "../report.ts";

/** What was typed into a form and not saved: the fields that differ, and the version of the record that they were typed over. */
export interface Draft {
  values: Record<string, unknown>;
  version: number | undefined;
}
const prefix = "patron.draft ";

/** The draft that this tab keeps under a key; nothing when there is none or it is not to be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? "null");
    if (typeof stored === "object" && stored !== null && "values" in stored) return stored as Draft; // Written only by `keepDraft`.
  } catch (error) {
    report(error);
  }
  return undefined;
}

/** Keeps a draft for this tab. Where the browser keeps nothing the form works on; what is typed does not survive a reload. */
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

/** Forgets every draft: whoever leaves on purpose leaves nothing of theirs, and nothing of their customers. */
export function dropDrafts(): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
  for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
