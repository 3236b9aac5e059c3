import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import type { Subscription } from "../../../adapters/push/subscription.ts";

/** The owner of a subscription in the vault. */
const ownerOf = (sessionId: string) => `push device ${sessionId}`;

/** A subscription as it is stored: encrypted, because it is enough to write to the browser. */
export const sealSubscription = (sessionId: string, subscription: Subscription, settings: Settings): Buffer =>
  vaultOf(settings).seal(JSON.stringify(subscription), ownerOf(sessionId));

/** A stored subscription in clear. */
export const openSubscription = (sessionId: string, sealed: Buffer, settings: Settings) =>
  JSON.parse(vaultOf(settings).open(sealed, ownerOf(sessionId))) as Subscription; // As `sealSubscription` wrote it.
