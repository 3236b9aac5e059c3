import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./as-of-queries.ts";

/** What stood on an account, and in which lots, before a moment. */
export interface BalanceAt {
  balance: bigint;
  /** Those that were not empty, the soonest end first, then the older; debts too. None where the account keeps none. */
  lots: InferResult<ReturnType<typeof queries.listLotsAt>>;
}

/** What the entries of an account and the lots that they moved come to before a moment, that moment not included. */
export async function readAsOf(tenant: Tenant, accountId: string, until: Date): Promise<BalanceAt> {
  const { balance } = await tenant.one(queries.getBalanceAt(accountId, until));
  return { balance, lots: await tenant.many(queries.listLotsAt(accountId, until)) };
}
