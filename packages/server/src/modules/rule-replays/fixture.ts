import { calls } from "@patron/contract/routes";
import { ThreadFailed } from "#kit/threads/threads.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { answerOn } from "./piece.ts";
import type { ReplayServices } from "./run.ts";

/** Does in the test's own thread what a thread does, where the suite sees its statements. */
export const threadOn = (pool: ReplayServices["pool"]): ReplayServices["threads"] => ({
  run: (asked) =>
    answerOn(pool, asked).catch((cause: unknown) => {
      throw new ThreadFailed("The work has failed.", { cause });
    }),
});

/** A replay that somebody has stopped. */
export const fixture: Fixture = async ({ w }) => {
  const path = { loyaltyId: w.loyaltyId };
  const body = {
    draft: {
      kind: "rule" as const,
      rule: { title: "Replayed", action_type: "discount-check-percent" as const, value: "10" },
    },
    date_from: "2026-01-01",
    date_to: "2026-12-31",
  };
  const { id } = await w.owner.request(calls.ruleReplays.add, { path, body });
  await w.owner.request(calls.ruleReplays.cancel, { path: { ...path, ruleReplayId: id } });
  return { rule_replay: id };
};
