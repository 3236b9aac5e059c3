import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";

/** The customer whom a link in a message is for. */
export interface LinkOwner {
  businessId: string;
  customerId: string;
}
const idBytes = 16;

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer) => bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
const purpose = "links in messages";

/** The token of a customer, 64 characters: both ids and their signature. It never ends, because old messages stay readable. */
export function consentToken({ businessId, customerId }: LinkOwner, settings: Settings): string {
  const ids = Buffer.concat([bytesOf(businessId), bytesOf(customerId)]);
  return Buffer.concat([ids, vaultOf(settings).sign(ids, purpose)]).toString("base64url");
}

/** Whose token it is; undefined: nobody's. */
export function ownerOf(token: string, settings: Settings): LinkOwner | undefined {
  const bytes = Buffer.from(token, "base64url");
  const ids = bytes.subarray(0, 2 * idBytes);
  if (!vaultOf(settings).isSigned(ids, bytes.subarray(2 * idBytes), purpose)) return undefined;
  return { businessId: idOf(ids.subarray(0, idBytes)), customerId: idOf(ids.subarray(idBytes)) };
}

/** The page where a customer chooses, and the address to which a mail program posts. */
export function consentLinks(owner: LinkOwner, settings: Settings): { page: string; oneClick: string } {
  const token = consentToken(owner, settings);
  const { publicUrl, basePath } = settings;
  return {
    page: `${publicUrl}/unsubscribe?for=${token}`,
    oneClick: `${publicUrl}${basePath}/public/unsubscribe/${token}/email`,
  };
}
