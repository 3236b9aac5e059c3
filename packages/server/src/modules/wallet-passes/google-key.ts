import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { readServiceAccount, type ServiceAccount } from "../../adapters/google-wallet/service-account.ts";
import type { GoogleKeyRow } from "./queries.ts";
import type { Change } from "./settings.ts";

/** The service account that a change brings, or why it is none; undefined where it brings none. */
export function googleKeyIn({ google_key }: Change) {
  if (!google_key) return undefined;
  return readServiceAccount(google_key) ?? "wallet_pass.google_key_unreadable";
}

type Owner = Pick<GoogleKeyRow, "business_id" | "loyalty_id">;
const ownerOf = ({ business_id, loyalty_id }: Owner) => `google wallet ${business_id} ${loyalty_id}`;

/** The row of a programme's key. */
export const sealedKey = (account: ServiceAccount, owner: Owner, settings: Settings) => ({
  loyalty_id: owner.loyalty_id,
  service_account: account.email,
  secret: vaultOf(settings).seal(account.key, ownerOf(owner)),
});

export const openedKey = (row: GoogleKeyRow, settings: Settings): ServiceAccount => ({
  email: row.service_account,
  key: vaultOf(settings).open(row.secret, ownerOf(row)),
});
