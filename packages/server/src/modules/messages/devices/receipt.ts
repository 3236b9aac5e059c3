import type { Settings } from "#kit/env.ts";
import { readSignedIds, signIds } from "#kit/vault/signed-ids.ts";

const purpose = "receipts of push messages";

/** Where a device tells that it has shown a message, on the server that its worker comes from. */
export const receiptPath = (businessId: string, messageId: string, settings: Settings) =>
  `${settings.basePath}/x/push-receipts/${signIds([businessId, messageId], purpose, settings)}`;

/** Which message a token came with; undefined: none. */
export function messageOf(token: string, settings: Settings): { businessId: string; messageId: string } | undefined {
  const ids = readSignedIds(token, purpose, settings);
  return ids && { businessId: ids[0], messageId: ids[1] };
}
