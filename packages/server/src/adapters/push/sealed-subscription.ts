import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import type { Subscription } from "./subscription.ts";

/** A subscription as it is stored, bound to its owner: encrypted, because it is enough to write to the browser. */
export const sealSubscription = (owner: string, subscription: Subscription, settings: Settings): Buffer =>
  vaultOf(settings).seal(JSON.stringify(subscription), owner);

/** A stored subscription in clear. */
export const openSubscription = (owner: string, sealed: Buffer, settings: Settings) =>
  JSON.parse(vaultOf(settings).open(sealed, owner)) as Subscription; // As `sealSubscription` wrote it.
