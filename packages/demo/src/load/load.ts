import { setImmediate as breath } from "node:timers/promises";
import type pg from "pg";
import { inTransaction } from "../../../server/src/kit/http/transaction.ts";
import { Tenant } from "../../../server/src/kit/tenant.ts";
import { prove } from "../../../server/src/ledger/proof.ts";
import { nextSequences } from "../../../server/src/ledger/queries.ts";
import { rebuildRollups } from "../../../server/src/modules/dashboard/public.ts";
import { rollUpTotals } from "../../../server/src/modules/transactions/public.ts";
import { historyOf, hourStart } from "../business/calendar.ts";
import type { Founded } from "../found/found.ts";
import type { PlannedDay } from "../plan.ts";
import { Books } from "./books.ts";
import { Cashier } from "./cashier.ts";
import { Copier, loadedTables } from "./copy.ts";
import { type Dropped, dropIndexes, isAlone } from "./indexes.ts";
import { type Member, readMembers } from "./members.ts";
import { saveState } from "./settled.ts";
import { Templates } from "./templates.ts";

export interface LoadRequest {
  client: pg.ClientBase;
  tenant: Tenant;
  /** The server's own code reads in a pipeline, which these connections have; the client with COPY has none. */
  reading: pg.Pool;
  founded: Founded;
  upTo: Date;
  days: Iterable<PlannedDay>;
  /** Called after every day with the number of sales so far. */
  progress(sold: number): void;
}

/** Sales per flush: enough to make COPY worthwhile, few enough for memory. */
const [salesAtOnce, rowsAtOnce] = [4_000, 20_000];
/** Sales between pauses that let the connection send. */
const salesBetweenBreaths = 50;
const sequencesAtOnce = 20_000;

/**
 * Loads a year of sales in the client's transaction, as the owner and inside the business. COPY does not work with row-level security, so
 * it is lifted for the owner from the written tables, together with the trigger that checks every transfer and, if the business is alone,
 * with foreign keys and indexes; all are restored before the end, and the ledger check verifies all rows. Throws, and so loads nothing, if a check fails.
 */
export async function loadSales(request: LoadRequest): Promise<{ sales: number; rows: number }> {
  const { client, tenant, reading, founded, upTo } = request;
  const { first } = historyOf(upTo);
  const start = hourStart(first.subtract({ days: 1 }), 0);
  const templates = await inTransaction(reading, "read only", async (connection) => {
    const own = new Tenant(connection);
    await own.enter(founded.businessId);
    return Templates.read(own, founded, start);
  });
  await liftGuards(client);
  // Other businesses could not work meanwhile.
  const dropped = (await isAlone(client)) ? await dropIndexes(client) : undefined;
  const copier = new Copier(client);
  const members = await readMembers(tenant, founded);
  const sequences = new Sequences(tenant);
  const books = new Books(copier, () => sequences.next());
  const cashier = new Cashier({ founded, templates, members, books, copier });
  let sales = 0;
  for (const { date, sales: planned } of request.days) {
    books.expire(date, new Date(hourStart(Temporal.PlainDate.from(date), 0) + 30_000));
    for (let start = 0; start < planned.length; start += salesAtOnce) {
      await sequences.refill();
      // The database receives earlier sales while the next checks are priced.
      const taken = copier.waiting < rowsAtOnce ? Promise.resolve() : copier.flush();
      for (let next = start; next < Math.min(start + salesAtOnce, planned.length); next += salesBetweenBreaths) {
        for (const sale of planned.slice(next, Math.min(next + salesBetweenBreaths, start + salesAtOnce)))
          cashier.sell(sale);
        await breath();
      }
      await taken;
    }
    sales += planned.length;
    request.progress(sales);
  }
  await sequences.refill();
  cashier.cancelUntil(upTo.getTime());
  cashier.close();
  cashier.counters.write(copier, members, "UAH");
  await copier.flush();
  await dropped?.createIndexes();
  await finish({ client, tenant, books, members, dropped });
  return { sales, rows: copier.sent };
}

/** Age sequences of lots, allocated from the database in blocks. */
class Sequences {
  readonly #tenant: Tenant;
  #ready: bigint[] = [];
  constructor(tenant: Tenant) {
    this.#tenant = tenant;
  }
  async refill(): Promise<void> {
    if (this.#ready.length > sequencesAtOnce / 2) return;
    const rows = await this.#tenant.many(nextSequences(sequencesAtOnce));
    this.#ready = [...rows.map(({ sequence }) => sequence).reverse(), ...this.#ready];
  }
  next(): bigint {
    const sequence = this.#ready.pop();
    if (sequence === undefined) throw new Error("More lots were created than sequence numbers were reserved.");
    return sequence;
  }
}

async function liftGuards(client: pg.ClientBase): Promise<void> {
  await client.query("set local lock_timeout = '10s'");
  for (const table of loadedTables) await client.query(`alter table ${table} no force row level security`);
  await client.query("alter table entry disable trigger entry_balanced");
}

interface Finishing {
  client: pg.ClientBase;
  tenant: Tenant;
  books: Books;
  members: readonly Member[];
  dropped: Dropped | undefined;
}

/** Saves the final state of accounts, lots and cards, restores the protections, and verifies everything. */
async function finish({ client, tenant, books, members, dropped }: Finishing): Promise<void> {
  await saveState(client, members, books.changedLots());
  await client.query("analyze transaction, transaction_item, transaction_payment");
  await rebuildRollups(tenant);
  await rollUpTotals(tenant);
  await dropped?.createForeignKeys();
  await client.query("alter table entry enable trigger entry_balanced");
  for (const table of loadedTables) await client.query(`alter table ${table} force row level security`);
  await client.query(`analyze ${loadedTables.join(", ")}`);
  const gaps = await prove(tenant);
  if (gaps.length > 0) throw new Error(`The ledger does not balance: ${JSON.stringify(gaps.slice(0, 3))}`);
}
