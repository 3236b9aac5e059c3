import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { request } from "#kit/call/client.ts";
import { keyOf, queries } from "#kit/call/use-call.ts";
import { report } from "#kit/report.ts";
import { loseSession, presentSession, refreshSession } from "./session.ts";

/** The token whose user and business have been loaded since the page was. */
let started: string | undefined;

/**
 * Loads the user and the business of the session before its first screen; answers whether there is a session to go on with. When either
 * cannot be loaded the session is dropped from state and storage, so that the app goes on to the sign-in and never shows a blank page.
 */
export async function startSession(): Promise<boolean> {
  const token = presentSession()?.token;
  if (!token) return false;
  if (started === token) return true;
  try {
    const [user, business] = await Promise.all([
      request(calls.businessUser.profile, {}),
      queries.fetchQuery({
        queryKey: keyOf(calls.business.get, {}),
        queryFn: ({ signal }) => request(calls.business.get, {}, { signal }),
      }),
    ]);
    refreshSession({ user, business });
    started = token;
    return true;
  } catch (error) {
    // A session that has ended is no fault.
    if (!(error instanceof Failure) || error.status !== 401) report(error);
    loseSession();
    return false;
  }
}
