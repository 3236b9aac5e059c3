import type { EntityType } from "@patron/contract/enums";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Tenant } from "../tenant.ts";

/** The payload of a rollup that is requested for one business. Scheduled rollups have none, and cover all businesses. */
export interface RollupPayload {
  business_id?: string;
}
export interface EarlyRollups {
  /** Counts changes of a business. Never throws or waits. */
  count(businessId: string, entityTypes: readonly EntityType[]): void;
  stop(): void;
}

/** The jobs that make reading many new transactions fast again. */
const tasks = ["turnover.rollup", "transactions.rollup"] as const;
type RollupTask = (typeof tasks)[number];
/** A business with more changed transactions within this window does not wait for the schedule. */
const [burst, windowMs] = [100, 60_000];
/** A pause this long ends a burst. One that goes on is rolled up now and then: each time, every sale of its hour is counted again. */
const [pauseMs, longestMs] = [300, 5_000];

/**
 * A waiting job with the same key is replaced, so at most one of each kind waits. Jobs of one queue would run one after another, but a worker that looks for
 * work locks every queue for a moment, also those of other workers' jobs, and another one that looks at that moment finds none and waits two seconds.
 */
const request = `
  select add_job(task, jsonb_build_object('business_id', $1::text), key => task || ' ' || $1) from unnest($2::text[]) task`;

const againMs = 1_000;
/** Requests a rollup once more, because another one of the business runs: it may have begun before the latest sales. */
export async function requestRollupAgain(tenant: Tenant, task: RollupTask, businessId: string): Promise<void> {
  await tenant.job(task, { business_id: businessId }, new Date(Date.now() + againMs), `${task} ${businessId}`);
}

/**
 * Requests the rollups of a business during and right after a burst of transactions: until they are rolled up, every total sums them again.
 * Counts in memory, so a transaction pays nothing; if a request is lost, the schedule makes up for it.
 */
export function openEarlyRollups(pool: Pool, log: Logger): EarlyRollups {
  let counts = new Map<string, number>();
  /** Businesses with a burst in the window before this one: the last sales of a burst may fall into the next window. */
  let recent = new Set<string>();
  let windowEnds = 0;
  const waiting = new Map<string, { timer: NodeJS.Timeout; sinceMs: number }>();

  async function send(businessId: string): Promise<void> {
    waiting.delete(businessId);
    try {
      await pool.query(request, [businessId, tasks]);
    } catch (error) {
      log.warn({ err: error }, "a rollup could not be requested; the scheduled one follows");
    }
  }
  function beginWindow(now: number): void {
    recent = new Set([...counts].filter(([, count]) => count >= burst).map(([businessId]) => businessId));
    counts = new Map();
    windowEnds = now + windowMs;
  }

  return {
    count(businessId, entityTypes) {
      const changed = entityTypes.filter((one) => one === "transaction").length;
      if (changed === 0) return;
      const now = performance.now();
      if (now >= windowEnds) beginWindow(now);
      const count = (counts.get(businessId) ?? 0) + changed;
      counts.set(businessId, count);
      if (count < burst && !recent.has(businessId)) return;
      const request = waiting.get(businessId);
      if (!request) {
        waiting.set(businessId, { timer: setTimeout(() => void send(businessId), pauseMs).unref(), sinceMs: now });
      } else if (now - request.sinceMs < longestMs - pauseMs) request.timer.refresh();
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
