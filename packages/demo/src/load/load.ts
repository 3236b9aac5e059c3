import type pg from "pg";
import { inTransaction } from "../../../server/src/kit/http/transaction.ts";
import { Tenant } from "../../../server/src/kit/tenant.ts";
import { nextSequences } from "../../../server/src/ledger/queries.ts";
import { keepDictionary } from "../../../server/src/modules/transactions/public.ts";
import { historyOf, hourStart } from "../business/calendar.ts";
import type { Founded } from "../found/found.ts";
import type { PlannedDay } from "../plan.ts";
import { Copier } from "./copy.ts";
import { joinUses, writeCounters } from "./counters.ts";
import { dictionaryFor } from "./dictionary.ts";
import { type Dropped, dropIndexes, isAlone } from "./indexes.ts";
import { type Batch, Lines, loadedTables, readColumns } from "./lines.ts";
import { readMembers } from "./members.ts";
import { saveState } from "./settled.ts";
import type { Closed, Stint } from "./shift.ts";
import { type OpenShift, openShifts } from "./shifts.ts";
import { dealDays, Numbers } from "./stints.ts";
import { readTemplates } from "./templates.ts";

export interface LoadRequest {
  client: pg.ClientBase;
  tenant: Tenant;
  /** The server's own code reads in a pipeline, which these connections have; the client with COPY has none. */
  reading: pg.Pool;
  founded: Founded;
  upTo: Date;
  days: Iterable<PlannedDay>;
  /** How many customers are served at the same time, each in a thread of its own if more than one. */
  shifts: number;
  /** Called after every day with the number of sales so far. */
  progress(sold: number): void;
}

/** Lots that cancellations of earlier sales may give back in a stint; few are cancelled, and within days. */
const cancellationsAtEnd = 2_000;
/** Pieces that the shifts have before the database has taken the first one. */
const piecesAhead = 2;
/** A sale creates one lot, with a promotional bonus two; its cancellation gives one back. */
const sequencesPerSale = 4;

/**
 * Loads a year of sales in the client's transaction, as the owner and inside the business. COPY does not work with row-level security, so
 * it is lifted for the owner from the written tables, together with the trigger that checks each transfer and, if the business is alone,
 * with foreign keys and indexes; all are restored before the end. What sums and checks the rows comes after the commit, with `finishLoad`.
 */
export async function loadSales(request: LoadRequest): Promise<{ sales: number; rows: number }> {
  const { client, tenant, reading, founded, upTo } = request;
  const { first } = historyOf(upTo);
  const start = hourStart(first.subtract({ days: 1 }), 0);
  const templates = await inTransaction(reading, "read only", async (connection) => {
    const own = new Tenant(connection);
    await own.enter(founded.businessId);
    return readTemplates(own, founded, start);
  });
  await liftGuards(client);
  // Other businesses could not work meanwhile.
  const dropped = (await isAlone(client)) ? await dropIndexes(client) : undefined;
  const copier = new Copier(client, dropped?.empty);
  const members = await readMembers(tenant, founded);
  const numbers = new Numbers(founded);
  const columns = await readColumns(client);
  const dictionary = dictionaryFor(founded, templates, members);
  await keepDictionary(tenant, dictionary, upTo);
  const shifts = openShifts(request.shifts, { founded, templates, dictionary, members: [...members], columns });
  try {
    const sales = await sellDays(request, shifts, numbers, copier);
    const ends = await closeShifts(request, shifts, copier);
    for (const end of ends) for (const [index, member] of end.members) members[index] = member;
    const counters = new Lines(columns);
    const uses = joinUses(ends.flatMap((end) => end.uses));
    writeCounters(counters, { numbers: numbers.last, uses, members }, "UAH");
    await copier.send(counters.take());
    await dropped?.createIndexes();
    const lots = ends.flatMap((end) => end.lots);
    await saveState(client, members, lots);
    await restoreGuards(client, dropped);
    return { sales, rows: copier.sent };
  } finally {
    await Promise.all(shifts.map((shift) => shift.leave()));
  }
}

/** The database receives earlier sales while the shifts price the next ones. Returns how many were sold. */
async function sellDays(
  { tenant, days, progress }: LoadRequest,
  shifts: readonly OpenShift[],
  numbers: Numbers,
  copier: Copier,
): Promise<number> {
  const underway: { sold: number; batches: Promise<Batch>[] }[] = [];
  let sales = 0;
  const takeFirst = async () => {
    const piece = underway.shift();
    if (!piece) return;
    for (const batch of piece.batches) await copier.send(await batch);
    sales += piece.sold;
    progress(sales);
  };
  for (const piece of dealDays(days, numbers, shifts.length)) {
    const stints: Stint[] = [];
    let sold = 0;
    for (const parts of piece) {
      const count = parts.reduce((sum, part) => sum + part.sales.length, 0);
      stints.push({ parts, sequences: await takeSequences(tenant, count) });
      sold += count;
    }
    underway.push({ sold, batches: shifts.map((shift, index) => shift.sell(stints[index]!)) }); // One per shift.
    if (underway.length > piecesAhead) await takeFirst();
  }
  while (underway.length > 0) await takeFirst();
  return sales;
}

async function closeShifts({ tenant, upTo }: LoadRequest, shifts: readonly OpenShift[], copier: Copier) {
  const ends: Closed[] = [];
  for (const shift of shifts) {
    const end = await shift.close(upTo, await takeSequences(tenant, cancellationsAtEnd));
    await copier.send(end.batch);
    ends.push(end);
  }
  return ends;
}

/** Age sequences of lots for a number of sales. Unused ones are lost, which does no harm: they only sort. */
async function takeSequences(tenant: Tenant, sales: number): Promise<bigint[]> {
  const rows = await tenant.many(nextSequences(sales * sequencesPerSale + cancellationsAtEnd));
  return rows.map(({ sequence }) => sequence);
}

async function liftGuards(client: pg.ClientBase): Promise<void> {
  await client.query("set local lock_timeout = '10s'");
  // A machine that has much else to do may take minutes for the sales of a few days.
  await client.query("set local idle_in_transaction_session_timeout = 0");
  for (const table of loadedTables) await client.query(`alter table ${table} no force row level security`);
  await client.query("alter table entry disable trigger entry_balanced");
}

async function restoreGuards(client: pg.ClientBase, dropped: Dropped | undefined): Promise<void> {
  await dropped?.createForeignKeys();
  await client.query("alter table entry enable trigger entry_balanced");
  for (const table of loadedTables) await client.query(`alter table ${table} force row level security`);
}
