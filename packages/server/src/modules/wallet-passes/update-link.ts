import type { Settings } from "#kit/env.ts";
import { readSignedIds, signIds } from "#kit/vault/signed-ids.ts";
import type { CardRow } from "./queries.ts";

const [service, pass] = ["updates of wallet passes", "tokens of wallet passes"];

/** The programme of an address to which phones turn. */
export interface Service {
  businessId: string;
  loyaltyId: string;
}

/** Where a phone asks for changes of a pass, and by which token. Phones take no address without HTTPS. */
export function updatesOf(
  { id, business_id, loyalty_id }: Pick<CardRow, "id" | "business_id" | "loyalty_id">,
  settings: Settings,
) {
  const { publicUrl, basePath } = settings;
  if (!publicUrl.startsWith("https:")) return undefined;
  const url = `${publicUrl}${basePath}/public/wallet/apple/${signIds([business_id, loyalty_id], service, settings)}`;
  return { url, token: signIds([business_id, id], pass, settings) };
}

export function serviceOf(token: string, settings: Settings): Service | undefined {
  const ids = readSignedIds(token, service, settings);
  return ids && { businessId: ids[0], loyaltyId: ids[1] };
}

/** Whether a phone's authorization is that of the pass of a card. */
export function isOfPass(authorization: string, businessId: string, cardId: string, settings: Settings): boolean {
  const token = /^ApplePass (\S+)$/.exec(authorization)?.[1];
  const ids = token === undefined ? undefined : readSignedIds(token, pass, settings);
  return ids !== undefined && ids[0] === businessId && ids[1] === cardId;
}
