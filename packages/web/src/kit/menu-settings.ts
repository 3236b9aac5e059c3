import type { business } from "@patron/contract";
import { Failure, type ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { ask } from "./call/client.ts";
import { keyOf, queries, useCall } from "./call/use-call.ts";
import { report } from "./report.ts";
import { presentSession } from "./session.ts";

/** How a person has set up the frame of this business for themselves. */
export interface MenuSettings {
  /** The menu shows only its icons. */
  collapsed: boolean;
  /** Codes of the groups that are folded. */
  folded: string[];
  /** The loyalty programme that screens are about unless their address says otherwise. */
  programme: string | null;
  /** The tab of the dashboard that was chosen last. */
  dashboard: string | null;
}
type Kept = ReplyOf<typeof business.preferences>;

const name = "MENU_SETTINGS_V2";
const asked = { query: { name } };
const key = keyOf(calls.business.preferences, asked);
const blank: MenuSettings = { collapsed: false, folded: [], programme: null, dashboard: null };

/** Loads the settings ahead of the first screen, so that the menu does not jump. Without them the menu stands as it comes. */
export function preloadMenuSettings(): Promise<unknown> {
  return queries
    .ensureQueryData({ queryKey: key, queryFn: () => ask(calls.business.preferences, asked) })
    .catch((error: unknown) => {
      // A session that is lost leads to the sign-in, where that is told.
      if (presentSession()) report(error);
    });
}

/** The settings, and a way to change some of them: at once on this screen, and kept by the server for every other. */
export function useMenuSettings(): [MenuSettings, (part: Partial<MenuSettings>) => void] {
  const { data } = useCall(calls.business.preferences, asked);
  return [settingsOf(data), change];
}

function settingsOf(kept: Kept | undefined): MenuSettings {
  return { ...blank, ...(kept?.items[0]?.value as Partial<MenuSettings> | undefined) }; // Written only below.
}

function change(part: Partial<MenuSettings>): void {
  const kept = queries.getQueryData<Kept>(key);
  const value = { ...settingsOf(kept), ...part };
  const row = kept?.items[0];
  const next = { name, value, modified_dt: row?.modified_dt ?? new Date().toISOString(), version: row?.version ?? 1 };
  queries.setQueryData<Kept>(key, { items: [next] });
  // One after the other, so that the last wish is the one that is kept. What fails is only this comfort.
  saving = saving.then(() => save(value, row !== undefined)).catch(report);
}

let saving = Promise.resolve();
async function save(settings: MenuSettings, known: boolean): Promise<void> {
  const body = { name, value: { ...settings } };
  if (known) {
    await ask(calls.business.changePreference, { body }, { idempotencyKey: crypto.randomUUID() });
    return;
  }
  try {
    await ask(calls.business.addPreference, { body }, { idempotencyKey: crypto.randomUUID() });
  } catch (error) {
    // Another window was first.
    if (!(error instanceof Failure) || error.code !== "conflict.duplicate") throw error;
    await save(settings, true);
  }
}
