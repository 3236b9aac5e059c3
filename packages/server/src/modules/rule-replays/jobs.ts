import type { Services } from "#kit/http/answer.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { openThreads } from "#kit/threads/threads.ts";
import type { PricedSales, SalesToPrice } from "./price-sales.ts";
import { runPiece } from "./run.ts";

/** Prices past sales with changed rules, in threads beside the calls. */
export function ruleReplayJobs({ pool, clock }: Services): Jobs {
  const threads = openThreads<SalesToPrice, PricedSales>(new URL("./thread.ts", import.meta.url));
  return {
    async "rule_replays.run"(payload) {
      const { business_id, id } = payload as { business_id: string; id: string }; // Only `requestPiece` adds this job.
      await runPiece({ pool, clock, threads }, business_id, id);
    },
  };
}
