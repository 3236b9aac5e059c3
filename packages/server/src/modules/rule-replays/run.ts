import type { RuleReplayKind } from "@patron/contract/enums";
import type { Rule, TrialChange } from "@patron/engine";
import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { ThreadFailed, type Threads } from "#kit/threads/threads.ts";
import { getLoyalty } from "../loyalty/public.ts";
import type { Answer, Asked } from "./piece.ts";
import * as queries from "./queries.ts";

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
  threads: Threads<Asked, Answer>;
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
  const estimate = isEstimated ? await estimateOf(services.threads, businessId, running, counted) : null;
  await save(services, businessId, row, {
    sales_count,
    ...(estimate !== null && { estimate }),
  });
}

/** Each part of the period has a moment, whose sales stand for all of the part. */
async function estimateOf(
  threads: ReplayServices["threads"],
  businessId: string,
  { change, period, invites }: Running,
  parts: readonly { part: number; count: number }[],
): Promise<string> {
  const order = { businessId, change, period, invites, parts, moments, perMoment };
  const answer = await threads.run({ estimate: order });
  if ("estimate" in answer) return answer.estimate;
  throw unreadOf(answer);
}

async function goOn(services: ReplayServices, businessId: string, running: Running): Promise<void> {
  const { row, change, period, invites, timeZone } = running;
  const { found, last_dt: at, last_id: id, done_count: done, counted_rule_ids: counted } = row;
  const before = found && at && id ? { found, last: { at, id }, done } : null;
  const order = { businessId, change, period, invites, counted, timeZone, before, ms: pieceMs };
  const answer = await services.threads.run({ price: order });
  if (!("priced" in answer)) throw unreadOf(answer);
  const { priced } = answer;
  await save(services, businessId, row, {
    done_count: priced.done,
    ...(priced.found
      ? { found: Buffer.from(priced.found), last_dt: priced.last?.at ?? null, last_id: priced.last?.id ?? null }
      : { state: "done", found: null, ended_dt: services.clock.now(), result: priced.result }),
  });
}

const unreadOf = (answer: Answer) =>
  "unread" in answer ? answer.unread : new Error("The answer is that of another order.");

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
