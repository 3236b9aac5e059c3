import type { ledger } from "@patron/engine";
import { newId } from "../../../server/src/kit/id.ts";
import type { Tenant } from "../../../server/src/kit/tenant.ts";
import { bonusAccount } from "../../../server/src/ledger/bonus-account.ts";
import { getSaleCustomer, type SaleCustomer } from "../../../server/src/modules/selling/public.ts";
import type { Founded } from "../found/found.ts";

/** A customer during the load: what the database will say of them when it is done. */
export interface Member {
  /** As a sale reads them; the visits go on counting. */
  row: SaleCustomer & { card_id: string };
  accountId: string;
  /** Nothing before the first sale, which opens the account. */
  state: ledger.AccountState | undefined;
  firstVisit: Date | null;
  lastVisit: Date | null;
  salesCount: number;
  salesAmount: bigint;
}

/** Reads the customers of the demo, in the order of its people. */
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

/** The bonuses of a member who comes for the first time. */
export function emptyState(cardId: string, currency: string): ledger.AccountState {
  return { account: bonusAccount(cardId, currency), balance: 0n, held: 0n, version: 0n, lots: [], holds: [] };
}
