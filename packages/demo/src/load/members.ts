import type { ledger } from "@patron/engine";
import { newId } from "../../../server/src/kit/id.ts";
import type { Tenant } from "../../../server/src/kit/tenant.ts";
import { bonusAccount } from "../../../server/src/ledger/bonus-account.ts";
import { getSaleCustomer, type SaleCustomer } from "../../../server/src/modules/selling/public.ts";
import type { Founded } from "../found/found.ts";

/** A customer during the load, as the database will have them at the end. */
export interface Member {
  /** The customer as a sale reads them; visits keep counting. */
  row: SaleCustomer & { card_id: string };
  accountId: string;
  /** Undefined before the first sale, which opens the account. */
  state: ledger.AccountState | undefined;
  firstVisit: Date | null;
  lastVisit: Date | null;
  salesCount: number;
  salesAmount: bigint;
}

/** Reads the demo's customers, in the order of its people. */
export async function readMembers(tenant: Tenant, { loyaltyId, customerIds }: Founded): Promise<Member[]> {
  const members: Member[] = [];
  for (const id of customerIds) {
    const row = await tenant.one(getSaleCustomer(loyaltyId, id));
    const { card_id } = row;
    if (!card_id) throw new Error("Every customer of the demo has a card.");
    const empty = { state: undefined, firstVisit: null, lastVisit: null, salesCount: 0, salesAmount: 0n };
    members.push({ row: { ...row, card_id }, accountId: newId(), ...empty });
  }
  return members;
}

/** The bonus account of a member before the first sale. */
export function emptyState(cardId: string, currency: string): ledger.AccountState {
  return { account: bonusAccount(cardId, currency), balance: 0n, held: 0n, version: 0n, lots: [], holds: [] };
}
