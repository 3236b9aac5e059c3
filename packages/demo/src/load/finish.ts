import type pg from "pg";
import { inBusiness } from "../../../server/src/kit/jobs/businesses.ts";
import { Tenant } from "../../../server/src/kit/tenant.ts";
import { prove } from "../../../server/src/ledger/proof.ts";
import { rebuildRollups } from "../../../server/src/modules/dashboard/public.ts";
import { rollUpTotals } from "../../../server/src/modules/transactions/public.ts";
import { inOneTransaction } from "../transaction.ts";
import { checkForeignKeys } from "./indexes.ts";
import { loadedTables } from "./lines.ts";

interface Loaded {
  /** The owner's connection. */
  client: pg.PoolClient;
  /** Connections of the server. */
  pool: pg.Pool;
  businessId: string;
}

/**
 * Sums loaded sales for dashboards and lists, and checks all of their rows. A connection uses one core, so two work at the same time. Throws if one
 * of them has failed, when both are done.
 */
export async function finishLoad({ client, pool, businessId }: Loaded): Promise<void> {
  await client.query(`analyze ${loadedTables.join(", ")}`);
  const work = [
    inBusiness(pool, businessId, "read write", rebuildRollups),
    inOneTransaction(client, () => countAndCheck(client, businessId)),
  ];
  const outcomes = await Promise.allSettled(work);
  const errors = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  if (errors.length > 1) throw new AggregateError(errors, "the loaded sales were neither summed nor checked");
  if (errors.length > 0) throw errors[0];
}

async function countAndCheck(client: pg.PoolClient, businessId: string): Promise<void> {
  const tenant = new Tenant(client);
  await tenant.enter(businessId);
  await checkForeignKeys(client);
  await rollUpTotals(tenant);
  const gaps = await prove(tenant);
  if (gaps.length > 0) throw new Error(`The ledger does not balance: ${JSON.stringify(gaps.slice(0, 3))}`);
}
