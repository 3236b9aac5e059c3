import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { request } from "#kit/call/client.ts";
import { keyOf, queries } from "#kit/call/use-call.ts";
import { report } from "#kit/report.ts";
import { loseSession, presentSession, refreshSession } from "./session.ts";

/** The token whose user and business are loaded in this page. */
let started: string | undefined;

/** A page that is left while it starts has its requests cancelled. It is gone before this time is over, so its user stays signed in. */
const secondTryMs = 1_000;

/**
 * Loads the user and the business of the session before the first screen; returns whether the session is usable. If either cannot be loaded, it
 * removes the session, so that the app shows the sign-in and never a blank page.
 */
export async function startSession(): Promise<boolean> {
  const token = presentSession()?.token;
  if (!token) return false;
  if (started === token) return true;
  try {
    const [user, access, business] = await load().catch(async (error: unknown) => {
      if (error instanceof Failure && error.code !== "server.unavailable") throw error;
      await new Promise((resolve) => setTimeout(resolve, secondTryMs));
      return load();
    });
    refreshSession({ user, business, ...access });
    started = token;
    return true;
  } catch (error) {
    // An expired session is not an error.
    if (!(error instanceof Failure) || error.status !== 401) report(error);
    loseSession();
    return false;
  }
}

function load() {
  return Promise.all([
    request(calls.businessUser.profile, {}),
    request(calls.auth.access, {}),
    queries.fetchQuery({
      queryKey: keyOf(calls.business.get, {}),
      queryFn: ({ signal }) => request(calls.business.get, {}, { signal }),
    }),
  ]);
}
