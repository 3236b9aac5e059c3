import { LEDGER_PROMISES, type LedgerPromise } from "@patron/contract/enums";
import type { Tenant } from "#kit/tenant.ts";
import { countProved, listGaps } from "./proof-queries.ts";

/** One place where the books disagree with themselves: amounts in minor units, versions and places counted. */
export interface Gap {
  promise: LedgerPromise;
  /** The transfer, account, entry, lot or hold that breaks the promise. */
  subject: string;
  found: string;
  expected: string;
}
/** Each promise is one statement over all that the business has, so it may take longer than what somebody waits for. */
const minutesEach = 30;

/** Proves the books of the business that the transaction is in. An empty answer is the proof. */
export async function prove(tenant: Tenant): Promise<Gap[]> {
  const gaps: Gap[] = [];
  for (const promise of LEDGER_PROMISES) {
    const rows = await tenant.long(listGaps(promise), minutesEach);
    gaps.push(...rows.map((row) => ({ promise, ...row })));
  }
  return gaps;
}

/** How much there is to be proved. */
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
