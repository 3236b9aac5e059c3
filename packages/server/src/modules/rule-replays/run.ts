import type { RuleReplayKind } from "@patron/contract/enums";
import type { Rule, TrialChange } from "@patron/engine";
import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { packed, unpacked } from "#kit/records/pack.ts";
import { dayIn, spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { ThreadFailed, type Threads } from "#kit/threads/threads.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { type PastSale, type PricedSales, type SalesToPrice, type Uses, useKeys } from "./price-sales.ts";
import * as queries from "./queries.ts";
import { resultOf } from "./result.ts";
import { add, emptyTally, readTally, type Tally, tallyText } from "./tally.ts";

/** Sales read and priced at once: as many as the process may read without a call noticing. */
const perRead = 100;
/** A piece takes about this long: then others have their turn, and somebody who stops the replay does not wait. */
const pieceMs = 2_000;
/** A sample is of so many moments, with so many sales each; fewer sales than twice as many are simply priced. */
const [moments, perMoment] = [40, 50];
const sampleFrom = 2 * moments * perMoment;

/**
 * Adds the job that works on a replay for some seconds. Trials of a rule keep the name that servers of the previous version know; these would take any
 * other one for a trial that changes nothing.
 */
export const requestPiece = (tenant: Tenant, { id, kind }: { id: string; kind: RuleReplayKind }) => {
  const name = kind === "rule" ? "rule_replays.run" : "rule_replays.try";
  return tenant.job(name, { business_id: tenant.businessId, id }, null, `rule_replay ${id}`);
};

export interface ReplayServices extends Pick<Services, "pool" | "clock"> {
  threads: Threads<SalesToPrice, PricedSales>;
}
interface Running {
  row: queries.RunningRow;
  /** What is tried, as JSON. */
  change: string;
  period: queries.PastPeriod;
  /** Whether it rewards invitations, so that it has to know which customers were invited. */
  invites: boolean;
  timeZone: string;
}
/** What a replay has found up to a sale. */
interface Found {
  tally: Tally;
  uses: Uses;
  last: { at: Date; id: string } | null;
  done: number;
}

/**
 * Works on a replay for some seconds and requests the next piece. Everything that it knows is in the database, so a server that is stopped or
 * killed costs one piece; two that work on the same one do not disturb each other, because only the first is stored.
 */
export async function runPiece(services: ReplayServices, businessId: string, id: string): Promise<void> {
  const running = await inBusiness(services.pool, businessId, "read only", (tenant) => readRunning(tenant, id));
  if (!running) return;
  const { row } = running;
  try {
    if (row.sales_count === null) await begin(services, businessId, running);
    else await goOn(services, businessId, running);
  } catch (error) {
    // Anything else, such as a lost database, passes: the job is run again.
    if (error instanceof ThreadFailed)
      await save(services, businessId, row, { state: "failed", found: null, ended_dt: services.clock.now() });
    throw error;
  }
}

async function readRunning(tenant: Tenant, id: string): Promise<Running | undefined> {
  const row = await tenant.maybe(queries.getRunning(id));
  if (!row) return undefined;
  const { time_zone: timeZone } = await tenant.one(getLoyalty(row.loyalty_id));
  const { from = new Date(0), until = new Date(0) } = spanOf(row, timeZone);
  const change = changeOf(row);
  const invites = change.kind === "programme" && Boolean(change.referral);
  const period = { loyaltyId: row.loyalty_id, from, until };
  return { row, timeZone, change: JSON.stringify(change), period, invites };
}

function changeOf({ change, rule, off_rule_ids: off }: queries.RunningRow): TrialChange {
  // Both are written only from these shapes; servers of the previous version wrote the rule alone.
  return (change as TrialChange | null) ?? { kind: "rule", rule: rule as Rule | null, off };
}

/** Counts the sales, and estimates the result from some of them. */
async function begin(services: ReplayServices, businessId: string, running: Running): Promise<void> {
  const { row, period } = running;
  const counted = await inBusiness(services.pool, businessId, "read only", (tenant) =>
    tenant.long(queries.countSales(period, moments), 2),
  );
  const sales_count = counted.reduce((sum, { count }) => sum + count, 0);
  // How often a limited rule was used is not known in the middle of the period.
  const isEstimated = sales_count >= sampleFrom && row.counted_rule_ids.length === 0;
  const estimate = isEstimated ? await estimateOf(services, businessId, running, counted) : null;
  await save(services, businessId, row, {
    sales_count,
    ...(estimate && { estimate: JSON.stringify(resultOf(estimate)) }),
  });
}

/** Each part of the period has a moment, whose sales stand for all of the part. */
async function estimateOf(
  { pool, threads }: ReplayServices,
  businessId: string,
  { change, period, invites }: Running,
  counted: readonly { part: number; count: number }[],
): Promise<Tally> {
  const estimate = emptyTally();
  const partMs = (period.until.getTime() - period.from.getTime()) / moments;
  const priced = async ({ part, count }: { part: number; count: number }) => {
    const begins = period.from.getTime() + (part - 1) * partMs;
    const until = new Date(begins + partMs);
    const read = (from: Date) =>
      inBusiness(pool, businessId, "read only", (tenant) =>
        tenant.many(queries.listPastSales({ ...period, from, until }, null, perMoment, invites)),
      );
    const drawn = await read(new Date(begins + Math.floor(Math.random() * partMs)));
    // Nothing may follow a moment late in its part.
    const rows = drawn.length > 0 ? drawn : await read(new Date(begins));
    const sales = rows.map((one) => toPastSale(one, ""));
    const { tally } = await threads.run({ change, sales, counted: [], uses: {} });
    add(estimate, tally, { times: BigInt(count), of: BigInt(Math.max(1, rows.length)) });
  };
  // All at once would take the connections that calls wait for.
  const left = [...counted];
  const inTurn = async () => {
    for (let next = left.pop(); next; next = left.pop()) await priced(next);
  };
  await Promise.all(Array.from({ length: threads.count + 1 }, inTurn));
  return estimate;
}

const toPastSale = (sale: queries.PastSaleRow, day: string): PastSale => ({
  ...sale,
  subjects: { day, card: sale.card_id },
});

async function goOn(services: ReplayServices, businessId: string, running: Running): Promise<void> {
  const { row } = running;
  const found = foundIn(row);
  const isComplete = await price(services, businessId, running, found);
  await save(services, businessId, row, {
    done_count: found.done,
    ...(isComplete
      ? { state: "done", found: null, ended_dt: services.clock.now(), result: JSON.stringify(resultOf(found.tally)) }
      : {
          found: packed({ form: foundForm, tally: tallyText(found.tally), uses: found.uses }),
          last_dt: found.last?.at ?? null,
          last_id: found.last?.id ?? null,
        }),
  });
}

/** The form in which a piece leaves what was found; a piece of another version of the server begins anew. */
const foundForm = 3;

function foundIn(row: queries.RunningRow): Found {
  const { found, last_dt, last_id, done_count: done } = row;
  const nothing = { tally: emptyTally(), uses: {}, last: null, done: 0 };
  if (!found || !last_dt || !last_id) return nothing;
  const { form, tally, uses } = unpacked(found) as { form?: number; tally: string; uses: Uses }; // Written by `goOn`.
  if (form !== foundForm) return nothing;
  return { tally: readTally(tally), uses, last: { at: last_dt, id: last_id }, done };
}

/** Prices sales until time is up; whether these were all. */
async function price(
  { pool, threads }: ReplayServices,
  businessId: string,
  { row: { counted_rule_ids: counted }, change, period, timeZone, invites }: Running,
  found: Found,
): Promise<boolean> {
  const ends = performance.now() + pieceMs;
  // One use of a limited rule depends on those before it.
  const atOnce = counted.length > 0 ? 1 : threads.count + 1;
  const pricing: Promise<void>[] = [];
  const priced = async (sales: PastSale[]) => {
    const uses = usesBefore(found.uses, counted, sales);
    const done = await threads.run({ change, sales, counted, uses });
    add(found.tally, done.tally);
    Object.assign(found.uses, done.uses);
  };
  let isComplete = false;
  while (!isComplete && performance.now() < ends) {
    const rows = await inBusiness(pool, businessId, "read only", (tenant) =>
      tenant.many(queries.listPastSales(period, found.last, perRead, invites)),
    );
    isComplete = rows.length < perRead;
    const last = rows.at(-1);
    if (!last) break;
    found.last = { at: last.created_dt, id: last.id };
    found.done += rows.length;
    // Only uses are counted by day.
    const dayOf = ({ created_dt }: queries.PastSaleRow) => (counted.length > 0 ? dayIn(timeZone, created_dt) : "");
    pricing.push(priced(rows.map((one) => toPastSale(one, dayOf(one)))));
    if (pricing.length >= atOnce) await pricing.shift();
  }
  await Promise.all(pricing);
  return isComplete;
}

/** What some sales have to know of the uses before them. */
function usesBefore(uses: Uses, counted: readonly string[], sales: readonly PastSale[]): Uses {
  const keys = new Set(sales.flatMap((sale) => useKeys(counted, sale)));
  return Object.fromEntries([...keys].map((key) => [key, uses[key] ?? 0]));
}

/** Stores how far a replay is, unless somebody has stopped it meanwhile, and requests the next piece. */
async function save(
  { pool, clock }: ReplayServices,
  businessId: string,
  row: queries.RunningRow,
  columns: Parameters<typeof queries.saveRunning>[1],
): Promise<void> {
  await inBusiness(pool, businessId, "read write", async (tenant) => {
    const saved = await tenant.run(queries.saveRunning(row, columns, clock.now()));
    if (saved === 0) return;
    tenant.announce("rule_replay");
    if (columns.state === undefined) await requestPiece(tenant, row);
  });
}
