import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./as-of-queries.ts";

/** The balance of an account and its lots before a moment. */
export interface BalanceAt {
  balance: bigint;
  /** Lots that were not empty, nearest expiry first, then older ones; including debts. Empty if the account keeps no lots. */
  lots: InferResult<ReturnType<typeof queries.listLotsAt>>;
}

/** The balance and lots of an account before a moment, which is excluded. */
export async function readAsOf(tenant: Tenant, accountId: string, until: Date): Promise<BalanceAt> {
  const { balance } = await tenant.one(queries.getBalanceAt(accountId, until));
  return { balance, lots: await tenant.many(queries.listLotsAt(accountId, until)) };
}
