import type { auth, business, businessUser } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useSyncExternalStore } from "react";
import { dropDrafts } from "#kit/form/draft.ts";

type Opened = ReplyOf<typeof auth.token>;
/** What the app keeps of who is signed in: names and ids of the session, nothing of customers. */
export interface Session {
  token: string;
  user: Opened["user"];
  staff: Opened["staff"];
  access: Opened["access"];
  access_scopes: Opened["access_scopes"];
  roles: Opened["roles"];
  business: ReplyOf<typeof business.get> | null;
}

const keys = ["token", "user", "business", "staff", "access", "access_scopes", "roles"] as const;
const listeners = new Set<() => void>();

function read(): Session | null {
  const stored: Record<string, unknown> = {};
  try {
    for (const key of keys) stored[key] = JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    clearStored(); // Somebody else's words under our names: sign in again rather than guess.
    return null;
  }
  return typeof stored.token === "string" && stored.user ? (stored as unknown as Session) : null; // Written only by `keep`.
}

function keep(session: Session): void {
  for (const key of keys) localStorage.setItem(key, JSON.stringify(session[key]));
}
function clearStored(): void {
  for (const key of keys) localStorage.removeItem(key);
}

let session = read();
let lost = false;

function publish(next: Session | null): void {
  session = next;
  for (const listener of listeners) listener();
}

/** The session now, outside React. */
export function presentSession(): Session | null {
  return session;
}

/** Enters a session that sign-in, registration or renewal has opened. The business is loaded next. */
export function enterSession(opened: Opened): void {
  const { token, user, staff, access, access_scopes, roles } = opened;
  const business = session?.business?.id === opened.business.id ? session.business : null;
  const next = { token, user, staff, access, access_scopes, roles, business };
  keep(next);
  publish(next);
}

/** Puts fresher facts into the session: the business after loading it, the person after a change of profile. */
export function refreshSession(part: {
  user?: ReplyOf<typeof businessUser.profile>;
  business?: Session["business"];
}): void {
  if (!session) return;
  const next = { ...session, ...part };
  keep(next);
  publish(next);
}

function endSession(isLost: boolean): void {
  lost = isLost;
  clearStored();
  publish(null);
}

/** Leaves the session: storage and state are cleared, the language and the theme stay. */
export function leaveSession(): void {
  dropDrafts();
  endSession(false);
}

/** Nobody wished to leave: the server no longer takes the token. What was typed stays for whoever signs in again. */
export function loseSession(): void {
  endSession(true);
}

/** Whether the last session was lost and not left, so that whoever signs in again goes on where they were. */
export function isSessionLost(): boolean {
  return lost;
}

// Another tab signed in, renewed or left.
addEventListener("storage", (event) => {
  if (event.key !== null && event.key !== "token") return;
  lost = true;
  publish(read());
});

/** Hears of every change of the session; gives back how to stop. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, or nothing when nobody is signed in. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, presentSession);
}
