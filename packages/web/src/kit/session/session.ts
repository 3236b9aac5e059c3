import type { auth, business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useSyncExternalStore } from "react";
import { dropDrafts } from "#kit/form/draft.ts";

type Opened = ReplyOf<typeof auth.token>;
type HeldAccess = ReplyOf<typeof auth.access>;
/** The stored data of the signed-in user: names and ids of the session, no data of customers. */
export interface Session {
  token: string;
  user: Opened["user"];
  staff: Opened["staff"];
  access: Opened["access"];
  access_scopes: Opened["access_scopes"];
  roles: Opened["roles"];
  business: ReplyOf<typeof business.get> | null;
  /** They have to set up a second factor before anything else. Not stored: the server says it at every start. */
  lacks_factor?: boolean;
  /** An owner looks at the back office as this role. Not stored either. */
  viewed_role?: HeldAccess["viewed_role"];
  viewed_until?: HeldAccess["viewed_until"];
  /** They are support staff of the installation, until then. Not stored either. */
  support_until?: HeldAccess["support_until"];
  /** The only points of sale that they see; empty: all. Not stored either. */
  seen_pos?: HeldAccess["seen_pos"];
}

const keys = ["token", "user", "business", "staff", "access", "access_scopes", "roles"] as const;
const listeners = new Set<() => void>();

function read(): Session | null {
  const stored: Record<string, unknown> = {};
  try {
    for (const key of keys) stored[key] = JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    clearStored(); // Other data under our keys: start signed out.
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

let signIn: "/auth" | "/auth/sign-in-staff" = "/auth";

/** The path of the sign-in for whoever left last: staff who came with a code come with one again. */
export function signInPath(): typeof signIn {
  return signIn;
}

function publish(next: Session | null): void {
  if (session && !next) signIn = isByCode(session) ? "/auth/sign-in-staff" : "/auth";
  session = next;
  for (const listener of listeners) listener();
}

/** Whether a staff member signed in with a code. */
export function isByCode({ user }: Session): boolean {
  return user.email === null;
}

/** Returns the current session, outside React. */
export function presentSession(): Session | null {
  return session;
}

/** Enters a session after sign-in, registration or renewal. The business is loaded next. */
export function enterSession(opened: Opened, known: Pick<Session, "support_until"> = {}): void {
  const { token, user, staff, access, access_scopes, roles } = opened;
  const business = session?.business?.id === opened.business.id ? session.business : null;
  const next = { token, user, staff, access, access_scopes, roles, business, ...known };
  keep(next);
  publish(next);
}

/** Updates the session: the business after loading it, the user after a change of profile, what they may do after somebody changed it. */
export function refreshSession(part: Partial<Pick<Session, "user" | "business"> & HeldAccess>): void {
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

/** Signs out: clears storage and state, and keeps language and theme. */
export function leaveSession(): void {
  dropDrafts();
  endSession(false);
}

/** Ends a session whose token the server no longer accepts. Drafts stay for the user who signs in again. */
export function loseSession(): void {
  endSession(true);
}

/** Whether the last session expired, so that the user continues at the same screen after signing in. */
export function isSessionLost(): boolean {
  return lost;
}

// Another tab signed in, renewed or signed out.
addEventListener("storage", (event) => {
  if (event.key !== null && event.key !== "token") return;
  lost = true;
  publish(read());
});

/** Calls back on every change of the session; returns the function that unsubscribes. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session; null when nobody is signed in. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, presentSession);
}

/** Whether roles decide what somebody may do: the business has switched them on, its owner looks at what they would see, or support is here. */
export function areRolesActive(of: Session | null): boolean {
  return (of?.business?.role_based_model_active ?? false) || (of?.viewed_role ?? null) !== null || isSupport(of);
}

/** Whether somebody is here as support of the installation, and does not work in the business. */
export function isSupport(of: Session | null): boolean {
  return (of?.support_until ?? null) !== null;
}

/** Whether somebody sees only some points of sale. */
export function seesSomePos(of: Session | null): boolean {
  return (of?.seen_pos ?? []).length > 0;
}
