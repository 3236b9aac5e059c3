import { pushDevice } from "@patron/contract/routes/pushDevice";
import { request } from "../call/client.ts";
import { report } from "../report.ts";
import { presentSession, watchSession } from "../session/session.ts";
import { isPushAllowed, subscribe, unsubscribe } from "./browser.ts";
import { forgetPush, isPushKept } from "./kept.ts";

let following = false;
let known: string | undefined;

/**
 * Keeps browser and server in step: a new session of the same user, such as in another business, goes on with the subscription, which the browser may have
 * renewed meanwhile; signing out and other users end it. `isInStep`: they are for the present session.
 */
export function followSession({ isInStep = false } = {}): void {
  if (isInStep) known = presentSession()?.token;
  if (following) return;
  following = true;
  watchSession(() => void follow().catch(report));
  void follow().catch(report);
}

async function follow(): Promise<void> {
  const session = presentSession();
  // People whose session has expired may come back.
  if (!session && isPushKept()) return;
  if (!session || !isPushKept(session.user.id) || !isPushAllowed()) {
    forgetPush();
    await unsubscribe();
    return;
  }
  if (known === session.token) return;
  known = session.token;
  const { public_key } = await request(pushDevice.get, {});
  const body = await subscribe(public_key);
  await request(pushDevice.switchOn, { body }, { idempotencyKey: crypto.randomUUID() });
}
