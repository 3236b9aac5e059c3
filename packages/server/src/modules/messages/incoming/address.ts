import type { ProviderKind } from "@patron/contract/enums";
import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";

const idBytes = 16;
const purpose = "addresses for incoming messages";
const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer) => bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** The last part of a business's addresses: its id and the signature of this server, so that nobody finds others by trying. */
function tokenOf(businessId: string, settings: Settings): string {
  const id = bytesOf(businessId);
  return Buffer.concat([id, vaultOf(settings).sign(id, purpose)]).toString("base64url");
}

/** The business of an address; undefined: nobody's. */
export function businessOf(token: string, settings: Settings): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, idBytes);
  return vaultOf(settings).isSigned(id, bytes.subarray(idBytes), purpose) ? idOf(id) : undefined;
}

const secretPurpose = "the secret that Telegram sends along";
/** What Telegram sends along to the address of a business, so that nobody else does. */
export const hookSecret = (businessId: string, settings: Settings): string =>
  vaultOf(settings).sign(bytesOf(businessId), secretPurpose).toString("base64url");
export const isHookSecret = (businessId: string, secret: string, settings: Settings): boolean =>
  vaultOf(settings).isSigned(bytesOf(businessId), Buffer.from(secret, "base64url"), secretPurpose);

/** The services that deliver what customers write, and the path by which each does. */
const paths: Partial<Record<ProviderKind, string>> = {
  twilio: "twilio",
  telegram: "telegram",
  webhook: "external-system",
};

/** The address that a business enters at its service; null: the service delivers nothing. */
export function incomingUrl(kind: ProviderKind, businessId: string, settings: Settings): string | null {
  const path = paths[kind];
  const { publicUrl, basePath } = settings;
  return path ? `${publicUrl}${basePath}/callbacks/messages/${path}/${tokenOf(businessId, settings)}` : null;
}
