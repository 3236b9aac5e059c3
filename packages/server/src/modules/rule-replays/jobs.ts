import type { Services } from "#kit/http/answer.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { openThreads } from "#kit/threads/threads.ts";
import type { Answer, Asked } from "./piece.ts";
import { runPiece } from "./run.ts";

/** Prices past sales with other rules or prices, in threads beside the calls. */
export function ruleReplayJobs({ pool, clock }: Services): Jobs {
  const threads = openThreads<Asked, Answer>(new URL("./thread.ts", import.meta.url), pool);
  const run: Jobs[string] = async (payload) => {
    const { business_id, id } = payload as { business_id: string; id: string }; // Only `requestPiece` adds these jobs.
    await runPiece({ pool, clock, threads }, business_id, id);
  };
  return { "rule_replays.run": run, "rule_replays.try": run };
}
