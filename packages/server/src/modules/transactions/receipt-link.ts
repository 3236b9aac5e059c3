import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readSignedIds, signIds } from "#kit/vault/signed-ids.ts";

/** The transaction whose receipt a link opens. */
export interface Receipted {
  businessId: string;
  transactionId: string;
}
const purpose = "links to receipts";
const path = "/public/receipts/";
const address = new RegExp(`${path}([\\w-]+)/?$`);

/** The public address of a transaction's receipt. Receipts are kept on paper, so it never ends, and nobody can guess it. */
export function receiptUrl({ businessId }: Pick<Tenant, "businessId">, id: string, settings: Settings): string {
  const token = signIds([businessId, id], purpose, settings);
  return `${settings.publicUrl}${settings.basePath}${path}${token}`;
}

/** Whose receipt a token opens; undefined: none. */
export function readReceiptToken(token: string, settings: Settings): Receipted | undefined {
  const [businessId, transactionId] = readSignedIds(token, purpose, settings) ?? [];
  return businessId && transactionId ? { businessId, transactionId } : undefined;
}

/** Whose receipt a scanned or pasted address opens; undefined: it is not the address of a receipt. */
export function readReceiptAddress(text: string, settings: Settings): Receipted | undefined {
  const [, token] = address.exec(text.trim()) ?? [];
  return token === undefined ? undefined : readReceiptToken(token, settings);
}
