import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import { request } from "../call/client.ts";
import { queries } from "../call/use-call.ts";
import { forgetPush } from "../push/kept.ts";
import { report } from "../report.ts";
import { isByCode, leaveSession, presentSession, signInPath } from "./session.ts";

/** Signs out and opens the sign-in, or another form there. */
export function useSignOut(): (search?: { tab: "register" }) => Promise<void> {
  const navigate = useNavigate();
  return async (search) => {
    // Signing out works without the server too: this browser drops the token in any case.
    const session = presentSession();
    const ended = session && isByCode(session) ? request(calls.auth.staffSignOut, {}) : request(calls.auth.signOut, {});
    await ended.catch(report);
    forgetPush();
    leaveSession();
    await navigate({ to: search ? "/auth" : signInPath(), ...(search && { search: search as never }) }); // Routes are made at run time; their search has no static type.
    // Cleared last: screens that are still open would load their data again.
    queries.clear();
  };
}
