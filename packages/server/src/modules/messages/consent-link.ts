import type { Settings } from "#kit/env.ts";
import { readSignedIds, signIds } from "#kit/vault/signed-ids.ts";

/** The customer whom a link in a message is for. */
export interface LinkOwner {
  businessId: string;
  customerId: string;
}
const purpose = "links in messages";

/** The token of a customer, in links of messages: these stay readable, so it never ends. */
export function consentToken({ businessId, customerId }: LinkOwner, settings: Settings): string {
  return signIds([businessId, customerId], purpose, settings);
}

/** Whose token it is; undefined: nobody's. */
export function ownerOf(token: string, settings: Settings): LinkOwner | undefined {
  const ids = readSignedIds(token, purpose, settings);
  return ids && { businessId: ids[0], customerId: ids[1] };
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
