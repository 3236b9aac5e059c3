import type { Settings } from "#kit/env.ts";
import { readSignedIds, signIds } from "#kit/vault/signed-ids.ts";

/** The card that a link shows. */
export interface LinkedCard {
  businessId: string;
  cardId: string;
}
const purpose = "links to wallet passes";

/** The public page of a card. The link never ends: it is in messages and on paper. */
export function passLink({ businessId, cardId }: LinkedCard, settings: Settings): string {
  return `${settings.publicUrl}/wallet?for=${signIds([businessId, cardId], purpose, settings)}`;
}

/** The page that shows codes for the till; by the same token, so each page leads to the other. */
export function codeLink({ businessId, cardId }: LinkedCard, settings: Settings): string {
  return `${settings.publicUrl}/card?for=${signIds([businessId, cardId], purpose, settings)}`;
}

/** The card that a token belongs to; undefined if it is no token of a pass. */
export function cardOfPassLink(token: string, settings: Settings): LinkedCard | undefined {
  const ids = readSignedIds(token, purpose, settings);
  return ids && { businessId: ids[0], cardId: ids[1] };
}
