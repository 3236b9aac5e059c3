import type { EntityType } from "@patron/contract/enums";
import type { Pool } from "pg";
import type { Query } from "../database/rows.ts";
import { inTransaction } from "../http/transaction.ts";
import { announce } from "../live/live.ts";
import { Tenant } from "../tenant.ts";

/** The number of businesses listed at once. */
export const businessesAtOnce = 200;

/** What a job does for one business, in a transaction of its own. Open screens hear of what it announces. */
export async function inBusiness<T>(
  pool: Pool,
  businessId: string,
  mode: "read only" | "read write",
  work: (tenant: Tenant) => Promise<T>,
): Promise<T> {
  let announced: readonly EntityType[] = [];
  const done = await inTransaction(pool, mode, async (client) => {
    const tenant = new Tenant(client);
    await tenant.enter(businessId);
    const result = await work(tenant);
    announced = tenant.announced;
    return result;
  });
  await announce(pool, businessId, announced);
  return done;
}

/** The rows of a query across businesses. */
export const readAcross = <Row>(pool: Pool, query: Query<Row>): Promise<Row[]> =>
  inTransaction(pool, "read only", (client) => new Tenant(client).many(query));

/**
 * Works business by business, in the order of their ids. An error in one does not affect the others; all are thrown at the end.
 * `list` names those that come after an id, `most` at the most.
 */
export async function inEveryBusiness<Row extends { business_id: string }>(
  pool: Pool,
  list: (after: string | null, limit: number) => Query<Row>,
  work: (row: Row) => Promise<unknown>,
  message: string,
): Promise<void> {
  const errors: unknown[] = [];
  let after: string | null = null;
  do {
    const found: Row[] = await readAcross(pool, list(after, businessesAtOnce));
    errors.push(...(await tryEach(found, work)));
    after = found.length === businessesAtOnce ? (found.at(-1)?.business_id ?? null) : null;
  } while (after !== null);
  throwAny(errors, message);
}

/** Works on some rows, one after another. An error with one does not affect the others; all are thrown at the end. */
export async function withEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  message: string,
): Promise<void> {
  throwAny(await tryEach(rows, work), message);
}

async function tryEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const row of rows) await work(row).catch((error) => errors.push(error));
  return errors;
}
function throwAny(errors: readonly unknown[], message: string): void {
  if (errors.length > 0) throw new AggregateError(errors, message);
}
