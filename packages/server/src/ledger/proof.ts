import { BOOK_PROMISES, type LedgerPromise } from "@patron/contract/enums";
import type { Tenant } from "#kit/tenant.ts";
import { countProved, listGaps } from "./proof-queries.ts";

/** One violation: amounts in minor units, versions and positions as counted. */
export interface Gap {
  promise: LedgerPromise;
  /** The transfer, account, entry, lot or hold that violates the rule. */
  subject: string;
  found: string;
  expected: string;
}
/** Each rule is one statement over all data of the business, so it may take longer than an interactive request. */
const minutesEach = 30;

/** Checks the ledger of the current business. An empty result means that everything balances. */
export async function prove(tenant: Tenant): Promise<Gap[]> {
  const gaps: Gap[] = [];
  for (const promise of BOOK_PROMISES) {
    const rows = await tenant.long(listGaps(promise), minutesEach);
    gaps.push(...rows.map((row) => ({ promise, ...row })));
  }
  return gaps;
}

/** How many records there are to check. */
export async function countLedger(tenant: Tenant) {
  const [counted] = await tenant.long(countProved(), minutesEach);
  if (!counted) throw new Error("A count has an answer.");
  const { accounts, transfers, entries, lots, holds } = counted;
  return {
    accounts: Number(accounts),
    transfers: Number(transfers),
    entries: Number(entries),
    lots: Number(lots),
    holds: Number(holds),
  };
}
