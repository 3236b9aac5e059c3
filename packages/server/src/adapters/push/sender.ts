import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import type { Sender } from "./push-service.ts";
import { vapidKeysOf } from "./vapid.ts";

/** Who sends to browsers: this installation. */
export const senderOf = (settings: Settings): Sender => ({
  keys: vapidKeysOf(vaultOf(settings)),
  contact: contactOf(settings),
  isPrivateAllowed: settings.privateAddresses,
});

/** Whom the operators of a push service may write to. They want HTTPS or a mail address. */
function contactOf({ publicUrl, mail }: Settings): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  const address = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? "")?.[0] ?? "patron@localhost";
  return `mailto:${address}`;
}
