import { report } from "#kit/report.ts";
import { lastTillId } from "../till.ts";
import type { Till } from "../till-facts.ts";
import { listSales } from "./book.ts";
import { unsent } from "./offline-till.ts";
import type { OfflineSale } from "./shapes.ts";
import { store } from "./store.ts";

const openLock = (terminalId: string) => `patron.till ${terminalId} open`;

/** Remembers an open till beyond its tab. */
export async function rememberTill(till: Till): Promise<void> {
  await (await store()).put("tills", till, till.terminal.id);
}

/** Tells the other tabs that this one has the till open, until the returned function is called or the tab ends. */
export function keepOpen(terminalId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks.request(openLock(terminalId), { mode: "shared" }, () => promise).catch(report);
  return resolve;
}

/**
 * The till that a tab of this browser had open when it ended: without a connection the last one, because nobody can sign in; otherwise one that no tab has
 * open and whose sales wait to be sent.
 */
export async function tillToResume(isAway: boolean): Promise<Till | null> {
  const tills = await (await store()).getAll("tills");
  const lastId = lastTillId();
  const ordered = tills.toSorted((a, b) => Number(b.terminal.id === lastId) - Number(a.terminal.id === lastId));
  if (isAway) return ordered[0] ?? null;
  const held = (await navigator.locks.query()).held ?? [];
  const isOpen = ({ terminal }: Till) => held.some(({ name }) => name === openLock(terminal.id));
  for (const till of ordered) {
    if (!isOpen(till) && unsent(await listSales(till.terminal.id)).length > 0) return till;
  }
  return null;
}

/** The sales of all tills that this browser still has to send. */
export async function allUnsent(): Promise<OfflineSale[]> {
  return unsent(await (await store()).getAll("sales"));
}
